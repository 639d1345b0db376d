import Foundation

/// A screen of the gallery.
public enum GalleryScreen: String, CaseIterable, Sendable {
  case movies, orders, grid, unicode, contacts, changes, files, mail, chat, garden, feed, shop
  case twoInboxes = "two-inboxes"
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
    case .twoInboxes: "Two Inboxes"
    case .travelGuide: "Travel Guide"
    case .operatingSystems: "Operating Systems"
    }
  }

  /// The group that the screen belongs to.
  public var lesson: GalleryLesson {
    switch self {
    case .movies, .orders, .contacts: .start
    case .grid, .unicode: .twoLists
    case .twoInboxes, .changes, .mail, .chat, .garden: .changes
    case .files, .feed: .elsewhere
    case .shop, .travelGuide, .operatingSystems: .parts
    }
  }

  /// What there is to see, in a sentence.
  public var summary: String {
    switch self {
    case .movies: "Two types with two cells in one list; a tap selects."
    case .orders: "Orders grouped by day; the day stays in sight."
    case .grid: "One data source instance feeds a table and a collection."
    case .unicode: "Every named character, read only where it is shown."
    case .contacts: "Rows as high as their notes, with swipes and menus."
    case .changes: "Each tap on a button is one update of the table."
    case .files: "An outline whose folders load when they are opened."
    case .mail: "Search, filter and new mail without losing the place."
    case .chat: "Messages arrive while you read, and nothing jumps."
    case .garden: "Forms whose inputs survive every update."
    case .feed: "Older posts come as one scrolls, and a failure can be retried."
    case .shop: "Carousels, a grid and a list in one collection."
    case .twoInboxes: "The same inbox by hand and with Roster, in the same storm of changes."
    case .travelGuide: "A screen put together from parts that know nothing of each other."
    case .operatingSystems: "Two teams' data sources on one screen."
    }
  }

  /// The Swift files of the screen, the view controllers first, where the package was built.
  public var sources: [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(title.filter { $0 != " " })
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    func rank(_ name: String) -> (Int, String) {
      (name.hasSuffix("ViewController.swift") ? 0 : name.hasSuffix("DataSource.swift") ? 1 : 2, name)
    }
    return names.filter { $0.hasSuffix(".swift") }.sorted { rank($0) < rank($1) }
      .map { folder.appendingPathComponent($0) }
  }
}
