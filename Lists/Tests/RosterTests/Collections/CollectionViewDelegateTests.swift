import Foundation
import TestSupport
import Testing

@testable import Roster

@MainActor struct CollectionViewDelegateTests {
  private let collectionView = makeCollection()
  private let first = IndexPath(item: 0, section: 0)
  private let second = IndexPath(item: 1, section: 0)
  private let mixed = FlatDataSource([
    Film("Alien").collectionViewPresentable, Person(id: 1, name: "Ripley").collectionViewPresentable,
  ])

  @Test func cellsAreConfiguredByTypeAfterTheirViewModelIsOnThem() {
    var configured: [String] = []
    collectionView.attach(mixed)
      .configure(PersonTile.self) { cell, place in
        configured.append("\(cell.shownText ?? "") \(place.item)")
      }
      .configure(UICollectionViewCell.self) { _, place in configured.append("any \(place.item)") }
    collectionView.layoutIfNeeded()
    expectEqual(configured.sorted(), ["Ripley 1", "any 0", "any 1"])
  }

  // MARK: Sizes

  @Test func viewModelsSayHowLargeTheirItemsAre() {
    collectionView.attach(FlatDataSource([Sized(width: 30), Sized(width: 70)]))
    expectEqual(widths, [30, 70])
  }

  @Test func aHandlerOfSizesComesBeforeTheViewModel() {
    collectionView.attach(FlatDataSource([Sized(width: 30), Sized(width: 70)]))
      .size(for: Sized.self) { sized, collectionView in
        sized.width < 50 ? CGSize(width: collectionView.bounds.width / 3, height: 20) : nil
      }
    expectEqual(widths, [130, 70])
  }

  @Test func itemsWithoutASizeAreAsLargeAsTheLayoutSays() {
    collectionView.attach(mixed).size(for: Film.self) { _, _ in CGSize(width: 33, height: 33) }
    expectEqual(widths, [33, 50])
  }

  @Test func aSizeThatIsGivenAfterTheFirstLayoutCounts() {
    let delegate = collectionView.attach(FlatDataSource([Film("A"), Film("B")]))
    expectEqual(widths, [50, 50])
    delegate.size(for: Film.self) { _, _ in CGSize(width: 77, height: 20) }
    expectEqual(widths, [77, 77])
    #expect(collectionView.delegate === delegate)
  }

  @Test func sizesOfHeadersAndFooters() {
    let section = ContentSection(header: Heading("A"), items: [Film("A")], footer: SizedHeading(height: 12))
    collectionView.attach(NestedDataSource([section, section]))
      .headerSize { $0 == 0 ? CGSize(width: 0, height: 61) : nil }
    collectionView.layoutIfNeeded()
    func height(_ kind: String, _ section: Int) -> CGFloat? {
      let path = IndexPath(item: 0, section: section)
      return collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame.height
    }
    expectEqual(height(UICollectionView.elementKindSectionHeader, 0), 61)
    expectEqual(height(UICollectionView.elementKindSectionHeader, 1), CollectionViewDelegate.defaultSupplementaryLength)
    expectEqual(height(UICollectionView.elementKindSectionFooter, 0), 12)
  }

  // MARK: Editing and menus

  @Test func editingIsAskedOfHandlersThenOfViewModels() {
    let delegate = collectionView.attach(FlatDataSource([Note(text: "A"), Note(text: "B", canEdit: false)]))
    #expect(delegate.collectionView(collectionView, canEditItemAt: first))
    #expect(!delegate.collectionView(collectionView, canEditItemAt: second))
    delegate.canEdit(Note.self) { note, _ in note.text == "B" }
    #expect(!delegate.collectionView(collectionView, canEditItemAt: first))
    #expect(delegate.collectionView(collectionView, canEditItemAt: second))
    #expect(!delegate.collectionView(collectionView, canEditItemAt: IndexPath(item: 9, section: 0)))
  }

  private var widths: [CGFloat?] {
    collectionView.layoutIfNeeded()
    return [first, second].map { collectionView.layoutAttributesForItem(at: $0)?.frame.width }
  }
}

private struct Sized: ItemSizeProviding, CollectionViewPresentable {
  var width: CGFloat

  func present(on cell: UICollectionViewCell) {}
  func itemSize(in collectionView: UICollectionView) -> CGSize { CGSize(width: width, height: 20) }
}

private struct SizedHeading: CollectionViewSupplementaryPresentable {
  var height: CGFloat

  func present(on view: UICollectionReusableView) {}
  func referenceSize(in collectionView: UICollectionView) -> CGSize? { CGSize(width: 0, height: height) }
}
