import Roster

/// The table view for a hand-written child of a composite.
@MainActor final class HandedTableView: UITableView, HandedView {
  private(set) weak var part: CompositePart<CompositeTableViewDataSource.Child>?
  private(set) weak var shown: UITableView?

  init(_ part: CompositePart<CompositeTableViewDataSource.Child>?, for shown: UITableView?) {
    super.init(frame: .zero, style: shown?.style ?? .plain)
    (self.part, self.shown) = (part, shown)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var forwardingTarget: UIView? { target }

  // MARK: Data source and delegate

  override var dataSource: (any UITableViewDataSource)? {
    get { target == nil ? nil : part?.child.dataSource }
    set { part?.set(newValue, for: part?.child.dataSource, as: \UITableView.dataSource) }
  }
  override var delegate: (any UITableViewDelegate)? {
    get { target == nil ? nil : part?.child.delegate }
    set { part?.set(newValue, for: part?.child.delegate, as: \UITableView.delegate) }
  }
  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { target == nil ? nil : part?.child.prefetchDataSource }
    set { part?.set(newValue, for: part?.child.prefetchDataSource, as: \UITableView.prefetchDataSource) }
  }

  // MARK: Rows and sections

  override var numberOfSections: Int { target.flatMap { part?.numberOfSections(in: $0) } ?? 0 }
  override func numberOfRows(inSection section: Int) -> Int { ask(section) { $0.numberOfRows(inSection: $1) } ?? 0 }
  override func rect(forSection section: Int) -> CGRect { ask(section) { $0.rect(forSection: $1) } ?? .zero }
  override func rectForHeader(inSection section: Int) -> CGRect {
    ask(section) { $0.rectForHeader(inSection: $1) } ?? .zero
  }
  override func rectForFooter(inSection section: Int) -> CGRect {
    ask(section) { $0.rectForFooter(inSection: $1) } ?? .zero
  }
  override func rectForRow(at path: IndexPath) -> CGRect { ask(path) { $0.rectForRow(at: $1) } ?? .zero }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? { local(target?.indexPathForRow(at: point)) }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? { local(target?.indexPath(for: cell)) }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    locals(target?.indexPathsForRows(in: rect)).nilIfEmpty
  }
  override func cellForRow(at path: IndexPath) -> UITableViewCell? { ask(path) { $0.cellForRow(at: $1) } }
  override var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow(at:)) }
  override var indexPathsForVisibleRows: [IndexPath]? { locals(target?.indexPathsForVisibleRows).nilIfEmpty }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    ask(section) { $0.headerView(forSection: $1) }
  }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    ask(section) { $0.footerView(forSection: $1) }
  }
  override func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    call(path) { $0.scrollToRow(at: $1, at: position, animated: animated) }
  }

  // MARK: Selection

  override var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.min() }
  override var indexPathsForSelectedRows: [IndexPath]? { locals(target?.indexPathsForSelectedRows).nilIfEmpty }
  /// Selects one of the child's rows, or deselects all of them if it's `nil`.
  override func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let path { return call(path) { $0.selectRow(at: $1, animated: animated, scrollPosition: scrollPosition) } }
    for selected in indexPathsForSelectedRows ?? [] { deselectRow(at: selected, animated: animated) }
  }
  override func deselectRow(at path: IndexPath, animated: Bool) {
    _ = ask(path) { $0.deselectRow(at: $1, animated: animated) }
  }

  // MARK: Updates

  override func reloadData() { tell(HandChanges(isReload: true)) }
  override func reloadSectionIndexTitles() { target?.reloadSectionIndexTitles() }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    HandBatch.perform(updates, completion: completion)
  }
  override func beginUpdates() { HandBatch.begin() }
  override func endUpdates() { HandBatch.end() }
  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    tell(HandChanges(sections: .init(inserts: Array(sections))))
  }
  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    tell(HandChanges(sections: .init(deletes: Array(sections))), from: Array(sections))
  }
  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    tell(HandChanges(reloadedSections: Array(sections)), from: Array(sections))
  }
  override func moveSection(_ section: Int, toSection new: Int) {
    tell(HandChanges(sections: .init(moves: [IndexMove(from: section, to: new)])), from: [section])
  }
  override func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    tell(HandChanges(items: .init(inserts: paths.itemPaths)))
  }
  override func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    tell(HandChanges(items: .init(deletes: paths.itemPaths)), from: paths)
  }
  override func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    tell(HandChanges(reloadedItems: paths.itemPaths), from: paths)
  }
  override func reconfigureRows(at paths: [IndexPath]) {
    tell(HandChanges(items: .init(updates: paths.itemPaths)), from: paths)
  }
  override func moveRow(at path: IndexPath, to new: IndexPath) {
    tellMove(path, to: new)
  }

  // MARK: Reuse

  override func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
    target?.register(type, forCellReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    target?.register(nib, forCellReuseIdentifier: identifier)
  }
  override func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    target?.register(type, forHeaderFooterViewReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    target?.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    target?.dequeueReusableCell(withIdentifier: identifier)
  }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    target?.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    guard let part, let target else { return super.dequeueReusableCell(withIdentifier: identifier, for: path) }
    return target.dequeueReusableCell(withIdentifier: identifier, for: part.existing(path, in: target))
  }

  // MARK: Properties of the shown table view

  override var rowHeight: CGFloat {
    get { target?.rowHeight ?? super.rowHeight }
    set { target?.rowHeight = newValue }
  }
  override var estimatedRowHeight: CGFloat {
    get { target?.estimatedRowHeight ?? super.estimatedRowHeight }
    set { target?.estimatedRowHeight = newValue }
  }
  override var sectionHeaderHeight: CGFloat {
    get { target?.sectionHeaderHeight ?? super.sectionHeaderHeight }
    set { target?.sectionHeaderHeight = newValue }
  }
  override var sectionFooterHeight: CGFloat {
    get { target?.sectionFooterHeight ?? super.sectionFooterHeight }
    set { target?.sectionFooterHeight = newValue }
  }
  override var isEditing: Bool {
    get { target?.isEditing ?? false }
    set { target?.isEditing = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) { target?.setEditing(editing, animated: animated) }
  override var allowsSelection: Bool {
    get { target?.allowsSelection ?? super.allowsSelection }
    set { target?.allowsSelection = newValue }
  }
  override var allowsMultipleSelection: Bool {
    get { target?.allowsMultipleSelection ?? super.allowsMultipleSelection }
    set { target?.allowsMultipleSelection = newValue }
  }
  override var contentSize: CGSize {
    get { target?.contentSize ?? super.contentSize }
    set { target?.contentSize = newValue }
  }
  override var contentInset: UIEdgeInsets {
    get { target?.contentInset ?? super.contentInset }
    set { target?.contentInset = newValue }
  }
  override var adjustedContentInset: UIEdgeInsets { target?.adjustedContentInset ?? super.adjustedContentInset }
  override var contentOffset: CGPoint {
    get { target?.contentOffset ?? super.contentOffset }
    set { target?.contentOffset = newValue }
  }
  override func setContentOffset(_ offset: CGPoint, animated: Bool) {
    target?.setContentOffset(offset, animated: animated)
  }
  override var isTracking: Bool { target?.isTracking ?? false }
  override var isDragging: Bool { target?.isDragging ?? false }
  override var isDecelerating: Bool { target?.isDecelerating ?? false }
  override var frame: CGRect {
    get { target?.frame ?? super.frame }
    set { if target == nil { super.frame = newValue } }
  }
  override var bounds: CGRect {
    get { target?.bounds ?? super.bounds }
    set { if target == nil { super.bounds = newValue } }
  }
  override var backgroundColor: UIColor? {
    get { target?.backgroundColor ?? super.backgroundColor }
    set { target?.backgroundColor = newValue }
  }
  override var tintColor: UIColor! {
    get { target?.tintColor ?? super.tintColor }
    set { target?.tintColor = newValue }
  }
  override var traitCollection: UITraitCollection { target?.traitCollection ?? super.traitCollection }
  override var window: UIWindow? { target?.window }
  override var superview: UIView? { target?.superview }
  override func layoutIfNeeded() { target?.layoutIfNeeded() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { target?.convert(point, to: view) ?? point }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { target?.convert(point, from: view) ?? point }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { target?.convert(rect, to: view) ?? rect }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { target?.convert(rect, from: view) ?? rect }
}

extension [IndexPath] {
  /// The array, or `nil` if it's empty, as in table views.
  fileprivate var nilIfEmpty: [IndexPath]? { isEmpty ? nil : self }
}
