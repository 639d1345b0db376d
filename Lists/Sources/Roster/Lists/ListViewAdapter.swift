/// What a ``ListUpdater`` changes: a table, a collection, or the view that a composite hands to a child, together with
/// the delegate that presents content in it.
@MainActor protocol ListViewAdapter: AnyObject {
  associatedtype View: ListView
  associatedtype Delegate: ListDelegate
  /// The view; `nil` once it has gone.
  var listView: View? { get }
  /// The delegate, which keeps the data source; `nil` once it has gone.
  var delegate: Delegate? { get }

  /// Names the deletions, insertions and moves of a stage, in a batch.
  func change(_ stage: ChangeStage, isAnimated: Bool)
  /// Shows items anew in other cells, in a batch.
  func reload(_ items: [IndexPath], isAnimated: Bool)
  /// Is called before the headers and footers of sections change in a stage.
  func supplementsWillRefresh(ofSections sections: [Int])
  /// Shows a section's header and footer anew in the views that are there; returns whether that was possible.
  func refreshSupplements(ofSection section: Int) -> Bool
  /// Is called in a batch after headers and footers were shown anew.
  func supplementsDidRefresh()
  func reloadSections(_ sections: IndexSet, isAnimated: Bool)
  /// Is called in a batch after sizes that the delegate answers have become others.
  func sizesDidChange()
  /// Has the view read its section index titles anew.
  func sectionIndexDidChange()
}

extension ListViewAdapter {
  /// Keeps the view where its reader is, unless a composite has handed it.
  func makeAnchoredList() -> AnchoredList? {
    guard let listView, handedView == nil else { return nil }
    return AnchoredList(listView, ListReading(delegate: delegate))
  }

  /// A table asks for all heights after each batch.
  func sizesDidChange() {}

  var view: UIScrollView? { listView }
  /// The data source whose content the view shows; `nil` once it has gone.
  var dataSource: ListDataSource? { delegate?.list }
  var options: ListUpdateOptions { dataSource?.listOptions ?? ListUpdateOptions() }
  var numberOfSections: Int { listView?.numberOfSections ?? 0 }
  /// The number of items in all sections.
  var numberOfItems: Int {
    guard let list = dataSource?.list else { return 0 }
    return (0..<list.numberOfSections()).reduce(0) { $0 + list.numberOfItems($1) }
  }
  var selectedItems: [IndexPath] { listView?.selectedItems ?? [] }

  /// Shows items anew, in a batch: UIKit takes no cell of another class while it reconfigures one.
  func refresh(_ items: [IndexPath], _ refresh: ItemRefresh, isAnimated: Bool) {
    var reloaded = items
    if refresh == .reconfigure, let listView {
      reloaded = items.filter { dataSource?.needsOtherCell(at: $0, in: listView) ?? false }
      let others = Set(reloaded)
      let kept = others.isEmpty ? items : items.filter { !others.contains($0) }
      if !kept.isEmpty { listView.reconfigureItems(at: kept) }
    }
    if !reloaded.isEmpty { reload(reloaded, isAnimated: isAnimated) }
  }

  /// Is called after an update in which selected items have gone.
  func selectionDidChange() {
    if let listView { delegate?.selectionDidChange(in: listView) }
  }

  var handedView: (any ChildViewProxy)? { view as? any ChildViewProxy }

  /// Whether the view shows the content, so that it has to follow its changes.
  var isShowing: Bool {
    guard let handedView else { return listView?.hasDataSource(dataSource) ?? false }
    return handedView.handedPart?.isShowing ?? false
  }

  /// Whether the view is in no window. What a composite hands to its children is in none itself.
  var isOffWindow: Bool { shownView?.window == nil }

  /// The view that is in a window, whatever composites hand to children instead of it.
  var shownView: UIView? {
    var view: UIView? = view
    while let handed = view as? any ChildViewProxy, let target = handed.forwardingTarget { view = target }
    return view
  }
}
