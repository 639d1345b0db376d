import Roster

/// A `LazyDataSource` and the number of items in each section: items and headers follow from their indexes.
final class LazyLeaf: Leaf {
  let name: String
  private let dice: Dice
  private let serial: Int
  private let drops: Bool
  private let isRelative: Bool
  private let source: LazyDataSource<Entry, Title, Title>
  private var counts: [Int]
  var visible: [ModelSection] = []

  /// - Parameter isRelative: whether edits begin with the counts that the data source answers.
  init(_ dice: Dice, isRelative: Bool) {
    self.dice = dice
    self.isRelative = isRelative
    let serial = dice.serial()
    self.serial = serial
    name = "lazy\(serial)"
    drops = dice.chance(50)
    counts = (0..<dice.below(4)).map { _ in dice.below(5) }
    source = LazyDataSource(
      itemCounts: counts,
      emptySections: drops ? .drop : .keep,
      header: { LazyLeaf.header(serial, $0) },
      footer: { _ in nil },
      item: { LazyLeaf.item(serial, $0, $1) }
    )
    settle()
  }

  /// Identifiers that no other leaf has: others count from 1.
  private nonisolated static func item(_ serial: Int, _ index: Int, _ section: Int) -> Entry {
    Entry(id: 1_000_000 * serial + 1_000 * section + index, version: index % 3, group: 0)
  }

  private nonisolated static func header(_ serial: Int, _ section: Int) -> Title? {
    section % 3 == 2 ? nil : Title(id: 1_000_000 * serial + section, version: 0)
  }

  var latest: [ModelSection] { sections(counts).map(ModelSection.init) }
  var presentation: Presentation { Presentation(source) }

  private func sections(_ counts: [Int]) -> [ContentSection<Title, Entry, Title>] {
    counts.indices.filter { !drops || counts[$0] > 0 }.map { section in
      ContentSection(
        header: LazyLeaf.header(serial, section),
        items: (0..<counts[section]).map { LazyLeaf.item(serial, $0, section) },
        footer: nil
      )
    }
  }

  func step(isOnlyChange: Bool) -> Step {
    let old = counts
    let base = isRelative ? source.itemCounts : counts
    let edit = self.edit()
    counts = edit(counts)
    let new = edit(base)
    guard dice.chance(60) else {
      var step = Step("\(name).apply(\(new))", source.apply(itemCounts: new))
      step.lost = identifiers(of: old)
      return step
    }
    let changes = SectionedChangeset(from: sections(old), to: sections(counts))
    // An item that goes and comes again in one transaction is another one: each edit says itself what changes.
    let lost = identifiers(of: old).subtracting(identifiers(of: counts))
    var step = Step("\(name).apply(\(new), \(changes))", source.apply(itemCounts: new, changes: changes))
    step.lost = lost
    return step
  }

  private func identifiers(of counts: [Int]) -> Set<Int> { sections(counts).map(ModelSection.init).identifiers.all }

  /// A change of some counts.
  private func edit() -> ([Int]) -> [Int] {
    let section = dice.below(counts.count)
    let count = dice.below(4)
    let isLast = section == counts.count - 1
    return switch dice.below(counts.isEmpty ? 1 : 6) {
    case 0 where counts.count < 5: { $0 + [count] }
    case 1 where isLast: { Array($0.dropLast()) }
    case 2, 3: { $0.enumerated().map { $0 == section ? $1 + 1 : $1 } }
    default: { $0.enumerated().map { $0 == section ? max(0, $1 - 1) : $1 } }
    }
  }
}
