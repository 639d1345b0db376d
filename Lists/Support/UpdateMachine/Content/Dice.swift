import TestSupport

/// Everything that is random about a world, and the identifiers that are given out in it.
@MainActor final class Dice {
  private var generator: SeededGenerator
  private var lastSerial = 0
  /// Identifiers that were there twice at some time, or left and may come again: selection and anchors may follow either of
  /// the items.
  private(set) var ambiguous: Set<Int> = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Begins anew with numbers that depend on these two only, whatever was rolled before.
  func roll(seed: UInt64, transition: Int) {
    generator = SeededGenerator(seed: seed ^ UInt64(transition) &* 0xD6E8_FEB8_6659_FD93)
    generator = SeededGenerator(seed: generator.next())
  }

  func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &generator) }

  func chance(_ percent: Int) -> Bool { below(100) < percent }

  func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  func any<Element>(_ list: [Element]) -> Element? { list.isEmpty ? nil : pick(list) }

  func shuffled<Element>(_ list: [Element]) -> [Element] { list.shuffled(using: &generator) }

  /// A number that no other call returned.
  func serial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  func entry() -> Entry { Entry(id: serial(), version: 0, group: below(5)) }

  func entries(_ count: Int) -> [Entry] { (0..<count).map { _ in entry() } }

  func title() -> Title { Title(id: serial(), version: 0) }

  /// Another item with the identifier of one that is there.
  func copy(of entry: Entry) -> Entry {
    ambiguous.insert(entry.id)
    return Entry(id: entry.id, version: entry.version + below(2), group: entry.group)
  }

  /// Expects no selection and no anchor to follow items any more.
  func forget(_ ids: Set<Int>) { ambiguous.formUnion(ids) }

  func changed(_ entry: Entry) -> Entry {
    Entry(id: entry.id, version: entry.version + 1, group: chance(30) ? below(5) : entry.group)
  }

  /// A list with a few changes.
  func mutated(_ list: [Entry], repeating: Bool = false) -> [Entry] {
    var list = list
    if chance(4) { list = shuffled(list) }
    if chance(3) { list = [] }
    if chance(3) { list = entries(below(8)) }
    for _ in 0..<below(5) {
      switch below(8) {
      case 0, 1: if list.count < 12 { list.insert(entry(), at: below(list.count + 1)) }
      case 2, 3: if !list.isEmpty { list.remove(at: below(list.count)) }
      case 4: if !list.isEmpty { list.insert(list.remove(at: below(list.count)), at: below(list.count + 1)) }
      case 5 where repeating && !list.isEmpty: list.insert(copy(of: pick(list)), at: below(list.count + 1))
      default:
        if !list.isEmpty {
          let index = below(list.count)
          list[index] = changed(list[index])
        }
      }
    }
    return list
  }
}
