#if os(Linux) && canImport(Glibc)
  import Foundation
  import Simulation
  import TestSupport
  import Testing

  @testable import Roster

  /// Lists that begin in the middle: pages come above what is shown first, and below it.
  @Suite("Pages above", .windows) @MainActor struct PagesAboveTests {
    /// What is around the rows of the pages.
    enum Surroundings: CaseIterable, Sendable { case none, header, edgeRow, filter }

    enum Axis: CaseIterable, Sendable {
      case vertical, sideways, grid

      /// How many items a screen has at most.
      var screen: Int {
        switch self {
        case .vertical: 20
        case .sideways: 4
        case .grid: 60
        }
      }
    }

    private func makeView(_ kind: ListKind, _ axis: Axis) -> any TestedListView {
      if kind == .table { return ToldTableView(shown: .plain) }
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: axis == .grid ? 130 : axis == .sideways ? 100 : 390, height: 44)
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      if axis == .sideways { layout.scrollDirection = .horizontal }
      let view = ToldCollectionView(shown: layout)
      if axis == .sideways { view.frame.size.height = 44 }
      return view
    }

    private func content(
      _ feed: PagedDataSource<Ticket, Int>,
      _ surroundings: Surroundings
    ) -> CompositeDataSource<Ticket, Never, Never> {
      let phases = PhaseRows<Ticket>().edge(.previous) { _ in Ticket(-2, "earlier") }
      let header = FlatDataSource([Ticket(-1, "header")])
      return switch surroundings {
      case .none: CompositeDataSource { feed }
      case .header:
        CompositeDataSource {
          header
          feed
        }
      case .edgeRow: feed.showing(phases, of: feed)
      case .filter: CompositeDataSource { feed.filtered { $0.id % 2 == 0 } }
      }
    }

    /// - Returns: which pages were asked for while the list was not touched.
    private func pages(
      _ kind: ListKind,
      _ axis: Axis,
      _ anchoring: ListAnchoring,
      _ surroundings: Surroundings,
      hasNext: Bool,
      size: Int
    ) -> [Int] {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        UIScreen.main.headlessAlone {
          var asked: [Int] = []
          let feed = PagedDataSource<Ticket, Int>(PagingOptions(pageSize: size, prefetchDistance: 12)) { request in
            let key = request.key ?? 50
            asked.append(key)
            try await Task.sleep(for: .milliseconds(10))
            return Page(
              (key * size..<(key + 1) * size).map { Ticket($0) },
              previous: key > 0 ? key - 1 : nil,
              next: hasNext && key < 100 ? key + 1 : nil
            )
          }
          let view = makeView(kind, axis)
          view.show(content(feed, surroundings)).changeOptions { $0.anchoring = anchoring }
          @MainActor func rest() {
            for _ in 0..<60 {
              view.layoutIfNeeded()
              scheduler.advance(by: .milliseconds(20))
            }
          }
          rest()
          let first = asked
          // At the start that is there now, the reader has come to the pages before.
          view.contentOffset = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
          rest()
          if let lowest = asked.min(), let before = first.min(), lowest >= before {
            Issue.record("\(kind), \(axis), \(surroundings): nothing comes where the reader has scrolled to, \(asked)")
          }
          return first
        }
      }
    }

    @Test(.slow, arguments: ListKind.allCases, Surroundings.allCases)
    func aListAtRestLoadsNoMorePagesThanItPrefetches(_ kind: ListKind, _ surroundings: Surroundings) {
      for axis in Axis.allCases where kind == .collection || axis == .vertical {
        for anchoring in [ListAnchoring.visibleItems, .visibleItemsEvenAtStart] {
          for hasNext in [false, true] {
            for size in [10, 40] {
              let pages = pages(kind, axis, anchoring, surroundings, hasNext: hasNext, size: size)
              let shown = surroundings == .filter ? size / 2 : size
              // A screen is filled, and 12 items are kept ready on either side.
              let most = (axis.screen + 12) / shown + 2
              #expect(
                pages.count(where: { $0 < 50 }) <= most && pages.count(where: { $0 > 50 }) <= most,
                "\(kind), \(axis), \(anchoring), \(surroundings), \(hasNext), \(size): \(pages)"
              )
              #expect(pages.contains { $0 < 50 }, "a page is kept ready")
            }
          }
        }
      }
    }

    /// What is on the screen stays there as a page comes above it.
    @Test(.slow, arguments: ListKind.allCases, Surroundings.allCases)
    func rowsAtTheStartStayAsPagesComeAboveThem(_ kind: ListKind, _ surroundings: Surroundings) {
      for axis in Axis.allCases where kind == .collection || axis == .vertical {
        Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
          UIScreen.main.headlessAlone {
            let options = PagingOptions(pageSize: 240, prefetchDistance: 12, loadsAutomatically: false)
            let feed = PagedDataSource<Ticket, Int>(options) { request in
              let key = request.key ?? 5
              return Page((key * 240..<(key + 1) * 240).map { Ticket($0) }, previous: key > 0 ? key - 1 : nil)
            }
            let view = makeView(kind, axis)
            view.show(content(feed, surroundings))
            @MainActor func rest() {
              for _ in 0..<20 {
                view.layoutIfNeeded()
                scheduler.advance(by: .milliseconds(20))
              }
            }
            rest()
            @MainActor func row(_ text: String) -> CGFloat? {
              let index = view.visibleItems.first { view.textOfItem(at: $0) == text }
              guard let index, let frame = view.frame(ofItemAt: index) else { return nil }
              return axis == .sideways ? frame.minX - view.contentOffset.x : frame.minY - view.contentOffset.y
            }
            view.layoutIfNeeded()
            let before = row("1200")
            for _ in 0..<2 {
              feed.loadMore(.previous)
              rest()
              #expect(before != nil && row("1200") == before, "\(kind), \(axis), \(surroundings)")
            }
            #expect(feed.items.first?.id == 720)
          }
        }
      }
    }
  }

  extension ListView {
    fileprivate func textOfItem(at path: IndexPath) -> String? {
      if let table = self as? UITableView { return table.cellForRow(at: path)?.textLabel?.text }
      return ((self as? UICollectionView)?.cellForItem(at: path) as? TicketTile)?.shownText
    }
  }
#endif
