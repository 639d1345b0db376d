#if os(Linux) && canImport(Glibc)
  import ListModels
  import Observation
  import RosterDiagnostics
  import RosterFlows
  import Simulation
  import TestSupport
  import Testing

  @testable import RosterCore

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
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { body($0) }
    }

    private func ids(_ source: some DataSource<Mail>) -> [Int] {
      (0..<source.numberOfSections).flatMap { section in
        (0..<source.numberOfItems(inSection: section)).map { source.item(at: $0, inSection: section).id }
      }
    }

    private struct Entry: Hashable { let mail: Mail }
    private struct FollowedEntry: Hashable, Observable { let mail: Mail }

    private func notes(_ body: () -> Void) -> [String] {
      let recorder = DebugNotes.Recorder()
      DebugNotes.recorder.withValue(recorder, operation: body)
      return recorder.notes
    }

    @Test func itemsThatHoldAModelAreNotedUnlessTheyAreObservable() {
      let mails = (0..<3).map { Mail($0) }
      #expect(notes { _ = FlatDataSource([1, 2]).filtered { $0 > 1 } } == [])
      #expect(notes { _ = FlatDataSource(mails).filtered(by: \.isUnread) } == [])
      #expect(notes { _ = FlatDataSource(mails.map(Entry.init)).map { $0.mail.id } } == [])
      let atFirst = notes {
        _ = FlatDataSource(mails.map(Entry.init)).filtered { $0.mail.isUnread }
        _ = FlatDataSource(mails.map(Entry.init)).filtered { $0.mail.isUnread }
      }
      #expect(atFirst.count == 1 && atFirst[0].contains("conform to Observable"), "\(atFirst)")
      let later = notes {
        let entries = FlatDataSource<Entry>()
        let sorted = entries.sorted(by: \.mail.subject)
        entries.append(Entry(mail: mails[0]))
        #expect(sorted.numberOfItems(inSection: 0) == 1)
      }
      #expect(later.count == 1 && later[0].contains("SortedDataSource"), "\(later)")
    }

    @Test func aStructThatConformsIsFollowed() {
      simulated { scheduler in
        let mails = (0..<3).map { Mail($0) }
        let unread = FlatDataSource(mails.map(FollowedEntry.init)).filtered { $0.mail.isUnread }
        mails[1].isUnread = false
        scheduler.advance(by: .seconds(1))
        #expect((0..<unread.numberOfItems(inSection: 0)).map { unread.item(at: $0, inSection: 0).mail.id } == [0, 2])
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

    @Test(.slow) func oneOfManyModelsIsAskedOnce() {
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
        found.search.text = "x"
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
        sorted.sorter.sort(by: \.notes, .descending)
        mails[7].notes = 4
        scheduler.advance(by: .seconds(1))
        #expect(ids(sorted).first == 7)
      }
    }

    private struct Line: Identifiable, Equatable {
      let id: Int
      var text: String
    }

    private func shown<Item>(_ source: some DataSource<Item>, _ text: (Item) -> String) -> [[String]] {
      (0..<source.numberOfSections).map { section in
        (0..<source.numberOfItems(inSection: section)).map { text(source.item(at: $0, inSection: section)) }
      }
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

    @Test func whatStandsBetweenItemsFollowsBoth() {
      simulated { scheduler in
        let mails = (0..<4).map { Mail($0) }
        for mail in mails { mail.subject = "a" }
        let content = FlatDataSource(mails)
        let lines = content.interleaved { before, after -> String? in
          guard let after else { return before.map { "end \($0.notes)" } }
          return after.subject == before?.subject ? nil : after.subject
        }
        let log = ChangeLog(lines)
        mails[2].subject = "b"
        scheduler.advance(by: .seconds(1))
        #expect(shown(lines) { $0.text } == [["a", "0", "1", "b", "2", "a", "3", "end 0"]])
        #expect(log.drainStages() == ["insert 0.3 0.5"])
        // Only what stands behind the last one reads its notes.
        mails[3].notes = 5
        scheduler.advance(by: .seconds(1))
        #expect(shown(lines) { $0.text }[0].last == "end 5")
        content.append(Mail(4))
        mails[3].notes = 6
        mails[3].subject = "c"
        scheduler.advance(by: .seconds(1))
        #expect(shown(lines) { $0.text } == [["a", "0", "1", "b", "2", "c", "3", "4", "4", "end 0"]])
        content.remove(at: 4)
        mails[3].notes = 7
        scheduler.advance(by: .seconds(1))
        #expect(shown(lines) { $0.text }[0].suffix(2) == ["3", "end 7"])
      }
    }

    @Test func aComparatorFollowsWhatItReads() {
      simulated { scheduler in
        let mails = (0..<1_000).map { Mail($0) }
        let content = FlatDataSource(mails)
        var compared = 0
        let sorted = content.sorted { first, second in
          compared += 1
          if first.isUnread != second.isUnread { return first.isUnread }
          return first.notes < second.notes
        }
        let log = ChangeLog(sorted)
        compared = 0
        mails[500].notes = 9
        scheduler.advance(by: .seconds(1))
        #expect(ids(sorted).last == 500 && log.drainStages() == ["move 0.500→0.999"] && compared < 40)
        // An edit that comes before the frame is not misled by a row that is in no order.
        mails[3].notes = 100
        mails[4].isUnread = false
        content.insert(Mail(2_000), at: 0)
        content.update(at: 9) { $0.notes = 50 }
        let expected = content.items.enumerated().sorted { first, second in
          let (one, other) = (first.element, second.element)
          if one.isUnread != other.isUnread { return one.isUnread }
          return (one.notes, first.offset) < (other.notes, second.offset)
        }
        #expect(ids(sorted) == expected.map(\.element.id))
        _ = log.drain()
        scheduler.advance(by: .seconds(1))
        #expect(ids(sorted) == expected.map(\.element.id) && log.drain() == 0)
        // What it does not read changes nothing.
        mails[7].subject = "another"
        scheduler.advance(by: .seconds(1))
        #expect(log.drain() == 0)
      }
    }

    @Test(.slow, arguments: Seeds.some(of: 0..<20)) func randomChangesAgainstAPlainIdea(seed: Int) {
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
        @MainActor func comesFirst(_ first: Mail, _ second: Mail) -> Bool {
          first.isUnread == second.isUnread ? first.subject < second.subject : first.isUnread
        }
        let compared = composite.sorted(by: comesFirst)
        let groups = unread.grouped(by: \.subject)
        let pairs = content.joined(with: unread, by: { "\($0.notes % 5)" }, \.subject)
        let lines = content.flatMapped { mail in
          (0..<mail.notes % 3).map { Line(id: mail.id * 10 + $0, text: mail.subject) }
        }
        let days = content.interleaved { before, after in after?.subject == before?.subject ? nil : after?.subject }
        @MainActor func noHeader(_ header: Never) -> Title {}
        let lists = [
          ListModel(compared, "compared", cell: { Cell(id: $0.id) }, header: noHeader),
          ListModel(groups, "groups", cell: { Cell(id: $0.id) }, header: { Title(id: Int($0) ?? -1) }),
          ListModel(
            pairs,
            "pairs",
            cell: { Cell(id: $0.left.id, content: $0.right?.id ?? 0) },
            header: noHeader
          ),
          ListModel(
            lines,
            "lines",
            cell: { Cell(id: $0.id, content: Int($0.text) ?? -1) },
            header: noHeader
          ),
          ListModel(
            days,
            "days",
            cell: { Cell(id: $0.item?.id ?? -1, content: $0.separator.flatMap { Int($0) } ?? -1) },
            header: noHeader
          ),
        ]
        @MainActor func check(_ step: Int) {
          let expected = content.sections.map { $0.items.filter(\.isUnread) }
          #expect(ids(unread) == expected.flatMap { $0.map(\.id) }, "seed \(seed), step \(step)")
          let inOrder = expected.map { section in
            section.enumerated().sorted { ($0.element.subject, $0.offset) < ($1.element.subject, $1.offset) }
              .map(\.element.id)
          }
          #expect(ids(sorted) == inOrder.flatMap { $0 }, "seed \(seed), step \(step)")
          #expect(ids(above) == all().filter { $0.notes % 2 == 0 }.map(\.id), "seed \(seed), step \(step)")
          let sections = content.sections.map(\.items)
          let inComparedOrder = sections.map { section in
            section.enumerated().sorted {
              comesFirst($0.element, $1.element)
                || !comesFirst($1.element, $0.element) && $0.offset < $1.offset
            }
            .map(\.element)
          }
          #expect(
            shown(compared) { "\($0.id)" } == inComparedOrder.map { $0.map { "\($0.id)" } },
            "seed \(seed), step \(step)"
          )
          let unreadMails = all().filter(\.isUnread)
          let inGroups = Set(unreadMails.map(\.subject)).sorted().map { key in
            unreadMails.filter { $0.subject == key }.map { "\($0.id)" }
          }
          #expect(shown(groups) { "\($0.id)" } == inGroups, "seed \(seed), step \(step)")
          let inPairs = sections.map { section in
            section.map { mail in
              let partner = unreadMails.first { $0.subject == "\(mail.notes % 5)" }
              return "\(mail.id) \(partner?.id ?? 0)"
            }
          }
          #expect(shown(pairs) { "\($0.left.id) \($0.right?.id ?? 0)" } == inPairs, "seed \(seed), step \(step)")
          let inLines = sections.map {
            $0.flatMap { mail in (0..<mail.notes % 3).map { "\(mail.id * 10 + $0) \(mail.subject)" } }
          }
          #expect(shown(lines) { "\($0.id) \($0.text)" } == inLines, "seed \(seed), step \(step)")
          let withDays = sections.map { section in
            section.enumerated().flatMap { index, mail in
              index > 0 && section[index - 1].subject == mail.subject ? ["\(mail.id)"] : [mail.subject, "\(mail.id)"]
            }
          }
          #expect(shown(days) { $0.text } == withDays, "seed \(seed), step \(step)")
          for list in lists { #expect(list.complaints == [], "\(list.name), seed \(seed), step \(step)") }
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

  extension InterleavedItem where Item == ObservableKeyTests.Mail, Separator == String {
    fileprivate var text: String {
      switch self {
      case .item(let mail): "\(mail.id)"
      case .separator(let separator): separator
      }
    }
  }
#endif
