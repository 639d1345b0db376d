/// A screen of the gallery.
public enum GalleryScreen: String, CaseIterable, Sendable {
  case movies, orders, grid, unicode, contacts

  /// The name that people read.
  public var title: String {
    switch self {
    case .movies: "Movies"
    case .orders: "Orders"
    case .grid: "Grid"
    case .unicode: "Unicode"
    case .contacts: "Contacts"
    }
  }

  /// What the screen shows about Roster, in a sentence or two.
  public var summary: String {
    switch self {
    case .movies:
      "View models say which cell presents them: movies and their actors are two types in one list, in sections by director."
    case .orders:
      "Orders from a CSV file, grouped by day with the totals of each currency, newest first."
    case .grid:
      "One data source instance, shown as a table and as a collection at the same time."
    case .unicode:
      "Every named Unicode scalar in one list, a section for each block. Rows are computed when they are shown."
    case .contacts:
      "Rows as high as their content, with headers, footers, a switch, swipe actions, a context menu and a section index."
    }
  }
}
