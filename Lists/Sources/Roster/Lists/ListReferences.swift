/// A view and its delegate, neither of which is kept alive.
@MainActor class ListReferences<View: ListView, Delegate: ListDelegate> {
  /// The view; `nil` once it has gone.
  private(set) weak var listView: View?
  /// The delegate, which keeps the data source; `nil` once it has gone.
  private(set) weak var delegate: Delegate?

  init(_ delegate: Delegate, _ view: View) {
    self.delegate = delegate
    listView = view
  }
}
