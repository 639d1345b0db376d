import Foundation

/// What a ``ListUpdater`` changes: a table, a collection, or the view that a composite hands to a child, together with
/// the delegate that presents content in it.
@MainActor protocol ListDriver: AnyObject {
  /// The view; `nil` once it has gone.
  var view: UIScrollView? { get }
  /// The data source whose content the view shows; `nil` once it has gone.
  var dataSource: ListDataSource? { get }
  var options: ListUpdateOptions { get }
  /// Whether the view asks this data source.
  var asksDataSource: Bool { get }

  /// The number of sections that the view has read; it reads its counts if it has not.
  var numberOfSections: Int { get }
  var selectedItems: [IndexPath] { get }
  func select(_ indexPath: IndexPath)
  /// Is called after an update in which selected items have gone.
  func selectionDidChange()
  var visibleItems: [IndexPath] { get }
  /// The frame of an item in the content of the view, in points; `nil` if there is no such item.
  func frame(ofItemAt indexPath: IndexPath) -> CGRect?

  /// The size of the content after the changes that the view has been given, in points.
  var contentSize: CGSize { get }

  func performBatch(_ changes: @escaping () -> Void, completion: @escaping () -> Void)
  /// Names the deletions, insertions and moves of a stage, in a batch.
  func change(_ stage: ChangeStage, isAnimated: Bool)
  /// Shows items anew, in a batch.
  func refresh(_ items: [IndexPath], _ refresh: ItemRefresh, isAnimated: Bool)
  /// Is called before the headers and footers of sections change in a stage.
  func supplementsWillRefresh(ofSections sections: [Int])
  /// Shows a section's header and footer anew in the views that are there; returns whether that was possible.
  func refreshSupplements(ofSection section: Int) -> Bool
  /// Is called in a batch after headers and footers were shown anew.
  func supplementsDidRefresh()
  func reloadSections(_ sections: IndexSet, isAnimated: Bool)
  func reloadData()
  /// Has the view read its section index titles anew.
  func sectionIndexDidChange()
}

extension ListDriver {
  var handedView: (any HandedView)? { view as? any HandedView }

  /// Whether the view shows the content, so that it has to follow its changes.
  var isShowing: Bool { handedView?.isShowingComposite ?? asksDataSource }

  /// Whether the view is in no window. What a composite hands to its children is in none itself.
  var isOffWindow: Bool {
    var view: UIView? = view
    while let handed = view as? any HandedView, let target = handed.forwardingTarget { view = target }
    return view?.window == nil
  }
}
