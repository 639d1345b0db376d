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

    @Test func anItemGoesToTheGroupOfItsKey() {
      simulated { scheduler in
        let mails = (0..<6).map { Mail($0) }
        for mail in mails { mail.subject = mail.id < 3 ? "a" : "b" }
        let content = FlatDataSource(mails)
        var asked = 0
        let groups = content.grouped { mail in
          asked += 1
          return mail.subject
        }
        let log = ChangeLog(groups)
        asked = 0
        mails[1].subject = "b"
        scheduler.advance(by: .seconds(1))
        #expect(shown(groups) { "\($0.id)" } == [["0", "2"], ["1", "3", "4", "5"]] && asked == 1)
        #expect(log.drainStages() == ["move 0.1→1.0", "update section 0 1"])
        // Its group goes with the last, and comes with the first. A key that is the same one moves nothing.
        mails[0].subject = "c"
        mails[2].subject = "c"
        mails[4].subject = "b"
        scheduler.advance(by: .seconds(1))
        #expect(shown(groups) { "\($0.id)" } == [["1", "3", "4", "5"], ["0", "2"]])
        _ = log.drain()
        mails[4].subject = "b"
        mails[4].notes += 1
        scheduler.advance(by: .seconds(1))
        #expect(log.drain() == 0)
      }
    }

    @Test func pairsFollowTheKeysOfBoth() {
      simulated { scheduler in
        let (mails, folders) = ((0..<4).map { Mail($0) }, (0..<3).map { Mail(100 + $0) })
        for mail in mails { mail.subject = "0" }
        for (number, folder) in folders.enumerated() { folder.subject = "\(number)" }
        let (left, right) = (FlatDataSource(mails), FlatDataSource(folders))
        let pairs = left.joined(with: right, by: \.subject, \.subject)
        let inner = left.innerJoined(with: right, by: \.subject, \.subject)
        let log = ChangeLog(pairs)
        let text = { (pair: JoinedPair<Mail, Mail?>) in "\(pair.left.id) \(pair.right?.id ?? 0)" }
        mails[1].subject = "2"
        scheduler.advance(by: .seconds(1))
        #expect(shown(pairs, text) == [["0 100", "1 102", "2 100", "3 100"]])
        #expect(log.drainStages() == ["update 0.1"])
        folders[1].subject = "2"
        scheduler.advance(by: .seconds(1))
        #expect(shown(pairs, text) == [["0 100", "1 101", "2 100", "3 100"]] && log.drainStages() == ["update 0.1"])
        folders[0].subject = "none"
        scheduler.advance(by: .seconds(1))
        #expect(shown(pairs, text) == [["0 0", "1 101", "2 0", "3 0"]])
        #expect(log.drainStages() == ["update 0.0 0.2 0.3"])
        #expect(shown(inner) { "\($0.left.id) \($0.right.id)" } == [["1 101"]])
        folders[0].notes += 1
        mails[0].subject = "nothing"
        scheduler.advance(by: .seconds(1))
        #expect(log.drain() == 0)
      }
    }

    @Test func rowsThatAnItemGivesFollowIt() {
      simulated { scheduler in
        let mails = (0..<3).map { Mail($0) }
        let content = FlatDataSource(mails)
        let others = FlatDataSource([Mail(7)])
        let lines = content.flatMapped { mail in
          mail.subject.split(separator: " ").enumerated().map { Line(id: $0, text: String($1)) }
        }
        let nested = content.flatMapped { $0.isUnread ? others : FlatDataSource<Mail>() }
        let log = ChangeLog(lines)
        mails[1].subject = "1 and more"
        mails[2].isUnread = false
        scheduler.advance(by: .seconds(1))
        #expect(shown(lines, \.text) == [["0", "1", "and", "more", "2"]] && log.drainStages() == ["insert 0.2 0.3"])
        #expect(nested.numberOfItems == 2)
        mails[1].subject = "1 or more"
        scheduler.advance(by: .seconds(1))
        #expect(shown(lines, \.text) == [["0", "1", "or", "more", "2"]] && log.drainStages() == ["update 0.2"])
        mails[1].notes += 1
        scheduler.advance(by: .seconds(1))
        #expect(log.drain() == 0)
      }
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
