import Foundation
import Testing

@testable import Roster

@MainActor struct ListAnchoringTests {
  /// A list of 100 rows, 50 points high each, on a screen of 400 points.
  struct Vector: CustomTestStringConvertible, Sendable {
    let name: String
    var anchoring = ListAnchoring.visibleItems
    var top: CGFloat = 0
    let from: CGFloat
    let to: CGFloat
    let edit: @MainActor @Sendable (inout [Int]) -> Void

    var testDescription: String { name }
  }

  nonisolated static let vectors = [
    Vector(name: "prepend 20", from: 1_000, to: 2_000) { $0.insert(contentsOf: 200..<220, at: 0) },
    Vector(name: "delete the first 5", from: 1_000, to: 750) { $0.removeFirst(5) },
    Vector(name: "delete the topmost 3", from: 1_110, to: 960) { $0.removeSubrange(22...24) },
    Vector(name: "insert below the screen", from: 1_000, to: 1_000) { $0.insert(contentsOf: 200..<210, at: 60) },
    Vector(name: "insert before the row at the edge", from: 1_000, to: 1_150) {
      $0.insert(contentsOf: 200..<203, at: 20)
    },
    Vector(name: "insert behind the row at the edge", from: 1_020, to: 1_020) {
      $0.insert(contentsOf: 200..<203, at: 21)
    },
    Vector(name: "prepend at the start", from: 0, to: 0) { $0.insert(contentsOf: 200..<203, at: 0) },
    Vector(name: "prepend above the start", anchoring: .visibleItemsEvenAtStart, from: 0, to: 150) {
      $0.insert(contentsOf: 200..<203, at: 0)
    },
    Vector(name: "prepend under a bar", top: 88, from: -88, to: -88) { $0.insert(contentsOf: 200..<203, at: 0) },
    Vector(name: "prepend above a bar", anchoring: .visibleItemsEvenAtStart, top: 88, from: -88, to: 62) {
      $0.insert(contentsOf: 200..<203, at: 0)
    },
    Vector(name: "prepend as UIKit does", anchoring: .contentOffset, from: 1_000, to: 1_000) {
      $0.insert(contentsOf: 200..<203, at: 0)
    },
    Vector(name: "only the last 6 stay", from: 1_000, to: 0) { $0.removeSubrange(0..<94) },
    Vector(name: "insert after row 10, below it", from: 1_000, to: 2_500) { $0.insert(contentsOf: 200..<230, at: 11) },
    Vector(name: "insert after row 10, above it", from: 100, to: 100) { $0.insert(contentsOf: 200..<230, at: 11) },
    Vector(name: "insert before the topmost row", from: 520, to: 2_020) { $0.insert(contentsOf: 200..<230, at: 10) },
    Vector(name: "the topmost row moves to the front", from: 1_000, to: 1_000) { $0.insert($0.remove(at: 20), at: 0) },
    Vector(name: "the topmost row moves to the end", from: 1_000, to: 950) { $0.append($0.remove(at: 20)) },
    Vector(name: "nothing is left", from: 1_000, to: 1_000) { $0 = Array(200..<300) },
    Vector(name: "emptied", from: 1_000, to: 0) { $0 = [] },
    Vector(name: "emptied under a bar", top: 88, from: 1_000, to: -88) { $0 = [] },
  ]

  private func content() -> FlatDataSource<Ticket> { FlatDataSource((0..<100).map { Ticket($0) }) }

  private func edited(_ vector: Vector) -> [Ticket] {
    var ids = Array(0..<100)
    vector.edit(&ids)
    return ids.map { Ticket($0) }
  }

  private func makeTable() -> ToldTableView {
    let table = ToldTableView(shown: .plain)
    table.frame.size = CGSize(width: 390, height: 400)
    table.rowHeight = 50
    table.estimatedRowHeight = 0
    return table
  }

