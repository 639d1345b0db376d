/// A table or collection view that a ``ListUpdater`` changes, with the delegate that presents content in it.
@MainActor protocol ListViewAdapter: AnyObject {
  associatedtype View: ListView
  associatedtype Delegate: ListDelegate
  /// The view, while it exists.
  var listView: View? { get }
  /// The delegate, which retains the data source, while it exists.
  var delegate: Delegate? { get }

  /// Applies the deletions, insertions, and moves of a stage, in a batch.
  func change(_ stage: ChangeStage, isAnimated: Bool)
  /// Shows items in other cells, in a batch.
  func reload(_ items: [IndexPath], isAnimated: Bool)
  /// Called before the headers and footers of sections change in a stage.
  func supplementsWillRefresh(ofSections sections: [Int])
  /// Refreshes a section's header and footer in their existing views, and returns whether that was possible.
  func refreshSupplements(ofSection section: Int) -> Bool
  /// Called in a batch after headers and footers were refreshed.
  func supplementsDidRefresh()
  func reloadSections(_ sections: IndexSet, isAnimated: Bool)
  /// Called in a batch after the delegate's sizes changed.
  func sizesDidChange()
  /// Reloads the section index titles.
  func sectionIndexDidChange()
}

extension ListViewAdapter {
  /// Does nothing, because table views read all heights after each batch.
  func sizesDidChange() {}

  var view: UIScrollView? { listView }
  /// The data source whose content the view shows, while it exists.
  var dataSource: ListDataSource? { delegate?.list }
  var options: ListUpdateOptions { dataSource?.listOptions ?? ListUpdateOptions() }
  var numberOfSections: Int { listView?.numberOfSections ?? 0 }
  var selectedItems: [IndexPath] { listView?.selectedItems ?? [] }

  /// Refreshes items, in a batch. Items that need another cell class are reloaded, because UIKit can't reconfigure them.
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

  /// Notifies the delegate after an update that changed the selection.
  func selectionDidChange() {
    if let listView { delegate?.selectionDidChange(in: listView) }
  }

  /// A Boolean value that indicates whether the view shows the content, so that it follows its changes.
  var isShowing: Bool { listView?.hasDataSource(dataSource?.asked) ?? false }

  /// A Boolean value that indicates whether the view is in no window.
  var isOffWindow: Bool { view?.window == nil }
}
