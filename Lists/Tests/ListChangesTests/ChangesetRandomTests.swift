import ListChanges
import ListModels
import TestSupport
import Testing

/// Random transitions from list to list, with and without repeated identifiers.
struct ChangesetRandomTests {
  static let transitions = 20_000

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func transitions(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let repeats = seed % 2 == 0
    var old: [CellSection] = []
    var unused = 0
    for transition in 0..<Seeds.some(of: Self.transitions / 4) {
      let new = Self.edited(old, repeats: repeats, unused: &unused, generator: &generator)
      let changes = SectionedChangeset(from: old, to: new)
      let complaints = ChangesetOracle.complaints(changes, old: old, new: new)
      if !complaints.isEmpty {
        Issue.record("seed \(seed), transition \(transition): \(old) to \(new): \(complaints)")
        return
      }
      old = new
    }
  }

  /// The same changes come out if no section shares its items with the old one, and if a list is the only section.
  @Test(.slow, arguments: [8, 9] as [UInt64])
  func sharedSectionsAndSingleLists(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var old: [CellSection] = []
    var unused = 0
    for transition in 0..<2_000 {
      let new = Self.edited(old, repeats: seed % 2 == 0, unused: &unused, generator: &generator)
      let fresh = new.map { CellSection(id: $0.id, header: $0.header, cells: $0.cells.map { $0 }) }
      expectEqual(
        SectionedChangeset(from: old, to: new),
        SectionedChangeset(from: old, to: fresh),
        "seed \(seed), transition \(transition)"
      )
      let lists = (old.flatMap(\.cells), new.flatMap(\.cells))
      expectEqual(
        SectionedChangeset(ListChangeset(from: lists.0, to: lists.1), inSection: 0),
        SectionedChangeset(from: [CellSection(id: 0, cells: lists.0)], to: [CellSection(id: 0, cells: lists.1)]),
        "seed \(seed), transition \(transition)"
      )
      old = new
    }
  }

  /// Long lists, which the walk crosses with few matches, many, and in blocks.
  @Test(arguments: [5, 6, 7] as [UInt64])
  func longLists(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<12 {
      let count = 120 + 40 * (round % 4)
      let old = (0..<count).map { Cell(id: seed == 6 ? $0 % 50 : $0) }
      var new = old
      for _ in 0..<(1 << (round % 6)) {
        let start = Int.random(in: 0..<new.count, using: &generator)
        let end = min(new.count, start + Int.random(in: 1...24, using: &generator))
        let block = Array(new[start..<end])
        new.removeSubrange(start..<end)
        let place = Int.random(in: 0...new.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: break
        case 1: new.insert(contentsOf: block.shuffled(using: &generator), at: place)
        case 2: new.insert(contentsOf: block.map { Cell(id: $0.id + 1_000) }, at: place)
        default: new.insert(contentsOf: block.map { Cell(id: $0.id, content: 1) }, at: place)
        }
        if new.isEmpty { new = old }
      }
      let complaints = ChangesetOracle.complaints(
        SectionedChangeset(ListChangeset(from: old, to: new), inSection: 0),
        old: [CellSection(id: 0, cells: old)],
        new: [CellSection(id: 0, cells: new)]
      )
      #expect(complaints.isEmpty, "seed \(seed), round \(round)")
    }
  }

  private static func edited(
    _ old: [CellSection],
    repeats: Bool,
    unused: inout Int,
    generator: inout SeededGenerator
  ) -> [CellSection] {
    var new = old
    func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    for _ in 0...random(5) {
      let kind = random(10)
      if new.isEmpty || kind == 0 {
        guard new.count < 5 else { continue }
        unused += 1
        let id = (0..<8).first { id in !new.contains { $0.id == id } } ?? unused
        new.insert(CellSection(id: id, cells: []), at: random(new.count + 1))
        continue
      }
      let section = random(new.count)
      let count = new[section].cells.count
      switch kind {
      case 1: new.insert(new.remove(at: section), at: random(new.count + 1))
      case 2: if random(3) == 0 { new.remove(at: section) }
      case 3: new[section].header += 1
      case 4, 5, 6:
        guard count < 6 else { break }
        unused += 1
        new[section].cells.insert(Cell(id: repeats ? random(6) : unused), at: random(count + 1))
      case 7: if count > 0 { new[section].cells.remove(at: random(count)) }
      case 8: if count > 0 { new[section].cells[random(count)].content += 1 }
      default:
        guard count > 0 else { break }
        let cell = new[section].cells.remove(at: random(count))
        let target = random(new.count)
        new[target].cells.insert(cell, at: random(new[target].cells.count + 1))
      }
    }
    return new
  }
}
