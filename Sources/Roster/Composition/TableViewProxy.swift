import Foundation

/// The table that a child of a composite is handed: the real table, in the child's own sections.
///
/// What it is asked about rows and sections is limited to the child's, and answered in the child's index paths. What
/// belongs to the whole table, such as the offset or the separators, is the real table's. Index paths that are not the
/// child's are never passed on: questions about them have no answer, and updates stop the program. When the child has
/// left the composite, this is an empty table that is shown nowhere, and updates do nothing.
@MainActor final class TableViewProxy: ForwardingTableView {
  private(set) weak var part: TableViewPart?

  init(_ part: TableViewPart, style: Style) {
    super.init(style: style)
    self.part = part
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var target: UITableView? { part?.binding?.tableView }

  var mapping: TableViewBinding.Mapping? { part?.binding?.mapping }

  // MARK: Mapping

  private func global(_ indexPath: IndexPath) -> IndexPath? {
    guard let part, let binding = part.binding else { return nil }
    _ = target?.numberOfSections
    return binding.global(indexPath, of: part)
  }

  /// The index path of a cell that is asked for now, so that the counts are known; they are read if it is not there.
  private func asked(_ indexPath: IndexPath) -> IndexPath? {
    part.flatMap { $0.binding?.global(indexPath, of: $0) } ?? global(indexPath)
  }

  private func global(_ section: Int) -> Int? { global(IndexPath(index: section))?[0] }

  private func local(_ indexPath: IndexPath) -> IndexPath? {
    guard let part else { return nil }
    return part.binding?.local(indexPath, of: part)
  }

  private func locals(_ indexPaths: [IndexPath]?) -> [IndexPath]? {
    let own = indexPaths?.compactMap(local)
    return own?.isEmpty == true ? nil : own
  }

  private func checked<Index>(_ index: Index?, _ given: @autoclosure () -> [Int], _ function: StaticString) -> Index {
    guard let index else {
      trap(
        "\(part.map { "\(type(of: $0.child.dataSource))" } ?? "A data source") of a composite named \(given()) in "
          + "\(function), but it has \(part.map { mapping?.known.count(of: $0) ?? 0 } ?? 0) sections before the update "
          + "and \(part.map { mapping?.upcoming.count(of: $0) ?? 0 } ?? 0) after it",
        cause: "the child counts sections as the whole table does, or has not changed its content yet",
        advice: "count sections from 0 in the child, and change the content before the table"
      )
    }
    return index
  }

  /// Sends an update in the table's index paths.
  private func update(growth: Int = 0, _ send: @escaping (UITableView, Spaces) -> Void) {
    guard let part, let binding = part.binding, target != nil else { return }
    if !binding.mapping.isBatching { _ = target?.numberOfSections }
    binding.mapping.update(part, growth: growth) { [weak self] in
      guard let self, let target = self.target, let part = self.part else { return }
      send(
        target,
        Spaces(
          old: { self.checked(self.mapping?.known.global($0, of: part), Array($0), $1) },
          new: { self.checked(self.mapping?.upcoming.global($0, of: part), Array($0), $1) }
        )
      )
    }
  }

  /// The index paths of the table before an update and after it.
  private struct Spaces {
    let old: @MainActor (IndexPath, StaticString) -> IndexPath
    let new: @MainActor (IndexPath, StaticString) -> IndexPath

    @MainActor func old(_ sections: IndexSet, _ function: StaticString) -> IndexSet {
      IndexSet(sections.map { old(IndexPath(index: $0), function)[0] })
    }

    @MainActor func new(_ sections: IndexSet, _ function: StaticString) -> IndexSet {
      IndexSet(sections.map { new(IndexPath(index: $0), function)[0] })
    }
  }

  // MARK: Data source and delegate

  /// The child: assigning it again has the real table find out anew what is implemented.
  override var dataSource: (any UITableViewDataSource)? {
    get { target == nil ? nil : part?.child.dataSource }
    set { refreshAnswers(newValue, part?.child.dataSource) }
  }

  override var delegate: (any UITableViewDelegate)? {
    get { target == nil ? nil : part?.child.delegate }
    set { refreshAnswers(newValue, part?.child.delegate) }
  }

  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { target == nil ? nil : part?.child.prefetchDataSource }
    set { refreshAnswers(newValue, part?.child.prefetchDataSource) }
  }

  private func refreshAnswers(_ new: AnyObject?, _ own: AnyObject?) {
    guard let target, let composite = part?.binding?.composite, new === own else { return }
    if let target = target as? TableViewProxy {
      target.delegate = composite
    } else if target.dataSource === composite {
      target.delegate = nil
      target.delegate = composite
      target.dataSource = nil
      target.dataSource = composite
    }
  }

  // MARK: Counts

  override var numberOfSections: Int {
    guard let target, let part, let mapping else { return 0 }
    _ = target.numberOfSections
    return mapping.known.count(of: part)
  }

