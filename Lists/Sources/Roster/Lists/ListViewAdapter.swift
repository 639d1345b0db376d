/// What a ``ListUpdater`` changes: a table or a collection, together with the delegate that presents content in it.
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
  /// A table asks for all heights after each batch.
  func sizesDidChange() {}

  var view: UIScrollView? { listView }
  /// The data source whose content the view shows; `nil` once it has gone.
  var dataSource: ListDataSource? { delegate?.list }
  var options: ListUpdateOptions { dataSource?.listOptions ?? ListUpdateOptions() }
  var numberOfSections: Int { listView?.numberOfSections ?? 0 }
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

  /// Whether the view shows the content, so that it has to follow its changes.
  var isShowing: Bool { listView?.hasDataSource(dataSource?.asked) ?? false }

  /// Whether the view is in no window.
  var isOffWindow: Bool { view?.window == nil }
}
