import Foundation

/// A view controller whose view is a collection view; it is the collection view's data source and delegate.
///
/// The optional requirements are declared here so that subclasses can override them. Those that are not overridden count
/// as not implemented.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The layout that the controller was made with, or that its nib or storyboard has.
  public private(set) var collectionViewLayout: UICollectionViewLayout
  /// Whether the selection goes away each time that the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press starts to move an item.
  open var installsStandardGestureForInteractiveMovement = true
  private var hasAppeared = false

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    HeadlessCoder.finish(self, as: UICollectionViewController.self, coder)
  }

  /// The collection view, which is also the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  override open func loadView() {
    if loadViewFromFile() {
      // As UIKit does for a view without others.
      if let collectionView = viewIfLoaded as? UICollectionView {
        if collectionView.dataSource == nil { collectionView.dataSource = self }
        if collectionView.delegate == nil { collectionView.delegate = self }
        collectionViewLayout = collectionView.collectionViewLayout
      }
      return
    }
    let collectionView = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.backgroundColor = .systemBackground
    view = collectionView
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      collectionView?.reloadData()
    }
    if clearsSelectionOnViewWillAppear { collectionView?.selectItem(at: nil, animated: animated, scrollPosition: []) }
  }

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView?.flashScrollIndicators()
  }

  override open func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    HeadlessOptionalRequirement.notImplemented()
    return 1
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    HeadlessOptionalRequirement.notImplemented()
    return UICollectionReusableView(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    HeadlessOptionalRequirement.notImplemented()
    return IndexPath(item: 0, section: index)
  }

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) { HeadlessOptionalRequirement.notImplemented() }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { HeadlessOptionalRequirement.notImplemented() }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { HeadlessOptionalRequirement.notImplemented() }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { HeadlessOptionalRequirement.notImplemented() }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { HeadlessOptionalRequirement.notImplemented() }

  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func scrollViewDidZoom(_ scrollView: UIScrollView) { HeadlessOptionalRequirement.notImplemented() }

  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    HeadlessOptionalRequirement.notImplemented()
  }

  // MARK: UICollectionViewDelegate

  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    HeadlessOptionalRequirement.notImplemented()
    return !collectionView.isEditing
  }

  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    HeadlessOptionalRequirement.notImplemented()
    return proposedIndexPath
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    HeadlessOptionalRequirement.notImplemented()
    return proposedContentOffset
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return false
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    HeadlessOptionalRequirement.notImplemented()
    return collectionView.selectionFollowsFocus
  }
}
