import Foundation

/// What a page shows now.
struct LiveFrame: Encodable, Equatable {
  /// A button that a swipe has uncovered, with its picture.
  struct Action: Encodable, Equatable {
    var title: String
    var width: Double
    var svg: String
  }

  /// The row that is open.
  struct Swipe: Encodable, Equatable {
    var key: Int
    var edge: String
    /// From the edge inwards.
    var actions: [Action]
    /// Whether a swipe over the whole row performs the first action.
    var full: Bool
  }

  /// An entry of a menu, or a group of entries.
  struct Entry: Encodable, Equatable {
    var title: String
    var subtitle: String?
    var icon: String?
    var destructive: Bool?
    var disabled: Bool?
    var checked: Bool?
    /// Whether the entries are shown among those around them.
    var inline: Bool?
    var path: [Int]
    var entries: [Entry]?
  }

  /// The menu that is open.
  struct Menu: Encodable, Equatable {
    var key: Int
    var title: String
    var entries: [Entry]
  }

  /// An update of a list.
  struct Told: Encodable, Equatable {
    /// How it ended: `batch`, `reload` or `refused`.
    var kind: String
    /// The number of operations.
    var count: Int
    /// The first operations, one a line, in the spelling of UIKit's exceptions.
    var operations: [String]
  }

  /// Counted from 1 in each session.
  var number: Int
  var screen: String
  /// The strip with the time above the screen, if it is another one than the page has.
  var status: String?
  var root: LiveElement
  var swipe: Swipe?
  var menu: Menu?
  /// The updates of the lists since the frame before, the oldest first.
  var told: [Told]?
  /// The test that a recording has become, in the answer to its end.
  var test: String?
}

/// The answer to a window that asks for a session.
struct LiveWelcome: Encodable {
  struct Screen: Encodable {
    var name: String
    var title: String
    var group: String
    var summary: String
  }

  var session: String
  var screens: [Screen]
  var frame: LiveFrame
}
