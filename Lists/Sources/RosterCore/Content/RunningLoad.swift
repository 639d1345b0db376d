/// A load that's canceled when the last reference to this object is released.
package final class RunningLoad {
  private let task: Task<Void, Never>

  package init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit { task.cancel() }
}
