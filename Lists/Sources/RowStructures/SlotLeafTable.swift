/// Which leaf of an order each slot is in.
///
/// Slots that follow each other in a leaf as their numbers do take no memory of their own: a page of 512 slots is then that
/// leaf's. Other pages have four bytes for each slot.
@usableFromInline
package struct SlotLeafTable {
  @usableFromInline
  package typealias Slot = UInt32

  @inlinable
  package static var pageSize: Int { 512 }
  @inlinable
  static var none: UInt32 { .max }
  /// Marks a page whose slots, as many of them as the leaf has, follow each other in one leaf.
  @inlinable
  static var run: UInt32 { 1 << 31 }

  /// For each page the leaf that its slots follow each other in, or where its entries are.
  @usableFromInline
  var pages: [UInt32] = []
  /// The leaf of each slot of a page. A page that is the only one ends with its greatest slot.
  @usableFromInline
  var entries: [UInt32] = []

  @inlinable
  init() {}

  /// The number of bytes that it takes.
  @inlinable
  package var byteCount: Int { (pages.count + entries.count) * 4 }

  /// What is known of a slot.
  @usableFromInline
  package enum Place {
    case nowhere
    case leaf(Int)
    /// In a leaf whose slots follow each other, if the leaf has as many.
    case run(leaf: Int, local: Int)
  }

  @inlinable
  package subscript(slot: Slot) -> Place {
    let page = Int(slot) / Self.pageSize
    guard page < pages.count else { return .nowhere }
    let known = pages[page]
    if known == Self.none { return .nowhere }
    let local = Int(slot) % Self.pageSize
    if known & Self.run != 0 { return .run(leaf: Int(known & ~Self.run), local: local) }
    let entry = Int(known) * Self.pageSize + local
    guard entry < entries.count, entries[entry] != Self.none else { return .nowhere }
    return .leaf(Int(entries[entry]))
  }

  /// The leaf that the slots of a slot's page follow each other in, if there is one.
  @inlinable
  package func run(ofPageOf slot: Slot) -> Int? {
    let page = Int(slot) / Self.pageSize
    guard page < pages.count, pages[page] != Self.none, pages[page] & Self.run != 0 else { return nil }
    return Int(pages[page] & ~Self.run)
  }

  /// Whether no slot of a slot's page has been in the order.
  @inlinable
  package func isUnused(pageOf slot: Slot) -> Bool {
    let page = Int(slot) / Self.pageSize
    return page >= pages.count || pages[page] == Self.none
  }

  /// Has the slots of a page follow each other in a leaf; `nil` if they are in none.
  @inlinable
  package mutating func setRun(_ leaf: Int?, ofPageFrom slot: Slot) {
    let page = Int(slot) / Self.pageSize
    while pages.count <= page { pages.append(Self.none) }
    pages[page] = leaf.map { UInt32($0) | Self.run } ?? Self.none
  }

  /// Notes the leaf of a slot whose page is no run; `nil` if it is in none.
  @inlinable
  package mutating func set(_ leaf: Int?, of slot: Slot) {
    let page = Int(slot) / Self.pageSize
    while pages.count <= page { pages.append(Self.none) }
    if pages[page] == Self.none {
      fillUp()
      pages[page] = UInt32(entries.count / Self.pageSize)
      if page > 0 { entries.append(contentsOf: repeatElement(Self.none, count: Self.pageSize)) }
    }
    let entry = Int(pages[page]) * Self.pageSize + Int(slot) % Self.pageSize
    while entries.count <= entry { entries.append(Self.none) }
    entries[entry] = leaf.map { UInt32($0) } ?? Self.none
  }

  /// Gives the last page all its entries.
  @inlinable
  mutating func fillUp() {
    let missing = (Self.pageSize - entries.count % Self.pageSize) % Self.pageSize
    if missing > 0 { entries.append(contentsOf: repeatElement(Self.none, count: missing)) }
  }

  /// How many slots are in a leaf, given how many each leaf has.
  @inlinable
  package func count(_ counts: [Int]) -> Int {
    let runs = pages.filter { $0 != Self.none && $0 & Self.run != 0 }.reduce(0) { $0 + counts[Int($1 & ~Self.run)] }
    return runs + entries.count { $0 != Self.none }
  }
}
