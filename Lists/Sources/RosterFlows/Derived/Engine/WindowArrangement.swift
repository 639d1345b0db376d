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
@MainActor final class WindowArrangement: Arrangement {
  /// The rows before or after, and their number in the base.
  typealias Edit = (rows: Range<Int>, total: Int)

  private var rows: Range<Int>
  private var total: Int
  private var atEdges: [Int] = []

  init(count: Int, by rule: WindowRule) {
    total = count
    rows = rule.rows(of: count)
  }

  override var movesOthers: Bool { true }

  override var count: Int { rows.count }

  override func place(ofRow row: Int) -> Int? { rows.contains(row) ? row - rows.lowerBound : nil }

  override func row(at place: Int) -> Int { rows.lowerBound + place }

  override var affected: [Int] { atEdges }

  /// - Complexity: O(*k*) for *k* changes.
  override func follow(_ changes: RowChanges, by rule: ArrangementRule, in _: SectionRows) -> [ArrangementEdit] {
    guard case .window(let window) = rule else { return [] }
    let undo = (rows, total)
    let old = rows
    total += changes.inserts.count - changes.removes.count
    rows = window.rows(of: total)
    // As many as rows came and went may have been pushed over an edge.
    let reach = changes.inserts.count + changes.removes.count
    let edges = [rows.lowerBound, rows.upperBound, old.lowerBound, old.upperBound]
    atEdges = Set(edges.flatMap { max(0, $0 - reach)..<max(0, min(total, $0 + reach)) }).sorted()
    return [.window(undo)]
  }

  override func follow(_ rule: ArrangementRule, in scope: RuleScope, _: SectionRows) -> Rearrangement {
    var change = Rearrangement()
    guard case .window(let window) = rule else { return change }
    let old = rows
    rows = window.rows(of: total)
    change.deletes = old.filter { !rows.contains($0) }.map { $0 - old.lowerBound }
    change.inserts = rows.filter { !old.contains($0) }.map { $0 - rows.lowerBound }
    change.undo = [.window((old, total))]
    return change
  }

  override func make(_ edit: ArrangementEdit) -> ArrangementEdit {
    guard case .window(let other) = edit else { return edit }
    let old = (rows, total)
    (rows, total) = other
    return .window(old)
  }
}
