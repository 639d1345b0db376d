#if os(Linux) && canImport(Glibc)
  import ListModels
  import Observation
  import RosterFlows
  import Simulation
  import TestSupport
  import Testing

  /// Random changes of models that keys and comparators read, with edits before the frame and orders that are replaced in slices.
  @MainActor @Suite(.serialized) struct SortedModelsTests {
    @Observable final class Mail: Hashable {
      let id: Int
      var size: Int
      var isUnread = true

      init(_ id: Int, size: Int) { (self.id, self.size) = (id, size) }

      static func == (left: Mail, right: Mail) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private typealias Comes = (Mail, Mail) -> Bool
    private static let orders: [Comes] = [
      { $0.size < $1.size }, { $0.size > $1.size },
      { $0.isUnread == $1.isUnread ? $0.size < $1.size : $0.isUnread }, { $0.id > $1.id },
    ]

    private static func sort(_ sorter: Sorter<Mail>, _ order: Int, byKey: Bool) {
      switch order {
      case 0 where byKey: sorter.sort(by: \.size)
      case 1 where byKey: sorter.sort(by: \.size, .descending)
      case 3 where byKey: sorter.sort(by: \.id, .descending)
      default: sorter.sort(by: orders[order])
      }
    }

    @Test(arguments: Seeds.some(of: 0..<400 as Range<UInt64>))
    func ordersFollowModels(seed: UInt64) {
      Scheduler.run(seed: seed, choosing: { _ in 0 }) { scheduler in
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        var next = 0
        func make() -> Mail {
          next += 1
          return Mail(next, size: number(0...4))
        }
        let content = NestedDataSource(
          (0..<3).map { _ in ContentSection<Never, Mail, Never>(items: (0..<number(0...12)).map { _ in make() }) }
        )
        let composite = CompositeDataSource<Mail, Never, Never> { content }
        let keyed = content.sorted(by: \.size)
        let compared = composite.sorted(by: SortedModelsTests.orders[2])
        let changing = content.sorted(by: SortedModelsTests.orders[0])
        changing.slices = .counting(number(1...10)) { _ in }
        var (shown, new) = (0, 0)
        @MainActor func noHeader(_ header: Never) -> Title {}
        let lists = [
          ListModel(keyed, "keys", cell: { Cell(id: $0.id) }, header: noHeader),
          ListModel(compared, "compared", cell: { Cell(id: $0.id) }, header: noHeader),
          ListModel(changing, "changing", cell: { Cell(id: $0.id) }, header: noHeader),
        ]
        @MainActor func sorted(_ comes: Comes) -> [[Int]] {
          content.sections.map { section in
            section.items.enumerated().sorted {
              comes($0.element, $1.element) || !comes($1.element, $0.element) && $0.offset < $1.offset
            }
            .map(\.element.id)
          }
        }
        @MainActor func check(_ step: Int) {
          let orders = SortedModelsTests.orders
          #expect(keyed.rows.map { $0.map(\.id) } == sorted(orders[0]), "keys, seed \(seed), step \(step)")
          #expect(compared.rows.map { $0.map(\.id) } == sorted(orders[2]), "compared, seed \(seed), step \(step)")
          #expect(changing.rows.map { $0.map(\.id) } == sorted(orders[shown]), "\(shown), seed \(seed), step \(step)")
          for list in lists { #expect(list.complaints == [], "seed \(seed), step \(step)") }
        }
        @MainActor func change() {
          let section = number(0...2)
          let count = content.sections[section].items.count
          switch number(0...11) {
          case 0...3:
            guard let mail = content.sections.flatMap(\.items).randomElement(using: &random) else { return }
            if number(0...2) == 0 { mail.isUnread.toggle() } else { mail.size = number(0...4) }
          case 4: content.insert(make(), at: number(0...count), inSection: section)
          case 5 where count > 0: content.remove(at: number(0...count - 1), inSection: section)
          case 6 where count > 0:
            let to = number(0...2)
            let last = content.sections[to].items.count - (to == section ? 1 : 0)
            content.move(at: number(0...count - 1), inSection: section, to: number(0...last), inSection: to)
          case 7 where count > 0: content.reconfigure(at: ItemPath(section: section, item: number(0...count - 1)))
          case 8: content.updateSection(at: section) { $0.items.shuffle(using: &random) }
          case 9: content.moveSection(from: section, to: number(0...2))
          case 10:
            new = number(0...3)
            SortedModelsTests.sort(changing.sorter, new, byKey: number(0...1) == 0)
          default: if number(0...3) == 0 { changing.settle() } else { changing.proceed() }
          }
          if changing.pendingCount == 0 { shown = new }
        }
        for step in 0..<40 {
          for _ in 0...number(0...4) { change() }
          if number(0...2) == 0 { continue }
          scheduler.advance(by: .milliseconds(40))
          check(step)
        }
      }
    }
  }
#endif
