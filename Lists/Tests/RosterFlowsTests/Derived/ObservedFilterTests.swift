#if os(Linux) && canImport(Glibc)
  import ListModels
  import Observation
  import RosterFlows
  import Simulation
  import TestSupport
  import Testing

  /// Filters, searches, first items, and separators of observable items.
  @MainActor @Suite(.serialized) struct ObservedFilterTests {
    @Observable final class Mail {
      let id: Int
      var isUnread = true
      var subject: String

      init(_ id: Int) {
        self.id = id
        subject = "\(id)"
      }
    }

    private func ids(_ source: some DataSource<Mail>) -> [Int] { source.rows.flatMap { $0 }.map(\.id) }

    @Test func rulesFollowModelsWhereRowsAreByThen() {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let mails = (0..<10).map { Mail($0) }
        let content = FlatDataSource(mails)
        let unread = content.filtered(by: \.isUnread)
        let found = content.searched(by: \.subject)
        found.search.text = "x"
        let distinct = content.distinct(by: \.subject)
        let lines = content.interleaved { before, after in
          after == nil ? "end \(before?.subject ?? "")" : before?.subject == after?.subject ? "same" : nil
        }
        content.insert(Mail(100), at: 0)
        content.move(from: 4, to: 9)
        content.remove(at: 1)
        mails[3].isUnread = false
        mails[4].subject = "x"
        mails[5].subject = "x"
        mails[9].subject = "z"
        scheduler.advance(by: .seconds(1))
        #expect(ids(unread) == content.items.filter(\.isUnread).map(\.id) && ids(unread).count == 9)
        #expect(ids(found) == [4, 5] && ids(distinct) == content.items.map(\.id).filter { $0 != 5 })
        expectEqual(lines.rows[0].compactMap(\.separator), ["same", "end z"])
        content.apply(content.items.reversed())
        mails[7].isUnread = false
        mails[5].subject = "y"
        content.insert(Mail(101), at: 0)
        scheduler.advance(by: .seconds(1))
        #expect(ids(unread) == content.items.filter(\.isUnread).map(\.id) && ids(unread).count == 9)
        #expect(ids(found) == [4] && ids(distinct) == content.items.map(\.id))
      }
    }
  }
#endif
