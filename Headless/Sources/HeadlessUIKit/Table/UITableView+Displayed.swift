extension UITableView {
  /// The headers on the screen, by section.
  package var displayedHeaders: [Int: UIView] { display.headers }
  /// The footers on the screen, by section.
  package var displayedFooters: [Int: UIView] { display.footers }
  /// The row whose menu is open, and the menu's configuration.
  package var openMenu: (row: IndexPath, configuration: UIContextMenuConfiguration)? {
    editing.menu.map { ($0.row, $0.configuration) }
  }
  /// The number of rows in all sections.
  package var rowCount: Int { loadedSpace().count }

  /// How many rows the table has before a row; `nil` before the table has asked its data source.
  package func ordinal(ofRowAt indexPath: IndexPath) -> Int? { space?.ordinal(of: indexPath) }
}

extension UITableViewCell {
  /// The table that displays the cell.
  package var displayingTable: UITableView? { place.table }
  /// The row that the cell is displayed for.
  package var displayedRow: IndexPath? { place.indexPath }
  /// Whether `imageView` was used.
  package var hasStandardImage: Bool { standardViews.image != nil }
}
