import Foundation
import Testing

@testable import Roster

@MainActor struct MillionItemsTests {
  /// From the first screen to the last: as many cells as fit on two screens, and no item that was never visible.
  @Test func aMillionItemsCostAsMuchAsTheVisibleOnes() {
    NumberTile.created = 0
    var asked: Set<Int> = []
    let content = LazyDataSource(itemCounts: [1_000_000]) { index, _ in
      asked.insert(index)
      return Number(value: index)
    }
    let collectionView = makeCollection()
    var displayed: Set<Int> = []
    collectionView.isPrefetchingEnabled = false
    collectionView.attach(content).onWillDisplay(Number.self) { number, _ in displayed.insert(number.value) }
    collectionView.layoutIfNeeded()
    let itemsOnAScreen = visibleItems(of: collectionView).count
    #expect(itemsOnAScreen > 50)
    #expect(displayed == visibleItems(of: collectionView))
    #expect(asked == displayed)
    #expect(NumberTile.created <= itemsOnAScreen)

    collectionView.headlessScrollToEnd()
    #expect(displayed.contains(999_999))
    #expect(asked == displayed)
    #expect(NumberTile.created <= 2 * itemsOnAScreen)

    content.apply(itemCounts: [500_000])
    collectionView.layoutIfNeeded()
    #expect(visibleItems(of: collectionView).max() ?? 0 < 500_000)
    #expect(NumberTile.created <= 2 * itemsOnAScreen)
  }

  @Test func aMillionItemsOfANamedCell() {
    var asked = 0
    let content = LazyDataSource(itemCounts: [1_000_000]) { index, _ in
      asked += 1
      return String(index)
    }
    let collectionView = makeCollection()
    collectionView.isPrefetchingEnabled = false
    collectionView.attach(CollectionViewDataSource(content, cell: TextTile.self))
    collectionView.layoutIfNeeded()
    #expect(asked == visibleItems(of: collectionView).count)
  }

  private func visibleItems(of collectionView: UICollectionView) -> Set<Int> {
    Set(collectionView.indexPathsForVisibleItems.map(\.item))
  }
}

private struct Number: CollectionViewPresentable {
  typealias CollectionViewCell = NumberTile

  var value: Int
}

private final class NumberTile: UICollectionViewCell, ReusablePresenter {
  static var created = 0

  override init(frame: CGRect) {
    NumberTile.created += 1
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func present(viewModel: Number) {}
}
