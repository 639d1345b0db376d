/// Something that is being loaded: it is not, any more, when nobody keeps this.
package final class RunningLoad {
  private let task: Task<Void, Never>

  package init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit { task.cancel() }
}
