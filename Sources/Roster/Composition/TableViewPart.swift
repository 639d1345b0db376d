import Foundation

/// A child of a composite in one table: what the table is to the child.
@MainActor final class TableViewPart {
  let child: CompositeTableViewDataSource.Child
  weak var binding: TableViewBinding?
  /// Whether the composite takes over the child's counts, so that a nested composite does the same.
  var isAdopting = false
  private var updater: ListUpdater?
  private(set) lazy var proxy = TableViewProxy(self, style: binding?.tableView?.style ?? .plain)

  init(_ child: CompositeTableViewDataSource.Child, in binding: TableViewBinding) {
    self.child = child
    self.binding = binding
    guard let rows = child.rows else { return }
    rows.dataSource.views.add(proxy)
    rows.views.add(proxy)
    updater = ListUpdater(TableViewDriver(rows, proxy))
  }

  /// The number of sections that the child has now.
  var currentNumberOfSections: Int {
    if let count = (child.dataSource as? any ComposableTableViewDataSource)?.numberOfSectionsWithoutTable {
      return count
    }
    let dataSource: (any UITableViewDataSource)? = child.dataSource
    return askSeparately("numberOfSections(in:)") { implemented(dataSource?.numberOfSections(in:))?(proxy) } ?? 1
  }

  /// The number of sections that the child has now, of which nested composites take note.
  func adoptNumberOfSections() -> Int {
    isAdopting = true
    defer { isAdopting = false }
    return currentNumberOfSections
  }

  func detach() {
    updater = nil
    binding = nil
  }
}
