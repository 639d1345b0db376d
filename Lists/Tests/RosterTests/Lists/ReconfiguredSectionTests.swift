import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Headers that depend on something else than the content are shown anew, wherever the content is.
@MainActor @Suite(.windows) struct ReconfiguredSectionTests {
  final class Outside {
    var text = "a"
  }

  /// A header that always stays equal to itself.
  struct OutsideHeading: TableViewHeaderFooterPresentable, CollectionViewSupplementaryPresentable {
    let outside: Outside

    func present(on view: HeadingRowView) { view.present(viewModel: Heading(outside.text)) }
    func present(on view: HeadingTileView) { view.present(viewModel: Heading(outside.text)) }
  }

  /// Where the content is: behind one other section, unless it is alone.
  enum Container: CaseIterable, Sendable {
    case alone, inContent, inNestedContent, inHands, inNestedHands

    var section: Int { self == .alone ? 0 : 1 }
  }

  @MainActor private protocol Check {
    func callAsFunction<Content: DataSource<Ticket>>(_ container: Container, _ make: (Outside) -> Content)
    where Content.Header == OutsideHeading, Content.Footer == Never
  }

  private func checkAll(_ container: Container, _ check: some Check) {
    let tickets = [Ticket(1), Ticket(2)]
    let nested = { (outside: Outside) in
      NestedDataSource<OutsideHeading, Ticket, Never>([.init(header: OutsideHeading(outside: outside), items: tickets)])
    }
    check(container, nested)
    check(container) { nested($0).map { Ticket($0.id, "mapped") } }
    check(container) { outside in
      FlatDataSource(tickets).grouped(by: { _ in 0 }, header: { _, _ in OutsideHeading(outside: outside) })
    }
    check(container) { outside in
      LazyDataSource(itemCounts: [2], header: { _ in OutsideHeading(outside: outside) }) { index, _ in Ticket(index) }
    }
  }

  @Test(arguments: Container.allCases) func inATable(container: Container) {
    struct InTable: Check {
      func callAsFunction<Content: DataSource<Ticket>>(_ container: Container, _ make: (Outside) -> Content)
      where Content.Header == OutsideHeading, Content.Footer == Never {
        typealias Composite = CompositeDataSource<Ticket, OutsideHeading, Never>
        let outside = Outside()
        let content = make(outside)
        let first = FlatDataSource([Ticket(9)])
        let table = ToldTableView(shown: .grouped)
        table.sectionHeaderHeight = 30
        switch container {
        case .alone: table.attach(content)
        case .inContent: table.attach(Composite([.init(first), .init(content)]))
        case .inNestedContent: table.attach(Composite([.init(first), .init(Composite([.init(content)]))]))
        case .inHands:
          table.attach(CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(content)]))
        case .inNestedHands:
          let inner = CompositeTableViewDataSource(children: [.init(content)])
          table.attach(CompositeTableViewDataSource(children: [.init(RowsChild([["a"]])), .init(inner)]))
        }
        table.layoutIfNeeded()
        let view = table.headerView(forSection: container.section) as? HeadingRowView
        expectEqual(view?.shownText, "a")
        let reloads = table.reloads
        for text in ["b", "c"] {
          outside.text = text
          if text == "b" {
            content.reconfigureSection(at: 0)
          } else {
            transaction { content.reconfigureSection(at: 0) }
          }
          table.layoutIfNeeded()
          #expect(table.headerView(forSection: container.section) === view)
          expectEqual(view?.shownText, text)
        }
        #expect(table.reloads == reloads && table.takeTold().isEmpty)
      }
    }
    checkAll(container, InTable())
  }

  @Test(arguments: Container.allCases) func inACollection(container: Container) {
    struct InCollection: Check {
      func callAsFunction<Content: DataSource<Ticket>>(_ container: Container, _ make: (Outside) -> Content)
      where Content.Header == OutsideHeading, Content.Footer == Never {
        typealias Composite = CompositeDataSource<Ticket, OutsideHeading, Never>
        let outside = Outside()
        let content = make(outside)
        let first = FlatDataSource([Ticket(9)])
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 30)
        let collection = ToldCollectionView(shown: layout)
        switch container {
        case .alone: collection.attach(content)
        case .inContent: collection.attach(Composite([.init(first), .init(content)]))
        case .inNestedContent: collection.attach(Composite([.init(first), .init(Composite([.init(content)]))]))
        case .inHands:
          let hand = CollectionViewDataSource(first)
          collection.attach(CompositeCollectionViewDataSource(children: [.init(hand), .init(content)]))
        case .inNestedHands:
          let inner = CompositeCollectionViewDataSource(children: [.init(content)])
          let hand = CollectionViewDataSource(first)
          collection.attach(CompositeCollectionViewDataSource(children: [.init(hand), .init(inner)]))
        }
        collection.layoutIfNeeded()
        let path = IndexPath(item: 0, section: container.section)
        let kind = UICollectionView.elementKindSectionHeader
        let view = collection.supplementaryView(forElementKind: kind, at: path) as? HeadingTileView
        expectEqual(view?.shownText, "a")
        let reloads = collection.reloads
        for text in ["b", "c"] {
          outside.text = text
          if text == "b" {
            content.reconfigureSection(at: 0)
          } else {
            transaction { content.reconfigureSection(at: 0) }
          }
          collection.layoutIfNeeded()
          #expect(collection.supplementaryView(forElementKind: kind, at: path) === view)
          expectEqual(view?.shownText, text)
        }
        expectEqual(collection.reloads, reloads)
      }
    }
    checkAll(container, InCollection())
  }
}
