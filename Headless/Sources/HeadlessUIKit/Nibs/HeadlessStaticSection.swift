import Foundation

/// A section of a table whose rows are in a storyboard.
@preconcurrency @MainActor public struct HeadlessStaticSection {
  /// A row that is there once.
  @preconcurrency @MainActor public struct Row {
    public var cell: UITableViewCell
    /// The row's height, in points; `nil` for that of the table.
    public var height: CGFloat?

    public init(cell: UITableViewCell, height: CGFloat? = nil) {
      self.cell = cell
      self.height = height
    }
  }

  public var header: String?
  public var footer: String?
  public var rows: [Row]

  public init(header: String? = nil, footer: String? = nil, rows: [Row]) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}
