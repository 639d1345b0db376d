import Foundation

/// A view controller whose view is a table, and which is the table's data source and delegate.
///
/// It declares every requirement of both, so that a subclass can override any of them; a requirement that is not
/// overridden counts as not implemented.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var hasLoadedData = false

  /// Whether the selection is cleared when the view is about to appear.
  open var clearsSelectionOnViewWillAppear = true

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = coder.headlessValue(forKey: "style") ?? .plain
    super.init(coder: coder)
    HeadlessCoder.finish(self, as: UITableViewController.self, coder)
  }

  /// The table, loaded at the first use.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  override open func loadView() {
    if loadViewFromFile() {
      // As UIKit does for a view without others.
      if let table = viewIfLoaded as? UITableView {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
      }
      return
    }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasLoadedData {
      hasLoadedData = true
      tableView.reloadData()
    }
    if clearsSelectionOnViewWillAppear {
      for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }
  }

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.flashScrollIndicators()
  }

  override open func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// The rows that a storyboard has in the table; `nil` if rows come from a data source.
  public final var headlessStaticSections: [HeadlessStaticSection]?

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    headlessStaticSections?[section].rows.count ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    headlessStaticSections?[indexPath.section].rows[indexPath.row].cell
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func numberOfSections(in tableView: UITableView) -> Int {
    if let headlessStaticSections { return headlessStaticSections.count }
    HeadlessOptionalRequirement.notImplemented()
    return 1
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let headlessStaticSections { return headlessStaticSections[section].header }
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let headlessStaticSections { return headlessStaticSections[section].footer }
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    HeadlessOptionalRequirement.notImplemented()
    return index
  }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    HeadlessOptionalRequirement.notImplemented()
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

  // MARK: Display

  open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    HeadlessOptionalRequirement.notImplemented()
  }

  // MARK: Heights and section views

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let row = headlessStaticSections?[indexPath.section].rows[indexPath.row] {
      return row.height ?? tableView.rowHeight
    }
    HeadlessOptionalRequirement.notImplemented()
    return tableView.rowHeight
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.sectionHeaderHeight
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.sectionFooterHeight
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.estimatedRowHeight
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.estimatedSectionHeaderHeight
  }

  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.estimatedSectionFooterHeight
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  // MARK: Accessories and indentation

  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    HeadlessOptionalRequirement.notImplemented()
    return 0
  }

  // MARK: Highlighting and selection

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    HeadlessOptionalRequirement.notImplemented()
    return indexPath
  }

  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    HeadlessOptionalRequirement.notImplemented()
    return indexPath
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return !tableView.isEditing
  }

  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  {
    HeadlessOptionalRequirement.notImplemented()
    return false
  }

  open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    HeadlessOptionalRequirement.notImplemented()
  }

  // MARK: Editing

  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    HeadlessOptionalRequirement.notImplemented()
    return .delete
  }

  open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    HeadlessOptionalRequirement.notImplemented()
    return "Delete"
  }

  open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    HeadlessOptionalRequirement.notImplemented()
    return proposedDestinationIndexPath
  }

  // MARK: Context menus

  open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  // MARK: Focus

  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  open func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    HeadlessOptionalRequirement.notImplemented()
  }

  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return tableView.selectionFollowsFocus
  }
}