  override func numberOfRows(inSection section: Int) -> Int {
    guard let target else { return 0 }
    return target.numberOfRows(inSection: checked(global(section), [section], #function))
  }

  // MARK: Geometry

  override func rect(forSection section: Int) -> CGRect {
    global(section).flatMap { target?.rect(forSection: $0) } ?? .zero
  }

  override func rectForHeader(inSection section: Int) -> CGRect {
    global(section).flatMap { target?.rectForHeader(inSection: $0) } ?? .zero
  }

  override func rectForFooter(inSection section: Int) -> CGRect {
    global(section).flatMap { target?.rectForFooter(inSection: $0) } ?? .zero
  }

  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    global(indexPath).flatMap { target?.rectForRow(at: $0) } ?? .zero
  }

  override func indexPathForRow(at point: CGPoint) -> IndexPath? { target?.indexPathForRow(at: point).flatMap(local) }

  override func indexPath(for cell: UITableViewCell) -> IndexPath? { target?.indexPath(for: cell).flatMap(local) }

  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { locals(target?.indexPathsForRows(in: rect)) }

  // MARK: What is displayed

  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    global(indexPath).flatMap { target?.cellForRow(at: $0) }
  }

  override var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow(at:)) }

  override var indexPathsForVisibleRows: [IndexPath]? { locals(target?.indexPathsForVisibleRows) }

  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    global(section).flatMap { target?.headerView(forSection: $0) }
  }

  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    global(section).flatMap { target?.footerView(forSection: $0) }
  }

  // MARK: Scrolling

  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let target else { return }
    target.scrollToRow(
      at: checked(global(indexPath), Array(indexPath), #function),
      at: scrollPosition,
      animated: animated
    )
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
    guard let target else { return }
    if let indexPath {
      let global = checked(global(indexPath), Array(indexPath), #function)
      target.selectRow(at: global, animated: animated, scrollPosition: scrollPosition)
    } else {
      for selected in indexPathsForSelectedRows ?? [] { deselectRow(at: selected, animated: animated) }
    }
  }

  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let indexPath = global(indexPath) { target?.deselectRow(at: indexPath, animated: animated) }
  }

  // MARK: Updates

  /// Reloads the whole table, as any child may have other counts; rows of other children stay selected.
  override func reloadData() {
    guard let target, let part, let binding = part.binding else { return }
    let selected = (target.indexPathsForSelectedRows ?? []).compactMap { indexPath -> (TableViewPart, IndexPath)? in
      guard let owner = binding.route(indexPath[0]), owner.part !== part else { return nil }
      return (owner.part, indexPath.inSection(owner.section))
    }
    target.reloadData()
    for (owner, local) in selected {
      guard let indexPath = binding.global(local, of: owner),
        indexPath.row < target.numberOfRows(inSection: indexPath[0])
      else { continue }
      target.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
  }

  override func reloadSectionIndexTitles() { target?.reloadSectionIndexTitles() }

  override var hasUncommittedUpdates: Bool { target?.hasUncommittedUpdates ?? false }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    guard let target, let mapping else {
      updates?()
      return
    }
    target.performBatchUpdates(
      {
        mapping.beginBatch()
        transaction { updates?() }
        mapping.endBatch()
      },
      completion: completion
    )
    mapping.runAfterwards()
  }

  override func beginUpdates() {
    target?.beginUpdates()
    if target != nil { mapping?.beginBatch() }
  }

  override func endUpdates() {
    if target != nil { mapping?.endBatch() }
    target?.endUpdates()
    mapping?.runAfterwards()
  }

  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(growth: sections.count) { $0.insertSections($1.new(sections, "insertSections(_:with:)"), with: animation) }
  }

  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(growth: -sections.count) { $0.deleteSections($1.old(sections, "deleteSections(_:with:)"), with: animation) }
  }

  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadSections($1.old(sections, "reloadSections(_:with:)"), with: animation) }
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    update {
      let name: StaticString = "moveSection(_:toSection:)"
      $0.moveSection($1.old([section], name).first ?? 0, toSection: $1.new([newSection], name).first ?? 0)
    }
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { table, spaces in
      table.insertRows(at: indexPaths.map { spaces.new($0, "insertRows(at:with:)") }, with: animation)
    }
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { table, spaces in
      table.deleteRows(at: indexPaths.map { spaces.old($0, "deleteRows(at:with:)") }, with: animation)
    }
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { table, spaces in
      table.reloadRows(at: indexPaths.map { spaces.old($0, "reloadRows(at:with:)") }, with: animation)
    }
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update {
      $0.moveRow(at: $1.old(indexPath, "moveRow(at:to:)"), to: $1.new(newIndexPath, "moveRow(at:to:)"))
    }
  }

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    update { table, spaces in
      table.reconfigureRows(at: indexPaths.map { spaces.old($0, "reconfigureRows(at:)") })
    }
  }

  // MARK: Reuse

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let target else { return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
    let global = checked(asked(indexPath), Array(indexPath), #function)
    return target.dequeueReusableCell(withIdentifier: identifier, for: global)
  }
}
