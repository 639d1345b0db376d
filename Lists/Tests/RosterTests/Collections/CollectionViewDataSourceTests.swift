import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster

@MainActor struct CollectionViewDataSourceTests {
  private let collectionView = makeCollection()
  private let first = IndexPath(item: 0, section: 0)
  private let second = IndexPath(item: 1, section: 0)

  private func header(_ section: Int) -> UICollectionReusableView? {
    let kind = UICollectionView.elementKindSectionHeader
    return collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  private func footer(_ section: Int) -> UICollectionReusableView? {
    let kind = UICollectionView.elementKindSectionFooter
    return collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  @Test func stringsAreShownAsText() {
    let sections = [
      ContentSection(header: "Top", items: [Film("A")], footer: "Bottom"),
      ContentSection(header: nil, items: [Film("B")], footer: nil),
    ]
    collectionView.attach(NestedDataSource(sections))
    collectionView.layoutIfNeeded()
    #expect((header(0) as? TextSupplementaryView)?.label.text == "Top")
    #expect((footer(0) as? TextSupplementaryView)?.label.text == "Bottom")
    expectEqual(header(0)?.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(header(1) == nil)
    #expect(footer(1) == nil)
  }

  @Test func headersAreOnlyWhereTheContentHasThem() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    collectionView.collectionViewLayout = layout
    let sections = [
      ContentSection(header: Heading("First"), items: [Film("A")]),
      ContentSection(header: nil, items: [Film("B")]),
      ContentSection(header: Heading("Third"), items: [Film("C")]),
    ]
    collectionView.attach(NestedDataSource(sections))
    collectionView.layoutIfNeeded()
    #expect((0..<3).map { (header($0) as? HeadingTileView)?.shownText } == ["First", nil, "Third"])
    #expect(header(1) == nil)
    expectEqual(header(2)?.frame.height, 30)
  }

  @Test func headersOfDifferentTypesInOneList() {
    let sections = [
      ContentSection(header: AnyCollectionViewSupplementaryPresentable("Text"), items: [Film("A")]),
      ContentSection(header: AnyCollectionViewSupplementaryPresentable(Heading("View")), items: [Film("B")]),
    ]
    collectionView.attach(NestedDataSource(sections))
    collectionView.layoutIfNeeded()
    #expect((header(0) as? TextSupplementaryView)?.label.text == "Text")
    #expect((header(1) as? HeadingTileView)?.shownText == "View")
    #expect(sections[0].header != sections[1].header)
    expectEqual(sections[0].header, AnyCollectionViewSupplementaryPresentable("Text"))
  }

  @Test func aHandlerGivesTheViewsOfItsKind() {
    let layout = UICollectionViewFlowLayout()
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    collectionView.collectionViewLayout = layout
    let content = NestedDataSource([ContentSection(header: Heading("A"), items: [Film("A")])])
    collectionView.attach(content)
      .supplementaryView(ofKind: UICollectionView.elementKindSectionFooter) { collectionView, indexPath in
        let kind = UICollectionView.elementKindSectionFooter
        let view = collectionView.dequeueReusableSupplementaryView(
          of: TextSupplementaryView.self,
          ofKind: kind,
          for: indexPath
        )
        view.label.text = "Handler"
        return view
      }
    collectionView.layoutIfNeeded()
    #expect((header(0) as? HeadingTileView)?.shownText == "A")
    #expect((footer(0) as? TextSupplementaryView)?.label.text == "Handler")
  }

  /// The layout asks for a view where the content has none: there is one, and it is empty.
  @Test func aHeaderThatOnlyTheLayoutWantsIsEmpty() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    collectionView.collectionViewLayout = layout
    collectionView.attach(FlatDataSource([Film("A")]))
    let failures = HeadlessFailure.recording { collectionView.layoutIfNeeded() }
    #expect(failures.isEmpty)
    #expect(header(0)?.subviews.isEmpty == true)
    expectEqual(header(0)?.frame.height, 30)
  }

  @Test func theIndexLeadsToItemsEvenFromSectionsWithoutThem() {
    let titles = [nil, "A", "A", nil, "B", "C"]
    let sections = titles.map { title in
      ContentSection(items: title == "A" || title == "C" ? [] : [Film(title ?? "-")], indexTitle: title)
    }
    let dataSource = CollectionViewDataSource(NestedDataSource(sections))
    collectionView.attach(dataSource)
    expectEqual(dataSource.indexTitles(for: collectionView), ["A", "B", "C"])
    func target(_ index: Int) -> Int {
      dataSource.collectionView(collectionView, indexPathForIndexTitle: "", at: index).section
    }
    expectEqual((0..<3).map(target), [3, 4, 4])
    let failures = HeadlessFailure.recording {
      for title in ["A", "B", "C"] { collectionView.headlessTapIndexTitle(title) }
    }
    #expect(failures.isEmpty)
  }

  // MARK: Reordering

  @Test func aMoveReachesTheContentAndEveryOtherView() async {
    let content = FlatDataSource(["A", "B", "C"].map(Film.init))
    let moving = CountingCollectionView()
    let watching = CountingCollectionView()
    let tableView = CountingTableView()
    let delegate = moving.attach(content)
    let dataSource = delegate.dataSource
    watching.attach(dataSource)
    tableView.attach(content)
    delegate.onMove { content.move(from: $0.item, to: $1.item) }
    expectEqual(moving.shownTexts, ["A", "B", "C"])
    expectEqual(watching.shownTexts, ["A", "B", "C"])
    let reloads = (moving.reloads, watching.reloads, tableView.reloads)

    let failures = HeadlessFailure.recording {
      #expect(moving.headlessMoveItem(at: first, to: IndexPath(item: 2, section: 0)))
    }
    #expect(failures.isEmpty)
    expectEqual(content.items.map(\.title), ["B", "C", "A"])
    expectEqual(moving.shownTexts, ["B", "C", "A"])
    await Task.yield()
    expectEqual(watching.shownTexts, ["B", "C", "A"])
    expectEqual(tableView.shownTexts, ["B", "C", "A"])
    expectEqual(moving.reloads, reloads.0)
    expectEqual(watching.reloads, reloads.1 + 1)
    expectEqual(tableView.reloads, reloads.2 + 1)
  }

  @Test func withoutAHandlerNothingMoves() {
    let content = FlatDataSource(["A", "B"].map(Film.init))
    collectionView.attach(content)
    #expect(!collectionView.headlessMoveItem(at: first, to: second))
    expectEqual(content.items.map(\.title), ["A", "B"])
  }

  @Test func viewModelsAndHandlersMayRefuseToMove() {
    let notes = FlatDataSource([Note(text: "A"), Note(text: "B", canMove: false), Note(text: "C")])
    let delegate = collectionView.attach(notes)
    let dataSource = delegate.dataSource
    delegate.onMove { notes.move(from: $0.item, to: $1.item) }
    #expect(dataSource.collectionView(collectionView, canMoveItemAt: first))
    #expect(!dataSource.collectionView(collectionView, canMoveItemAt: second))
    delegate.canMove(Note.self) { note, place in note.text == "B" && place.item == 1 }
    #expect(!dataSource.collectionView(collectionView, canMoveItemAt: first))
    #expect(dataSource.collectionView(collectionView, canMoveItemAt: second))
    #expect(!dataSource.collectionView(collectionView, canMoveItemAt: IndexPath(item: 9, section: 0)))
  }

  @Test func theMoveTargetDecidesWhereAnItemLands() {
    let content = FlatDataSource(["A", "B", "C"].map(Film.init))
    let delegate = collectionView.attach(content)
    delegate.moveTarget { [second] _, _ in second }
    delegate.onMove { content.move(from: $0.item, to: $1.item) }
    #expect(collectionView.headlessMoveItem(at: first, to: IndexPath(item: 2, section: 0)))
    expectEqual(collectionView.shownTexts, ["B", "A", "C"])
  }

  @Test func aMoveTargetThatChangesContentIsFollowedLater() async {
    let content = FlatDataSource(["A", "B", "C"].map(Film.init))
    let collectionView = makeCollection()
    let delegate = collectionView.attach(content)
    delegate.moveTarget { _, proposed in
      if content.items.count == 3 { content.remove(at: 2) }
      return proposed
    }
    delegate.onMove { content.move(from: $0.item, to: $1.item) }
    collectionView.layoutIfNeeded()
    #expect(collectionView.headlessMoveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0)))
    expectEqual(collectionView.shownTexts, ["B", "C", "A"])
    for _ in 0..<10 { await Task.yield() }
    expectEqual(content.items.map(\.title), ["B", "A"])
    expectEqual(collectionView.shownTexts, ["B", "A"])
  }
}
