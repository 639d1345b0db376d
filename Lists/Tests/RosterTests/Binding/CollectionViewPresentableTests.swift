import Foundation
import TestSupport
import Testing

@testable import Roster

@MainActor struct CollectionViewPresentableTests {
  private let collectionView = makeCollection()

  @Test func aPresenterShowsItsViewModel() {
    collectionView.attach(FlatDataSource([Film("Alien"), Film("Heat")]))
    expectEqual(collectionView.shownTexts, ["Alien", "Heat"])
    #expect(collectionView.visibleCells.allSatisfy { $0 is FilmTile })
  }

  @Test func aViewModelFillsAPlainCell() {
    collectionView.attach(FlatDataSource([Line(text: "One"), Line(text: "Two")]))
    expectEqual(collectionView.shownTexts, ["One", "Two"])
  }

  @Test func severalViewModelsShareACellType() {
    let content = [Line(text: "One").collectionViewPresentable, Remark(text: "Two").collectionViewPresentable]
    collectionView.attach(FlatDataSource(content))
    expectEqual(collectionView.shownTexts, ["One", "Remark: Two"])
    expectEqual(Set(collectionView.visibleCells.map(\.reuseIdentifier)).count, 1)
  }

  @Test func severalTypesInOneList() {
    let content = [Film("Alien").collectionViewPresentable, Person(id: 1, name: "Ripley").collectionViewPresentable]
    collectionView.attach(FlatDataSource(content))
    expectEqual(collectionView.shownTexts, ["Alien", "Ripley"])
    #expect(collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) is FilmTile)
    #expect(collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) is PersonTile)
  }

  @Test func theCellIsNamedAtTheUseSite() {
    collectionView.attach(FlatDataSource(["One", "Two"].map(Presented<TextTile>.init)))
    expectEqual(collectionView.shownTexts, ["One", "Two"])
    #expect(collectionView.visibleCells.allSatisfy { $0 is TextTile })
  }

  @Test func theCellIsNamedForAWholeList() {
    collectionView.attach(CollectionViewDataSource(FlatDataSource(["One", "Two"]), cell: TextTile.self))
    expectEqual(collectionView.shownTexts, ["One", "Two"])
    #expect(collectionView.visibleCells.allSatisfy { $0 is TextTile })
  }

  @Test func namingACellLeavesIdentityAndEqualityAsTheyAre() {
    expectEqual(Presented<PersonTile>(Person(id: 7, name: "Ash")).id, 7)
    expectEqual(Presented<TextTile>("One"), Presented<TextTile>("One"))
    #expect(Presented<TextTile>("One") != Presented<TextTile>("Two"))
    expectEqual(Set([Presented<TextTile>("One"), Presented<TextTile>("One")]).count, 1)
  }
}
