#if os(Linux) && canImport(Glibc)
  import ListModels
  import Observation
  import RosterFlows
  import Simulation
  import TestSupport
  import Testing

  /// Groups, pairs and rows by closures that read observable items.
  @MainActor @Suite(.serialized) struct ObservedGroupsTests {
    @Observable final class Mail: Hashable {
      let id: Int
      var isUnread = true
      var subject: String
      var notes = 0

      init(_ id: Int) {
        self.id = id
        subject = "\(id)"
      }

      static func == (left: Mail, right: Mail) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private func simulated(_ body: (Scheduler) -> Void) {
      transaction {}
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { body($0) }
    }

    private struct Line: Identifiable, Equatable {
      let id: Int
      var text: String
    }

    private func shown<Item>(_ source: some DataSource<Item>, _ text: (Item) -> String) -> [[String]] {
      source.rows.map { $0.map(text) }
    }

    @Test(arguments: Seeds.some(of: 0..<400 as Range<UInt64>)) func randomChanges(seed: UInt64) {
      simulated { scheduler in
        var random = SeededGenerator(seed: seed)
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        var next = 0
        func make() -> Mail {
          next += 1
          let mail = Mail(next)
          mail.subject = "\(number(5))"
          return mail
        }
        let content = NestedDataSource(
          (0..<3).map { _ in ContentSection<Never, Mail, Never>(items: (0..<number(6)).map { _ in make() }) }
        )
        let partners = FlatDataSource((0..<4).map { _ in make() })
        @MainActor func all() -> [Mail] { content.sections.flatMap(\.items) }
        let groups = content.grouped(by: \.subject)
        let pairs = content.joined(with: partners, by: { "\($0.notes % 5)" }, \.subject)
        let lines = content.flatMapped { mail in
          (0..<mail.notes % 3).map { Line(id: mail.id * 10 + $0, text: mail.subject) }
        }
        @MainActor func noHeader(_ header: Never) -> Title {}
        let lists = [
          ListModel(
            groups,
            "groups",
            hasValues: false,
            cell: { Cell(id: $0.id) },
            header: { Title(id: Int($0) ?? -1) }
          ),
          ListModel(pairs, "pairs", hasValues: false, cell: { Cell(id: $0.left.id) }, header: noHeader),
          ListModel(lines, "lines", cell: { Cell(id: $0.id, content: Int($0.text) ?? -1) }, header: noHeader),
        ]
        @MainActor func check(_ step: Int) {
          let inGroups = Set(all().map(\.subject)).sorted().map { key in
            all().filter { $0.subject == key }.map { "\($0.id)" }
          }
          #expect(shown(groups) { "\($0.id)" } == inGroups, "seed \(seed), step \(step)")
          let inPairs = content.sections.map { section in
            section.items.map { mail in
              "\(mail.id) \(partners.items.first { $0.subject == "\(mail.notes % 5)" }?.id ?? 0)"
            }
          }
          #expect(shown(pairs) { "\($0.left.id) \($0.right?.id ?? 0)" } == inPairs, "seed \(seed), step \(step)")
          let inLines = content.sections.map { section in
            section.items.flatMap { mail in (0..<mail.notes % 3).map { "\(mail.id * 10 + $0) \(mail.subject)" } }
          }
          #expect(shown(lines) { "\($0.id) \($0.text)" } == inLines, "seed \(seed), step \(step)")
          for list in lists { #expect(list.complaints == [], "\(list.name), seed \(seed), step \(step)") }
        }
        @MainActor func change() {
          let section = number(max(1, content.sections.count))
          switch number(12) {
          case 0...4:
            guard let mail = (all() + partners.items).randomElement(using: &random) else { return }
            switch number(2) {
            case 0: mail.subject = "\(number(5))"
            default: mail.notes += 1
            }
          case 5:
            guard section < content.sections.count else { return }
            content.insert(make(), at: number(content.sections[section].items.count + 1), inSection: section)
          case 6:
            guard section < content.sections.count, !content.sections[section].items.isEmpty else { return }
            content.remove(at: number(content.sections[section].items.count), inSection: section)
          case 7:
            let to = number(max(1, content.sections.count))
            guard section < content.sections.count, !content.sections[section].items.isEmpty else { return }
            let count = content.sections[to].items.count
            content.move(
              at: number(content.sections[section].items.count),
              inSection: section,
              to: number(section == to ? count : count + 1),
              inSection: to
            )
          case 8:
            content.insertSection(
              ContentSection(items: (0..<number(4)).map { _ in make() }),
              at: number(content.sections.count + 1)
            )
          case 9: if content.sections.count > 1 { content.removeSection(at: section) }
          case 10: partners.apply(Array(partners.items.shuffled(using: &random).prefix(3)) + [make()])
          default:
            transaction { for _ in 0..<number(4) { change() } }
          }
        }
        for step in 0..<30 {
          for _ in 0...number(4) { change() }
          if number(3) == 0 {
            for _ in 0..<number(4) where !scheduler.isIdle { scheduler.step() }
          } else {
            scheduler.advance(by: .milliseconds(40))
            check(step)
          }
        }
        scheduler.advance(by: .seconds(1))
        check(60)
      }
    }
  }
#endif
