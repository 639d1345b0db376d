/// What a cell on the screen shows, kept by the cell.
///
/// When a cell leaves the screen after a reload, its index path is one of the content before: something else may be
/// there by now.
@MainActor final class ShownViewModel {
  let viewModel: Any

  init(_ viewModel: Any) {
    self.viewModel = viewModel
  }
}