  private func makeCollection() -> ToldCollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let collection = ToldCollectionView(shown: layout)
    collection.frame.size = CGSize(width: 390, height: 400)
    return collection
  }

  @Test(arguments: vectors) func aTableStaysWhereTheReaderIs(vector: Vector) {
    let content = content()
    let table = makeTable()
    table.contentInset.top = vector.top
    table.attach(content).dataSource.updateOptions.anchoring = vector.anchoring
    table.layoutIfNeeded()
    table.contentOffset.y = vector.from
    table.layoutIfNeeded()
    content.apply(edited(vector))
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == vector.to)
  }

  @Test(arguments: vectors) func aCollectionStaysWhereTheReaderIs(vector: Vector) {
    let content = content()
    let collection = makeCollection()
    collection.contentInset.top = vector.top
    collection.attach(content).dataSource.updateOptions.anchoring = vector.anchoring
    collection.layoutIfNeeded()
    collection.contentOffset.y = vector.from
    collection.layoutIfNeeded()
    content.apply(edited(vector))
    collection.layoutIfNeeded()
    #expect(collection.contentOffset.y == vector.to)
  }

  @Test func whatLeavesTheScreenAsItIsIsNotAnimated() {
    let content = content()
    let table = makeTable()
    table.attach(content).dataSource.updateOptions.anchoring = .visibleItems
    table.layoutIfNeeded()
    table.contentOffset.y = 1_000
    table.layoutIfNeeded()
    content.insert(Ticket(200), at: 0)
    #expect(table.takeTold().allSatisfy { $0.hasSuffix("not animated") })
    content.remove(at: 23)
    #expect(table.takeTold().allSatisfy { !$0.hasSuffix("not animated") })
  }

  @Test func offTheWindowNothingIsAnchored() {
    final class Asked: UITableView {
      var visibilityQuestions = 0
      override var indexPathsForVisibleRows: [IndexPath]? {
        visibilityQuestions += 1
        return super.indexPathsForVisibleRows
      }
    }
    let content = content()
    let table = Asked(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .plain)
    table.attach(content).dataSource.updateOptions.anchoring = .visibleItemsEvenAtStart
    table.layoutIfNeeded()
    table.visibilityQuestions = 0
    content.insert(Ticket(200), at: 0)
    #expect(table.visibilityQuestions == 0)
  }

  @Test func aCollectionThatScrollsSidewaysIsAnchoredToo() {
    let content = content()
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 400)
    layout.minimumLineSpacing = 0
    let collection = ToldCollectionView(shown: layout)
    collection.frame.size = CGSize(width: 400, height: 400)
    collection.attach(content).dataSource.updateOptions.anchoring = .visibleItems
    collection.layoutIfNeeded()
    collection.contentOffset.x = 1_000
    collection.layoutIfNeeded()
    content.insert(Ticket(200), at: 0)
    collection.layoutIfNeeded()
    #expect(collection.contentOffset == CGPoint(x: 1_050, y: 0))
  }

  // MARK: The target content offset

  private final class SnappingLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: 70)
    }
  }

  private final class OwnOffset: CollectionViewDelegate {
    override func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      CGPoint(x: 0, y: 30)
    }
  }

  private func snapping() -> ToldCollectionView {
    let layout = SnappingLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let collection = ToldCollectionView(shown: layout)
    collection.frame.size = CGSize(width: 390, height: 400)
    return collection
  }

  @Test func withoutAnAnchorTheLayoutSaysWhereToScroll() {
    let content = content()
    let collection = snapping()
    collection.attach(content)
    collection.layoutIfNeeded()
    content.remove(at: 0)
    collection.layoutIfNeeded()
    #expect(collection.contentOffset.y == 70)
  }

  @Test func anAnchorComesBeforeTheLayout() {
    let content = content()
    let collection = snapping()
    collection.attach(content).dataSource.updateOptions.anchoring = .visibleItems
    collection.layoutIfNeeded()
    collection.contentOffset.y = 1_000
    collection.layoutIfNeeded()
    content.remove(at: 0)
    collection.layoutIfNeeded()
    #expect(collection.contentOffset.y == 950)
  }

  @Test func theUsersDelegateComesFirst() {
    let content = content()
    let collection = snapping()
    collection.attach(OwnOffset(CollectionViewDataSource(content)))
    collection.layoutIfNeeded()
    content.remove(at: 0)
    collection.layoutIfNeeded()
    #expect(collection.contentOffset.y == 30)
  }
}
