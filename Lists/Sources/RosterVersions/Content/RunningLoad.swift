/// A load, which is cancelled when the last reference to this object goes.
package final class RunningLoad {
  private let task: Task<Void, Never>

  package init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit { task.cancel() }
}
