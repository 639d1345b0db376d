/// All rows of a section, the last one first.
struct ReverseArrangement<Item>: Arrangement {
  /// There is nothing to decide.
  typealias Rule = Void

  /// The number of rows before or after.
  typealias Edit = Int

  private(set) var count: Int

  init(count: Int, by rule: Rule, item: (Int) -> Item?) {
    self.count = count
  }

  func place(ofRow row: Int) -> Int? { count - 1 - row }

  func row(at place: Int) -> Int { count - 1 - place }

  mutating func follow(_ changes: RowChanges, by rule: Rule, item: (Int) -> Item?) -> [Edit] {
    defer { count += changes.inserts.count - changes.removes.count }
    return [count]
  }

  mutating func follow(_ rule: Rule, in scope: RuleScope, item: (Int) -> Item) -> Rearrangement<Edit> { .init() }

  mutating func make(_ edit: Edit) -> Edit {
    defer { count = edit }
    return count
  }
}
