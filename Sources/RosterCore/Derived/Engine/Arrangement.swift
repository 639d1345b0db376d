/// Which rows of one section of a base are shown, and where.
///
/// It is a value of row numbers and bits, never of items. Every change can be undone, as views read what was while it is
/// being planned what comes.
protocol Arrangement<Item> {
  associatedtype Item
  /// What decides: a predicate, a comparator.
  associatedtype Rule
  /// A change that can be undone.
  associatedtype Edit

  /// - Parameters:
  ///   - count: the number of rows in the section of the base.
  ///   - item: the item of a row; `nil` as long as it cannot be read.
  init(count: Int, by rule: Rule, item: (Int) -> Item?)

  /// The number of rows that are shown.
  var count: Int { get }

  /// Where a row of the base is shown, or `nil` if it is not.
  func place(ofRow row: Int) -> Int?

  /// The row of the base that is shown at a place.
  func row(at place: Int) -> Int

  /// The rows after the base was followed last that may be shown or not as others came and went.
  var affected: [Int] { get }

  /// Whether a row may move as its item changes.
  static var reorders: Bool { get }

  /// Whether rows that moved have to be read again to find their places.
  static func comparesItems(_ rule: Rule) -> Bool

  /// Follows the base.
  ///
  /// - Parameters:
  ///   - item: the item of a row after the change; `nil` as long as it cannot be read.
  /// - Returns: what undoes it, in the order in which it is to be made.
  mutating func follow(_ changes: RowChanges, by rule: Rule, item: (Int) -> Item?) -> [Edit]

  /// Shows the rows that another rule says.
  ///
  /// - Parameter scope: the rows that the rule may judge in another way than the one before.
  mutating func follow(_ rule: Rule, in scope: RuleScope, item: (Int) -> Item) -> Rearrangement<Edit>

  /// Makes a change that was undone, or undoes one.
  ///
  /// - Returns: what undoes it.
  mutating func make(_ edit: Edit) -> Edit
}

extension Arrangement {
  var affected: [Int] { [] }

  static var reorders: Bool { false }

  static func comparesItems(_ rule: Rule) -> Bool { false }
}

/// What happened to the rows of one section of a base.
struct RowChanges {
  struct Insert {
    /// The row after the change.
    let row: Int
    /// The row of the same section before the change, if it moved there.
    var origin: Int?
    /// Whether the row was shown before it moved, from wherever it came; `nil` if it is new.
    var wasShown: Bool?
  }

  /// The rows before the change that left their place, ascending.
  var removes: [Int] = []
  /// The rows that came to a place, ascending.
  var inserts: [Insert] = []
  /// The rows after the change whose items are others, ascending.
  var updates: [Int] = []
  /// The rows before the change that were removed and not moved.
  var count: Int { removes.count + inserts.count + updates.count }
}

/// The rows that another rule may judge in another way.
enum RuleScope {
  /// Those that are shown: the rule lets less through.
  case shown
  /// Those that are not shown: the rule lets more through.
  case hidden
  case all

  /// What two rules one after the other may change.
  func joined(with other: RuleScope) -> RuleScope { self == other ? self : .all }
}

/// What another rule does to a section, in places.
struct Rearrangement<Edit> {
  /// Ascending places before it.
  var deletes: [Int] = []
  /// Ascending places after it.
  var inserts: [Int] = []
  /// The least moves, ascending by where they lead.
  var moves: [IndexMove<Int>] = []
  /// What undoes it, in the order in which it is to be made.
  var undo: [Edit] = []
}
