/// Counts the steps of an algorithm.
package final class StepCounter {
  package var count = 0

  package init() {}
}
