/// The selected items of a table or collection view, in the content's order.
///
/// ```swift
/// tableView.attach(mails).onSelectionChange { selection in print(selection.items(of: Mail.self).count) }
/// ```
@preconcurrency @MainActor public struct ListSelection {
  private let shown: [ShownItem]

  init(_ shown: [ShownItem]) {
    self.shown = shown
  }

  /// The selected view models, unwrapped.
  public var items: [Any] { shown.map(\.viewModel) }
  /// The places of the items, in the order of ``items``.
  public var places: [ItemPlace] { shown.map(\.place) }

  /// Returns the selected view models of a type.
  public func items<ViewModel>(of type: ViewModel.Type) -> [ViewModel] {
    shown.compactMap { $0.viewModel as? ViewModel }
  }
}
