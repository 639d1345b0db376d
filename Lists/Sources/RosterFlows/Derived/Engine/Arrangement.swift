/// Which rows of one section of a base are shown, and where.
///
/// It keeps row numbers and bits, never items. Every change can be undone, as views read what was while it is being planned
/// what comes. It knows no type of items: rules read them by their paths, in code that is made where the type is known.
@MainActor class Arrangement {
  /// Whether a row may move as its item changes.
  var reorders: Bool { false }

  /// Whether rows that neither came nor changed may come, go or move with others.
  var movesOthers: Bool { false }

  /// The number of rows that are shown.
  var count: Int { fatalError("abstract") }

  /// Where a row of the base is shown, or `nil` if it is not.
  func place(ofRow row: Int) -> Int? { fatalError("abstract") }

  /// The row of the base that is shown at a place.
  func row(at place: Int) -> Int { fatalError("abstract") }

  /// The row of the base that is shown at each place.
  ///
  /// - Complexity: O(*n*)
  var shownRows: [UInt32] {
    var rows: [UInt32] = []
    rows.reserveCapacity(count)
    for place in 0..<count { rows.append(UInt32(row(at: place))) }
    return rows
  }

  /// The rows after the base was followed last that may be shown or not as others came and went.
  var affected: [Int] { [] }

  /// Follows the base.
  ///
  /// - Parameter rows: the rows after the change.
  /// - Returns: what undoes it, in the order in which it is to be made.
  func follow(_ changes: RowChanges, by rule: ArrangementRule, in rows: SectionRows) -> [ArrangementEdit] {
    fatalError("abstract")
  }

  /// Follows the base where rows come and go, and nothing else happens.
  ///
  /// - Parameters:
  ///   - removes: ascending rows before the change.
  ///   - inserts: ascending rows after it.
  func follow(removes: [Int], inserts: [Int], by rule: ArrangementRule, in rows: SectionRows) -> Rearrangement {
    var change = Rearrangement()
    for row in removes {
      if let place = place(ofRow: row) { change.deletes.append(place) }
    }
    change.deletes = change.deletes.ascending
    var changes = RowChanges(removes: removes)
    for row in inserts { changes.inserts.append(.init(row: row)) }
    change.undo = follow(changes, by: rule, in: rows)
    for row in inserts {
      if let place = place(ofRow: row) { change.inserts.append(place) }
    }
    change.inserts = change.inserts.ascending
    return change
  }

  /// Shows the rows that another rule says.
  ///
  /// - Parameter scope: the rows that the rule may judge in another way than the one before.
  func follow(_ rule: ArrangementRule, in scope: RuleScope, _ rows: SectionRows) -> Rearrangement {
    fatalError("abstract")
  }

  /// Whether another rule can be followed in parts.
  var canPause: Bool { false }

  /// The number of rows that have yet to be asked about the newest rule, or to be put in its order.
  var pendingCount: Int { 0 }

  /// Begins to follow another rule; what is shown stays. One that was begun before is given up.
  ///
  /// - Parameters:
  ///   - old: the rule that was followed or begun last.
  ///   - scope: the rows that the rule may judge in another way than that one.
  func begin(_ rule: ArrangementRule, insteadOf old: ArrangementRule, in scope: RuleScope, _ rows: SectionRows) {}

  /// Follows a rule that was begun for some more rows.
  ///
  /// - Parameter start: the row to begin at, if the order does not matter.
  func proceed(
    by rule: ArrangementRule,
    _ rows: SectionRows,
    from start: Int,
    _ budget: inout SliceBudget
  ) -> Rearrangement {
    Rearrangement()
  }

  /// Makes a change that was undone, or undoes one.
  ///
  /// - Returns: what undoes it.
  func make(_ edit: ArrangementEdit) -> ArrangementEdit { fatalError("abstract") }
}

/// The rows of one section of a base, as rules read them.
struct SectionRows {
  let section: Int
  /// The rows of the base that are not counted; `nil` if all are.
  var gap: BaseGap?

  /// The path at which the item of a row can be read.
  func path(_ row: Int) -> ItemPath { gap.readablePath(of: ItemPath(section: section, item: row)) }

  /// The paths at which the items of rows can be read.
  func paths(_ rows: [Int]) -> [ItemPath] { gap == nil ? rows.paths(inSection: section) : rows.map(path) }
}

/// What decides which rows are shown, and where.
enum ArrangementRule {
  /// Whether the item at a path is shown.
  case filter(@MainActor (ItemPath) -> Bool)
  case search(SearchRule)
  case order(SortRule)
  case first(any DistinctRule)
  case window(WindowRule)
  case opposite
  /// All rows; makes the arrangement of a number of them.
  case all(@MainActor (Int) -> Arrangement)

  /// The rows of a section, arranged by the rule.
  ///
  /// - Parameter count: the number of rows in the section of the base.
  @MainActor func arrange(_ count: Int, _ rows: SectionRows) -> Arrangement {
    switch self {
    case .filter(let predicate): FilterArrangement(count: count, by: predicate, rows)
    case .search(let rule): SearchArrangement(count: count, by: rule, rows)
    case .order(let rule): SortArrangement(count: count, by: rule, rows)
    case .first(let rule): rule.arrange(count, rows)
    case .window(let rule): WindowArrangement(count: count, by: rule)
    case .opposite: ReverseArrangement(count: count)
    case .all(let make): make(count)
    }
  }
}

/// A change of an arrangement that can be undone.
enum ArrangementEdit {
  case filter(FilterArrangement.Edit)
  case order(SortArrangement.Edit)
  case first(DistinctEdit)
  case window(WindowArrangement.Edit)
  /// The number of rows before or after.
  case opposite(Int)
  case all(CacheEdit)
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
  /// How many removes, inserts and updates there are; a row that moved is a remove and an insert.
  var count: Int { removes.count + inserts.count + updates.count }
}

/// The rows that another rule may judge in another way.
@usableFromInline
enum RuleScope {
  /// Those that are shown: the rule lets less through.
  case shown
  /// Those that are not shown: the rule lets more through.
  case hidden
  case all

  /// Whether a row is one of them.
  func contains(_ isShown: Bool) -> Bool {
    switch self {
    case .shown: isShown
    case .hidden: !isShown
    case .all: true
    }
  }

  /// What two rules one after the other may change.
  func joined(with other: RuleScope) -> RuleScope { self == other ? self : .all }
}

/// What another rule, or rows that come and go, do to a section, in places.
struct Rearrangement {
  /// Ascending places before it.
  var deletes: [Int] = []
  /// Ascending places after it.
  var inserts: [Int] = []
  /// The least moves, ascending by where they lead.
  var moves: [IndexMove<Int>] = []
  /// What undoes it, in the order in which it is to be made.
  var undo: [ArrangementEdit] = []
}
