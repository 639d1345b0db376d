/// Which rows of each section a window lets through.
enum WindowRule: Hashable {
  case prefix(Int)
  case suffix(Int)
  case range(Range<Int>)

  /// The rows of a section with a number of rows.
  func rows(of count: Int) -> Range<Int> {
    switch self {
    case .prefix(let length): 0..<min(length, count)
    case .suffix(let length): max(0, count - length)..<count
    case .range(let range): range.clamped(to: 0..<count)
    }
  }
}

/// The rows of a section in a window, which stands still as rows come and go: others are pushed in and out at its edges.
struct WindowArrangement<Item>: Arrangement {
  typealias Rule = WindowRule

  /// The rows before or after, and their number in the base.
  typealias Edit = (rows: Range<Int>, total: Int)

  private var rows: Range<Int>
  private var total: Int
  private(set) var affected: [Int] = []

  init(count: Int, by rule: Rule, item: (Int) -> Item?) {
    total = count
    rows = rule.rows(of: count)
  }

  var count: Int { rows.count }

  func place(ofRow row: Int) -> Int? { rows.contains(row) ? row - rows.lowerBound : nil }

  func row(at place: Int) -> Int { rows.lowerBound + place }

  /// - Complexity: O(*k*) for *k* changes.
  mutating func follow(_ changes: RowChanges, by rule: Rule, item: (Int) -> Item?) -> [Edit] {
    let undo = (rows, total)
    let old = rows
    total += changes.inserts.count - changes.removes.count
    rows = rule.rows(of: total)
    // As many as rows came and went may have been pushed over an edge.
    let reach = changes.inserts.count + changes.removes.count
    let edges = [rows.lowerBound, rows.upperBound, old.lowerBound, old.upperBound]
    affected = Set(edges.flatMap { max(0, $0 - reach)..<max(0, min(total, $0 + reach)) }).sorted()
    return [undo]
  }

  mutating func follow(_ rule: Rule, in scope: RuleScope, item: (Int) -> Item) -> Rearrangement<Edit> {
    let old = rows
    rows = rule.rows(of: total)
    var change = Rearrangement<Edit>()
    change.deletes = old.filter { !rows.contains($0) }.map { $0 - old.lowerBound }
    change.inserts = rows.filter { !old.contains($0) }.map { $0 - rows.lowerBound }
    change.undo = [(old, total)]
    return change
  }

  mutating func make(_ edit: Edit) -> Edit {
    let old = (rows, total)
    (rows, total) = edit
    return old
  }
}
