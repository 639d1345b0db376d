import Foundation
import TestSupport
import Testing

@testable import Roster

@MainActor @Suite(.windows) struct CollectionViewUpdateTests {
  private typealias Section = ContentSection<String, Ticket, String>

  private let collection = ToldCollectionView(shown: UICollectionViewFlowLayout())
  private let header = UICollectionView.elementKindSectionHeader

  private func list(_ count: Int) -> FlatDataSource<Ticket> { FlatDataSource((0..<count).map { Ticket($0) }) }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func title(_ section: Int = 0) -> String? {
    (collection.supplementaryView(forElementKind: header, at: path(0, section)) as? TextSupplementaryView)?.label.text
  }

  @Test func aHeaderShowsItsTitleInTheSameView() {
    let content = NestedDataSource([Section(header: "A", items: [Ticket(1)], footer: "a")])
    collection.attach(content)
    collection.layoutIfNeeded()
    let view = collection.supplementaryView(forElementKind: header, at: path(0))
    expectEqual(title(), "A")
    content.updateSection(at: 0) { $0.header = "B" }
    collection.layoutIfNeeded()
    expectEqual(title(), "B")
    #expect(collection.supplementaryView(forElementKind: header, at: path(0)) === view)
  }

  @Test func aHeaderComesAndGoesBesideChangedItems() {
    let content = NestedDataSource([
      Section(header: nil, items: [Ticket(1)], footer: nil), Section(header: "S", items: [Ticket(2)], footer: nil),
    ])
    collection.attach(content)
    collection.layoutIfNeeded()
    let failures = HeadlessFailure.recording {
      content.apply([
        Section(header: nil, items: [Ticket(1, "one")], footer: "a"),
        Section(header: "S", items: [Ticket(2, "two")], footer: nil),
      ])
      content.updateSection(at: 0) { $0.header = "A" }
    }
    #expect(failures.isEmpty)
    collection.layoutIfNeeded()
    expectEqual(title(), "A")
    expectEqual(collection.shownTexts, ["one", "two"])
    content.updateSection(at: 0) { $0.header = nil }
    collection.layoutIfNeeded()
    #expect(title() == nil)
    expectEqual(title(1), "S")
  }
}
