/// Counts the steps of an algorithm.
@usableFromInline
package final class StepCounter {
  package var count = 0

  package init() {}
}
