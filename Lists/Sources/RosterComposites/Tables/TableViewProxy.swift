import Roster

/// The table that a child of a composite is handed: the real table, in the child's own sections.
///
/// What it is asked about rows and sections is limited to the child's, and answered in the child's index paths. What
/// belongs to the whole table, such as the offset or the separators, is the real table's. Index paths that are not the
/// child's are never passed on: questions about them have no answer, and updates stop the program. When the child has
/// left the composite, this is an empty table that is shown nowhere, and updates do nothing.
@MainActor final class TableViewProxy: ForwardingTableView {
  private(set) weak var part: TableViewPart?
  /// How many batches the child has begun by `beginUpdates()` and not ended: they end even if it leaves meanwhile.
  private var numberOfOpenBatches = 0

  init(_ part: TableViewPart?) {
    super.init(style: part?.target?.style ?? .plain)
    self.part = part
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var target: UITableView? { part?.target }

  // MARK: Data source and delegate

  /// The child: assigning it again after `nil` has the real table find out anew what is implemented.
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

  // MARK: Counts

  override var numberOfSections: Int { part?.numberOfSections ?? 0 }

  override func numberOfRows(inSection section: Int) -> Int {
    part?.call(section) { $0.numberOfRows(inSection: $1) } ?? 0
  }

  // MARK: Geometry

  override func rect(forSection section: Int) -> CGRect {
    part?.ask(section) { $0.rect(forSection: $1) } ?? .zero
  }

  override func rectForHeader(inSection section: Int) -> CGRect {
    part?.ask(section) { $0.rectForHeader(inSection: $1) } ?? .zero
  }

  override func rectForFooter(inSection section: Int) -> CGRect {
    part?.ask(section) { $0.rectForFooter(inSection: $1) } ?? .zero
  }

  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    part?.ask(indexPath) { $0.rectForRow(at: $1) } ?? .zero
  }

  override func indexPathForRow(at point: CGPoint) -> IndexPath? { local(target?.indexPathForRow(at: point)) }

  override func indexPath(for cell: UITableViewCell) -> IndexPath? { local(target?.indexPath(for: cell)) }

  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { locals(target?.indexPathsForRows(in: rect)) }

  private func local(_ indexPath: IndexPath?) -> IndexPath? { indexPath.flatMap { part?.local($0) } }

  private func locals(_ indexPaths: [IndexPath]?) -> [IndexPath]? {
    let own = indexPaths?.compactMap(local)
    return own?.isEmpty == true ? nil : own
  }

  // MARK: What is displayed

  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    part?.ask(indexPath) { $0.cellForRow(at: $1) }
  }

  override var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow(at:)) }

  override var indexPathsForVisibleRows: [IndexPath]? { locals(target?.indexPathsForVisibleRows) }

  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    part?.ask(section) { $0.headerView(forSection: $1) }
  }

  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    part?.ask(section) { $0.footerView(forSection: $1) }
  }

  // MARK: Scrolling

  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    part?.call(indexPath) { $0.scrollToRow(at: $1, at: scrollPosition, animated: animated) }
  }

  /// Scrolls to that one of the child's selected rows which is nearest to the middle of the table.
  override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    func distance(_ indexPath: IndexPath) -> CGFloat { abs(rectForRow(at: indexPath).midY - bounds.midY) }
    guard let nearest = indexPathsForSelectedRows?.min(by: { distance($0) < distance($1) }) else { return }
    scrollToRow(at: nearest, at: scrollPosition, animated: animated)
  }

  // MARK: Selection

  override var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.min() }

  override var indexPathsForSelectedRows: [IndexPath]? { locals(target?.indexPathsForSelectedRows) }

  /// Selects one of the child's rows; `nil` deselects all of the child's rows.
  override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for selected in indexPathsForSelectedRows ?? [] { deselectRow(at: selected, animated: animated) }
      return
    }
    part?.call(indexPath) { $0.selectRow(at: $1, animated: animated, scrollPosition: scrollPosition) }
  }

  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    part?.ask(indexPath) { $0.deselectRow(at: $1, animated: animated) }
  }

  // MARK: Updates

  override func reloadData() { part?.reloadData() }

  override func reloadSectionIndexTitles() { target?.reloadSectionIndexTitles() }

  override var hasUncommittedUpdates: Bool { target?.hasUncommittedUpdates ?? false }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    ChildAdapter.performBatchUpdates(of: part, updates, completion: completion)
  }

  override func beginUpdates() {
    guard let binding = part?.binding, target != nil else { return }
    numberOfOpenBatches += 1
    binding.beginBatch({ $0.beginUpdates() }, close: { $0.endUpdates() })
  }

  override func endUpdates() {
    guard numberOfOpenBatches > 0 else { return }
    numberOfOpenBatches -= 1
    UpdateCoordinator.shared.endBatch()
  }

  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    part?.update(ChangeStage(sections: .init(inserts: Array(sections)))) {
      $0.insertSections($1.new(sections), with: animation)
    }
  }

  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    part?.update(ChangeStage(sections: .init(deletes: Array(sections)))) {
      $0.deleteSections($1.old(sections), with: animation)
    }
  }

  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    part?.update(ChangeStage(sections: .init(updates: Array(sections)))) {
      $0.reloadSections($1.old(sections), with: animation)
    }
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    part?.update(.move(section, newSection)) { $0.moveSection($1.old(section), toSection: $1.new(newSection)) }
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    part?.update(ChangeStage(items: .init(inserts: indexPaths.itemPaths))) { view, part in
      part.insert(indexPaths) { view.insertRows(at: $0, with: animation) }
    }
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    part?.update(ChangeStage(items: .init(deletes: indexPaths.itemPaths))) { view, part in
      part.delete(indexPaths) { view.deleteRows(at: $0, with: animation) }
    }
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    part?.update(ChangeStage(items: .init(updates: indexPaths.itemPaths))) {
      $0.reloadRows(at: $1.old(indexPaths), with: animation)
    }
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    part?.update(.move(indexPath, newIndexPath)) { $0.moveRow(at: $1.old(indexPath), to: $1.new(newIndexPath)) }
  }

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    part?.update(ChangeStage(items: .init(updates: indexPaths.itemPaths))) {
      $0.reconfigureRows(at: $1.old(indexPaths))
    }
  }

  // MARK: Reuse

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let part, let target = part.target else {
      return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    return target.dequeueReusableCell(withIdentifier: identifier, for: part.asked(indexPath))
  }
}

typealias TableViewPart = ChildAdapter<CompositeTableViewDataSource.Child>
