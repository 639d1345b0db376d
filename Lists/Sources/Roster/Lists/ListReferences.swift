/// A view and its delegate, which aren't retained.
@MainActor class ListReferences<View: ListView, Delegate: ListDelegate> {
  /// The view, while it exists.
  private(set) weak var listView: View?
  /// The delegate, which retains the data source, while it exists.
  private(set) weak var delegate: Delegate?

  init(_ delegate: Delegate, _ view: View) {
    self.delegate = delegate
    listView = view
  }
}
