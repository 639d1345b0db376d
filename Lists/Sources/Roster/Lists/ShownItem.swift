/// The view model that a view shows at an index path, with its place in the content.
///
/// A visible cell retains it. When the cell leaves the screen after a reload, its index path is outdated.
@MainActor final class ShownItem {
  /// The innermost view model.
  let viewModel: Any
  let place: ItemPlace

  init(_ viewModel: Any, at place: ItemPlace) {
    self.viewModel = viewModel
    self.place = place
  }
}
