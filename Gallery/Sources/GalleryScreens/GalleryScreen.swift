/// A screen of the gallery.
public enum GalleryScreen: String, CaseIterable, Sendable {
  case movies, orders, grid, unicode, contacts, changes, files, mail, chat, garden, feed, shop
  case travelGuide = "travel-guide"
  case operatingSystems = "operating-systems"

  /// The name that people read.
  public var title: String {
    switch self {
    case .movies: "Movies"
    case .orders: "Orders"
    case .grid: "Grid"
    case .unicode: "Unicode"
    case .contacts: "Contacts"
    case .changes: "Changes"
    case .files: "Files"
    case .mail: "Mail"
    case .chat: "Chat"
    case .garden: "Garden"
    case .feed: "Feed"
    case .shop: "Shop"
    case .travelGuide: "Travel Guide"
    case .operatingSystems: "Operating Systems"
    }
  }
}
