import RosterFlows

#if os(Linux) && canImport(Glibc)
  import Observation
  import Simulation
  import TestSupport
  import Testing

  @testable import RosterCore
  import RosterFlows

  /// Derived data sources whose predicates and keys read observable items.
  @MainActor @Suite(.serialized) struct ObservableKeyTests {
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
      makeBurstsOfOthers()
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { body($0) }
    }

    private func ids(_ source: some DataSource<Mail>) -> [Int] {
      (0..<source.numberOfSections).flatMap { section in
        (0..<source.numberOfItems(inSection: section)).map { source.item(at: $0, inSection: section).id }
      }
    }

    @Test func aFilterFollowsAChangeWithoutAnEdit() {
      simulated { scheduler in
        let mails = (0..<10).map { Mail($0) }
        let content = FlatDataSource(mails)
        let unread = content.filtered(by: \.isUnread)
        let log = ChangeLog(unread)
        let baseLog = ChangeLog(content)
        mails[3].isUnread = false
        #expect(unread.numberOfItems(inSection: 0) == 10)
        scheduler.advance(by: .seconds(1))
        #expect(ids(unread) == [0, 1, 2, 4, 5, 6, 7, 8, 9] && log.drain() == 1)
        mails[3].isUnread = true
        mails[5].isUnread = false
        mails[6].notes += 1
        scheduler.advance(by: .seconds(1))
        #expect(ids(unread) == [0, 1, 2, 3, 4, 6, 7, 8, 9] && log.drain() == 1)
        mails[6].notes += 1
        scheduler.advance(by: .seconds(1))
        #expect(log.drain() == 0 && baseLog.drain() == 0)
      }
    }

    @Test func aRowIsFoundWhereItIsByThen() {
      simulated { scheduler in
        let mails = (0..<10).map { Mail($0) }
        let content = FlatDataSource(mails)
        let unread = content.filtered(by: \.isUnread)
        content.insert(Mail(100), at: 0)
        content.move(from: 4, to: 9)
        content.remove(at: 1)
        mails[3].isUnread = false
        scheduler.advance(by: .seconds(1))
        #expect(ids(unread) == content.items.filter(\.isUnread).map(\.id) && ids(unread).count == 9)
        content.apply(content.items.reversed())
        mails[7].isUnread = false
        // Both before it is shown.
        content.insert(Mail(101), at: 0)
        scheduler.advance(by: .seconds(1))
        #expect(ids(unread) == content.items.filter(\.isUnread).map(\.id) && ids(unread).count == 9)
      }
    }

    @Test func oneOfManyModelsIsAskedOnce() {
      simulated { scheduler in
        let mails = (0..<100_000).map { Mail($0) }
        let content = FlatDataSource(mails)
        var asked = 0
        let unread = content.filtered {
          asked += 1
          return $0.isUnread
        }
        #expect(asked == 100_000)
        mails[99_000].isUnread = false
        scheduler.advance(by: .seconds(1))
        #expect(asked == 100_001 && unread.numberOfItems(inSection: 0) == 99_999)
      }
    }

    @Test func keysSortSearchAndTellApart() {
      simulated { scheduler in
        let mails = (0..<10).map { Mail($0) }
        let content = FlatDataSource(mails)
        let sorted = content.filtered(by: \.isUnread).sorted(by: \.subject)
        let found = content.searched(by: \.subject)
        found.query = "x"
        let distinct = content.distinct(by: \.subject)
        mails[2].subject = "x9"
        mails[0].isUnread = false
        scheduler.advance(by: .seconds(1))
        #expect(ids(sorted) == [1, 3, 4, 5, 6, 7, 8, 9, 2])
        #expect(ids(found) == [2])
        mails[4].subject = "x9"
        scheduler.advance(by: .seconds(1))
        #expect(ids(found) == [2, 4] && ids(distinct) == [0, 1, 2, 3, 5, 6, 7, 8, 9])
        #expect(ids(sorted) == [1, 3, 5, 6, 7, 8, 9, 2, 4])
        // Another rule is followed, too.
        sorted.sort(by: \.notes, .descending)
        mails[7].notes = 4
        scheduler.advance(by: .seconds(1))
        #expect(ids(sorted).first == 7)
      }
    }

    @Test(arguments: 0..<60) func randomChangesAgainstAPlainIdea(seed: Int) {
      simulated { scheduler in
        var random = SeededGenerator(seed: UInt64(seed))
        func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        var next = 0
        func make() -> Mail {
          next += 1
          let mail = Mail(next)
          mail.isUnread = number(2) == 0
          mail.subject = "\(number(5))"
          return mail
        }
        let content = NestedDataSource(
          (0..<3).map { _ in ContentSection<Never, Mail, Never>(items: (0..<number(6)).map { _ in make() }) }
        )
        @MainActor func all() -> [Mail] { content.sections.flatMap(\.items) }
        let unread = content.filtered(by: \.isUnread)
        let sorted = unread.sorted(by: \.subject)
        let composite = CompositeDataSource<Mail, Never, Never> { content }
        let above = composite.filtered { $0.notes % 2 == 0 }
        @MainActor func check(_ step: Int) {
          let expected = content.sections.map { $0.items.filter(\.isUnread) }
          #expect(ids(unread) == expected.flatMap { $0.map(\.id) }, "seed \(seed), step \(step)")
          let inOrder = expected.map { section in
            section.enumerated().sorted { ($0.element.subject, $0.offset) < ($1.element.subject, $1.offset) }
              .map(\.element.id)
          }
          #expect(ids(sorted) == inOrder.flatMap { $0 }, "seed \(seed), step \(step)")
          #expect(ids(above) == all().filter { $0.notes % 2 == 0 }.map(\.id), "seed \(seed), step \(step)")
        }
        @MainActor func change() {
          let section = number(max(1, content.sections.count))
          switch number(12) {
          case 0...4:
            guard let mail = all().randomElement(using: &random) else { return }
            switch number(3) {
            case 0: mail.isUnread.toggle()
            case 1: mail.subject = "\(number(5))"
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
          case 10:
            if content.sections.count > 1 { content.moveSection(from: section, to: number(content.sections.count)) }
          default:
            transaction {
              for _ in 0..<number(4) { change() }
              _ = ids(unread)
            }
          }
        }
        for step in 0..<60 {
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
