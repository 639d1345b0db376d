import Foundation

/// A composite in one table.
@MainActor final class TableViewBinding {
  typealias Mapping = CompositeMapping<TableViewPart>

  private(set) weak var tableView: UITableView?
  weak var composite: CompositeTableViewDataSource?
  private var parts: [ObjectIdentifier: TableViewPart] = [:]
  private(set) var mapping = Mapping([]) { _ in 0 }
  /// The child that shows a context menu, is edited, or has several rows selected by two fingers.
  weak var menuPart: TableViewPart?
  weak var editedPart: TableViewPart?
  weak var multipleSelectionPart: TableViewPart?

  /// - Parameter tableView: the table; `nil` for a stand-in that is there to ask children for their counts.
  init(_ composite: CompositeTableViewDataSource, tableView: UITableView?) {
    self.composite = composite
    self.tableView = tableView
    let children = composite.children.map { TableViewPart($0, in: self) }
    for part in children { parts[part.child.identity] = part }
    mapping = Mapping(
      children,
      parent: { [weak tableView] in (tableView as? TableViewProxy)?.mapping },
      currentCount: { $0.currentNumberOfSections }
    )
  }

  /// Whether the table shows this composite, so that it has to be told of changes.
  var isShowing: Bool {
    guard let tableView, let composite else { return false }
    if let proxy = tableView as? TableViewProxy { return proxy.part?.binding?.isShowing ?? false }
    return tableView.dataSource === composite
  }

  func part(of dataSource: any UITableViewDataSource) -> TableViewPart? {
    parts[ObjectIdentifier(dataSource)]
  }

  /// Takes over the children's counts, as the table does at this time.
  func adopt() {
    mapping.adopt { $0.adoptNumberOfSections() }
  }

  // MARK: Children

  /// Lets the table read its counts, if it has not, while they are what they were before a change.
  func prepareForChange() {
    if isShowing { _ = tableView?.numberOfSections }
  }

  func insert(_ child: CompositeTableViewDataSource.Child, at index: Int, animation: UITableView.RowAnimation) {
    let part = TableViewPart(child, in: self)
    parts[child.identity] = part
    mapping.insert(part, at: index)
    // Before the sections are inserted: the view may ask for their cells at once.
    if isShowing { (child.dataSource as? any ComposableTableViewDataSource)?.registerReusableViews(with: part.proxy) }
    send(part) { [mapping] tableView in
      let sections = mapping.upcoming.sections(of: part)
      if !sections.isEmpty { tableView.insertSections(IndexSet(integersIn: sections), with: animation) }
    }
  }

  func remove(_ child: CompositeTableViewDataSource.Child, animation: UITableView.RowAnimation) {
    guard let part = parts.removeValue(forKey: child.identity) else { return }
    mapping.remove(part)
    send(part) { [mapping] tableView in
      let sections = mapping.known.sections(of: part)
      if !sections.isEmpty { tableView.deleteSections(IndexSet(integersIn: sections), with: animation) }
    }
    part.detach()
  }

  func move(_ child: CompositeTableViewDataSource.Child, to index: Int) {
    guard let part = parts[child.identity] else { return }
    mapping.move(part, to: index)
    send(part) { [mapping] tableView in
      tableView.performBatchUpdates {
        for (old, new) in zip(mapping.known.sections(of: part), mapping.upcoming.sections(of: part)) {
          tableView.moveSection(old, toSection: new)
        }
      }
    }
  }

  private func send(_ part: TableViewPart, _ update: @escaping (UITableView) -> Void) {
    guard isShowing else { return adopt() }
    mapping.update(part) { [weak self] in
      if let tableView = self?.tableView { update(tableView) }
    }
  }

  // MARK: Looking up

  /// The child that a section belongs to, in its own sections.
  func route(_ section: Int) -> TableViewRoute? {
    mapping.known.part(at: section).map { TableViewRoute(part: $0.part, section: $0.section) }
  }

  /// The table's index path of one of a child's that the table knows.
  func global(_ indexPath: IndexPath, of part: TableViewPart) -> IndexPath? {
    mapping.known.global(indexPath, of: part)
  }

  /// A child's index path of one of the table's, if it is the child's.
  func local(_ indexPath: IndexPath, of part: TableViewPart) -> IndexPath? {
    mapping.known.local(indexPath, of: part)
  }
}

/// A question to a child about one of its own sections.
@MainActor struct TableViewRoute {
  let part: TableViewPart
  let section: Int

  /// The table that the child is handed.
  var tableView: UITableView { part.proxy }
  var dataSource: (any UITableViewDataSource)? { part.child.reachedDataSource }
  var delegate: (any UITableViewDelegate)? { part.child.reachedDelegate }
}
