#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation
  import TestSupport
  import Testing

  @testable import Roster

  /// Pages with the rows of their phases in strict tables and collections, used at random: a batch that UIKit would refuse
  /// stops the tests, and each view shows what its content says.
  @Suite("Paged lists at random", .windows) @MainActor struct PagedListMachineTests {
    private struct Outage: Error {}

    @Test(arguments: Seeds.some(of: 0..<12 as Range<UInt64>))
    func viewsShowTheRowsOfPagesAndPhasesWhateverHappens(_ seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
      var answers = SeededGenerator(seed: seed &+ 100)
      Scheduler.run(seed: seed, choosing: { _ in 0 }) { scheduler in
        UIScreen.main.headlessAlone {
          let total = number(4) == 0 ? number(3) : 60
          let isCounted = number(2) == 0
          let placeholder: PagedDataSource<Ticket, Int>.Placeholder = { Ticket(-1 - $0, "…") }
          let list = PagedDataSource<Ticket, Int>(
            PagingOptions(
              pageSize: 8,
              prefetchDistance: 4,
              maximumCount: number(2) == 0 ? 24 : nil,
              jumpDistance: isCounted ? 10 : nil
            ),
            placeholder: isCounted ? placeholder : nil,
            keyAtPosition: { $0 }
          ) { request in
            let (delay, mood) = (Int.random(in: 0..<300, using: &answers), Int.random(in: 0..<6, using: &answers))
            try await Task.sleep(for: .milliseconds(delay))
            if mood == 0 { throw Outage() }
            let start = min(request.key ?? 0, total)
            let end = min(start + request.size, total)
            return Page(
              (start..<end).map { Ticket($0, "\($0) \(mood)") },
              previous: start > 0 ? max(0, start - request.size) : nil,
              next: end < total ? end : nil,
              position: isCounted ? start : nil,
              total: isCounted ? total : nil
            )
          }
          let content = makeContent(list)
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 390, height: 60)
          let (table, collection) = (ToldTableView(shown: .plain), ToldCollectionView(shown: layout))
          table.attach(content)
          collection.attach(content)
          for step in 0..<40 {
            switch number(8) {
            case 0: list.refresh()
            case 1: list.retry()
            case 2: table.headlessScroll(by: CGPoint(x: 0, y: CGFloat(number(3_000) - 1_000)))
            case 3: collection.headlessScroll(by: CGPoint(x: 0, y: CGFloat(number(3_000) - 1_000)))
            case 4 where !list.loadedRows.isEmpty:
              let path = ItemPath(section: 0, item: list.loadedRows.lowerBound)
              if number(2) == 0 { list.remove(at: path) } else { list.insert(Ticket(1_000 + step), at: path) }
            default: scheduler.advance(by: .milliseconds(number(200)))
            }
            table.layoutIfNeeded()
            collection.layoutIfNeeded()
            let expected = (0..<content.numberOfSections).map { section in
              (0..<content.numberOfItems(inSection: section)).map { content.item(at: $0, inSection: section).id }
            }
            let rows = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
            let items = (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
            #expect(rows == expected.map(\.count), "seed \(seed), step \(step)")
            #expect(items == expected.map(\.count), "seed \(seed), step \(step)")
            for cell in table.visibleCells {
              guard let path = table.indexPath(for: cell) else { continue }
              let item = content.item(at: path[1], inSection: path[0])
              #expect(cell.textLabel?.text == item.text, "seed \(seed), step \(step)")
            }
          }
        }
      }
    }

    /// A header, and a list with the rows of its phases.
    private func makeContent(_ list: PagedDataSource<Ticket, Int>) -> CompositeDataSource<Ticket, Never, Never> {
      let phases = PhaseRows<Ticket>()
        .firstLoad(Ticket(2_000, "loading"))
        .empty(Ticket(2_001, "empty"))
        .failed { _ in Ticket(2_002, "retry") }
        .refreshing(Ticket(2_003, "newer"))
        .failedOverContent { _ in Ticket(2_004, "old") }
        .edge(.next) { Ticket(2_005, $0.showsSpinner ? "more…" : "more") }
        .edge(.previous) { Ticket(2_006, $0.showsSpinner ? "before…" : "before") }
      let header = FlatDataSource([Ticket(-1_000, "header")])
      return CompositeDataSource {
        header
        list.showing(phases, of: list)
      }
    }
  }
#endif
