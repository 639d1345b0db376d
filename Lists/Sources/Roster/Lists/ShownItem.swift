/// What a view shows at an index path: a view model, and where its item is in the content.
///
/// A cell on the screen keeps it. When the cell leaves the screen after a reload, its index path is one of the content
/// before: something else may be there by now.
@MainActor final class ShownItem {
  /// The innermost view model.
  let viewModel: Any
  let place: ItemPlace

  init(_ viewModel: Any, at place: ItemPlace) {
    self.viewModel = viewModel
    self.place = place
  }
}
