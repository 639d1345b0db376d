import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

@MainActor @Suite(.windows) struct ListAnchoringTests {
  /// What a reader sees: rows 0–99, 50 points high each, on a screen of 400 points.
  struct Vector: CustomTestStringConvertible, Sendable {
    let name: String
    var anchoring = ListAnchoring.visibleItems
    var edge = ListEdge.start
    var rows = 100
    var top: CGFloat = 0
    let from: CGFloat
    let to: CGFloat
    let change: @MainActor @Sendable (Reader) -> Void

    var testDescription: String { name }
  }

  /// The rows as the test has them, and the list that shows them.
  @MainActor final class Reader {
    let content: FlatDataSource<Ticket>
    let view: UIScrollView
    var ids: [Int]
    var heights: [Int: CGFloat] = [:]
    var height: CGFloat = 50
    private let relayOut: () -> Void

    init(_ view: UIScrollView, rows: Int, relayOut: @escaping () -> Void) {
      self.view = view
      self.relayOut = relayOut
      ids = Array(0..<rows)
      content = FlatDataSource(ids.map { Ticket($0) })
    }

    func edit(_ body: (inout [Int]) -> Void) {
      body(&ids)
      content.apply(ids.map { Ticket($0) })
    }

    /// Has rows be of another height, which the view is told or finds out.
    func setHeight(_ height: CGFloat, of rows: some Sequence<Int>) {
      for row in rows { heights[row] = height }
      relayOut()
    }

    /// Changes content while another screen covers this one, so that its views are off their window.
    func whileAway(_ change: () -> Void) {
      let superview = view.superview
      view.removeFromSuperview()
      change()
      superview?.addSubview(view)
    }

    func height(of id: Int) -> CGFloat { heights[id] ?? height }
  }

  nonisolated static let vectors = [
    Vector(name: "1 prepend 20", from: 1_000, to: 2_000) { $0.edit { $0.insert(contentsOf: 200..<220, at: 0) } },
    Vector(name: "2 prepend 20 that are higher", from: 1_030, to: 2_430) {
      for id in 200..<220 { $0.heights[id] = 70 }
      $0.edit { $0.insert(contentsOf: 200..<220, at: 0) }
    },
    Vector(name: "3 delete the first 5", from: 1_000, to: 750) { $0.edit { $0.removeFirst(5) } },
    Vector(name: "4 delete the topmost 3", from: 1_110, to: 960) { $0.edit { $0.removeSubrange(22...24) } },
    Vector(name: "5 insert below the screen", from: 1_000, to: 1_000) {
      $0.edit { $0.insert(contentsOf: 200..<210, at: 60) }
    },
    Vector(name: "6 insert before the row at the edge", from: 1_000, to: 1_150) {
      $0.edit { $0.insert(contentsOf: 200..<203, at: 20) }
    },
    Vector(name: "7 insert behind the row at the edge", from: 1_020, to: 1_020) {
      $0.edit { $0.insert(contentsOf: 200..<203, at: 21) }
    },
    Vector(name: "8 prepend at the start", from: 0, to: 0) { $0.edit { $0.insert(contentsOf: 200..<203, at: 0) } },
    Vector(name: "8 prepend above the start", anchoring: .visibleItemsEvenAtStart, from: 0, to: 150) {
      $0.edit { $0.insert(contentsOf: 200..<203, at: 0) }
    },
    Vector(name: "9 prepend under a bar", top: 88, from: -88, to: -88) {
      $0.edit { $0.insert(contentsOf: 200..<203, at: 0) }
    },
    Vector(name: "9 prepend above a bar", anchoring: .visibleItemsEvenAtStart, top: 88, from: -88, to: 62) {
      $0.edit { $0.insert(contentsOf: 200..<203, at: 0) }
    },
    Vector(name: "10 append at the end", anchoring: .end, from: 4_600, to: 4_700) {
      $0.edit { $0 += 200..<202 }
    },
    Vector(name: "10 append away from the end", anchoring: .end, from: 4_500, to: 4_500) {
      $0.edit { $0 += 200..<202 }
    },
    Vector(name: "11 only the last 6 stay", from: 4_600, to: 0) { $0.edit { $0.removeSubrange(0..<94) } },
    Vector(name: "12 prepend to a short list", rows: 4, from: 0, to: 0) {
      $0.edit { $0.insert(contentsOf: 200..<202, at: 0) }
    },
    Vector(name: "12 append to a short list", anchoring: .end, rows: 4, from: 0, to: 100) {
      $0.edit { $0 += 200..<206 }
    },
    Vector(name: "13 rows above prove higher", from: 1_000, to: 1_600) { $0.setHeight(80, of: 0..<20) },
    Vector(name: "14 the topmost row grows", from: 1_010, to: 1_010) { $0.setHeight(90, of: [20]) },
    Vector(name: "15 a row grows that is almost gone", from: 1_049.5, to: 1_049.5) { $0.setHeight(90, of: [20]) },
    Vector(name: "16 the last row grows at the end", anchoring: .end, from: 4_600, to: 4_780) {
      $0.setHeight(230, of: [99])
    },
    Vector(name: "16 the last row grows away from the end", anchoring: .end, from: 4_500, to: 4_500) {
      $0.setHeight(230, of: [99])
    },
    Vector(name: "17 a keyboard comes at the end", anchoring: .end, from: 4_600, to: 4_900) {
      $0.view.contentInset.bottom = 300
    },
    Vector(name: "17 a keyboard comes and goes at the end", anchoring: .end, from: 4_600, to: 4_600) {
      $0.view.contentInset.bottom = 300
      $0.view.layoutIfNeeded()
      $0.view.contentInset.bottom = 0
    },
    Vector(name: "18 a keyboard comes", from: 2_000, to: 2_000) { $0.view.contentInset.bottom = 300 },
    Vector(name: "18 a keyboard comes under the bottom line", edge: .end, from: 2_000, to: 2_300) {
      $0.view.contentInset.bottom = 300
    },
    Vector(name: "19 the view turns", from: 1_025, to: 825) {
      $0.height = 40
      $0.view.frame.size = CGSize(width: 800, height: 250)
      $0.setHeight(40, of: [])
    },
    Vector(name: "20 insert after row 10, above the screen", from: 1_000, to: 2_500) {
      $0.edit { $0.insert(contentsOf: 200..<230, at: 11) }
    },
    Vector(name: "20 insert after row 10, on the screen", from: 100, to: 100) {
      $0.edit { $0.insert(contentsOf: 200..<230, at: 11) }
    },
    Vector(name: "20 insert before the topmost row", from: 520, to: 2_020) {
      $0.edit { $0.insert(contentsOf: 200..<230, at: 10) }
    },
    Vector(name: "21 the topmost row moves to the front", from: 1_000, to: 1_000) {
      $0.edit { $0.insert($0.remove(at: 20), at: 0) }
    },
    Vector(name: "22 the topmost row moves to the end", from: 1_000, to: 950) {
      $0.edit { $0.append($0.remove(at: 20)) }
    },
    Vector(name: "23 nothing is left", from: 1_000, to: 1_000) { $0.edit { $0 = Array(200..<300) } },
    Vector(name: "24 emptied", from: 1_000, to: 0) { $0.edit { $0 = [] } },
    Vector(name: "24 emptied under a bar", top: 88, from: 1_000, to: -88) { $0.edit { $0 = [] } },
    Vector(name: "25 everything on the screen goes", from: 1_020, to: 750) {
      $0.edit {
        $0.removeSubrange(10..<30)
        $0.insert(contentsOf: 200..<205, at: 0)
      }
    },
    Vector(name: "26 a row on the screen grows over the bottom line", edge: .end, from: 2_000, to: 2_000) {
      $0.setHeight(90, of: [43])
    },
    Vector(name: "26 rows above the screen prove higher over the bottom line", edge: .end, from: 1_000, to: 1_600) {
      $0.setHeight(80, of: 0..<20)
    },
    Vector(name: "26 prepend over the bottom line", edge: .end, from: 1_000, to: 2_000) {
      $0.edit { $0.insert(contentsOf: 200..<220, at: 0) }
    },
    Vector(name: "26 the view turns over the bottom line", edge: .end, from: 1_025, to: 885) {
      $0.height = 40
      $0.view.frame.size = CGSize(width: 800, height: 250)
      $0.setHeight(40, of: [])
    },
    Vector(name: "27 a row shrinks that begins above the screen", from: 1_030, to: 1_005) {
      $0.setHeight(25, of: [20])
    },
    Vector(
      name: "27 a row shrinks that begins above the screen and the bottom line",
      edge: .end,
      from: 1_030,
      to: 1_005
    ) {
      $0.setHeight(25, of: [20])
    },
    Vector(name: "27 a row shrinks that begins at the edge", from: 1_000, to: 1_000) { $0.setHeight(25, of: [20]) },
    Vector(name: "28 a row grows that is under a bar", top: 88, from: 1_000, to: 1_040) { $0.setHeight(90, of: [20]) },
    Vector(name: "28 a row shrinks that begins under a bar", top: 88, from: 1_000, to: 975) {
      $0.setHeight(25, of: [21])
    },
    Vector(name: "29 prepend off the window", from: 1_010, to: 2_010) { reader in
      reader.whileAway { reader.edit { $0.insert(contentsOf: 200..<220, at: 0) } }
    },
    Vector(name: "29 prepend twice off the window", from: 1_010, to: 1_110) { reader in
      reader.whileAway {
        reader.edit { $0.insert(200, at: 0) }
        reader.edit { $0.insert(201, at: 0) }
      }
    },
    Vector(name: "29 the item goes off the window", from: 1_010, to: 1_010) { reader in
      reader.whileAway { reader.edit { $0.remove(at: 20) } }
    },
    Vector(name: "29 the end off the window", anchoring: .end, from: 4_600, to: 4_700) { reader in
      reader.whileAway {
        reader.edit { $0.append(200) }
        reader.edit { $0.append(201) }
      }
    },
    Vector(name: "29 the last row grows off the window", anchoring: .end, from: 4_600, to: 4_640) { reader in
      reader.whileAway {
        reader.heights[99] = 90
        reader.content.update(id: 99) { $0.text = "A longer one" }
      }
    },
    Vector(name: "29 above the end off the window", anchoring: .end, from: 1_000, to: 1_000) { reader in
      reader.whileAway { reader.edit { $0.append(200) } }
    },
    Vector(name: "as UIKit does", anchoring: .contentOffset, from: 1_000, to: 1_000) {
      $0.edit { $0.insert(contentsOf: 200..<203, at: 0) }
    },
    Vector(name: "an item at its place", anchoring: .item(60, at: 30), from: 2_970, to: 3_220) {
      $0.edit { $0.insert(contentsOf: 200..<205, at: 0) }
    },
  ]

  private func content() -> FlatDataSource<Ticket> { FlatDataSource((0..<100).map { Ticket($0) }) }

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

  private func check(_ vector: Vector, _ reader: Reader, _ delegate: (Reader) -> ListDelegate) {
    reader.view.contentInset.top = vector.top
    let attached = delegate(reader)
    (attached.list as? TableViewDataSource)?.updateOptions.anchoring = vector.anchoring
    (attached.list as? TableViewDataSource)?.updateOptions.anchoringEdge = vector.edge
    (attached.list as? CollectionViewDataSource)?.updateOptions.anchoring = vector.anchoring
    (attached.list as? CollectionViewDataSource)?.updateOptions.anchoringEdge = vector.edge
    reader.view.layoutIfNeeded()
    reader.view.contentOffset.y = vector.from
    reader.view.layoutIfNeeded()
    expectEqual(reader.view.contentOffset.y, vector.from)
    vector.change(reader)
    reader.view.layoutIfNeeded()
    expectEqual(reader.view.contentOffset.y, vector.to)
  }

  private func checkTable(_ vector: Vector, _ attach: @escaping (UITableView, Reader) -> TableViewDelegate) {
    let table = makeTable()
    table.sectionHeaderTopPadding = 0
    let reader = Reader(table, rows: vector.rows) { table.performBatchUpdates(nil) }
    check(vector, reader) { reader in
      attach(table, reader).height(for: Ticket.self) { [weak reader] ticket, _ in reader?.height(of: ticket.id) ?? 0 }
    }
  }

  private func checkCollection(
    _ vector: Vector,
    _ attach: @escaping (UICollectionView, Reader) -> CollectionViewDelegate
  ) {
    let collection = makeCollection()
    let reader = Reader(collection, rows: vector.rows) { collection.collectionViewLayout.invalidateLayout() }
    check(vector, reader) { reader in
      attach(collection, reader).size(for: Ticket.self) { [weak reader] ticket, collection in
        CGSize(width: collection.bounds.width, height: reader?.height(of: ticket.id) ?? 0)
      }
    }
  }

  @Test(.slow, arguments: vectors) func aTableStaysWhereTheReaderIs(vector: Vector) {
    checkTable(vector) { $0.attach($1.content) }
  }

  @Test(arguments: vectors) func aCollectionStaysWhereTheReaderIs(vector: Vector) {
    checkCollection(vector) { $0.attach($1.content) }
  }

  /// In two composites of content, between parts that show nothing.
  @Test(.slow, arguments: vectors) func compositesOfContentStayWhereTheReaderIs(vector: Vector) {
    func composite(_ reader: Reader) -> CompositeDataSource<Ticket, Never, Never> {
      let inner = CompositeDataSource<Ticket, Never, Never> {
        FlatDataSource<Ticket>([])
        reader.content
      }
      return CompositeDataSource {
        inner
        FlatDataSource<Ticket>([])
      }
    }
    checkTable(vector) { $0.attach(composite($1)) }
    checkCollection(vector) { $0.attach(composite($1)) }
  }

  /// In two composites of hand-written children.
  @Test(.slow, arguments: vectors) func handWrittenCompositesStayWhereTheReaderIs(vector: Vector) {
    checkTable(vector) { table, reader in
      table.attach {
        CompositeTableViewDataSource {
          FlatDataSource<Ticket>([])
          reader.content
        }
      }
    }
    checkCollection(vector) { collection, reader in
      collection.attach {
        CompositeCollectionViewDataSource {
          FlatDataSource<Ticket>([])
          reader.content
        }
      }
    }
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

  @Test func whatMovesInALaterStepLeavesTheOthersInPlace() {
    let content = NestedDataSource(
      (0..<4).map { section in
        ContentSection<Never, Ticket, Never>(items: (0..<30).map { Ticket(section * 100 + $0) })
      }
    )
    var numberOfSteps = 0
    let table = makeTable()
    table.sectionHeaderTopPadding = 0
    let dataSource = table.attach(content).dataSource
    dataSource.updateOptions.anchoring = .visibleItems
    dataSource.updateOptions.observer = { numberOfSteps = $0.stages.count }
    table.layoutIfNeeded()
    table.contentOffset.y = 1_760
    table.layoutIfNeeded()
    transaction {
      content.moveSection(from: 1, to: 3)
      content.move(at: 5, inSection: 3, to: 29, inSection: 3)
    }
    table.layoutIfNeeded()
    expectEqual(numberOfSteps, 2)
    // Row 6 of the section was 40 points below the top, and comes after five others and three sections now.
    expectEqual(table.contentOffset.y, 4_710)
  }

  @Test(arguments: [ListEdge.start, .end]) func aCellThatHasLeftTheScreenIsNotKept(edge: ListEdge) {
    final class Keeping: UICollectionView {
      var left: [IndexPath] = []
      override var indexPathsForVisibleItems: [IndexPath] { left + super.indexPathsForVisibleItems }
    }
    let content = content()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    let collection = Keeping(frame: frame, collectionViewLayout: layout)
    let window = UIWindow(frame: frame)
    window.isHidden = false
    window.addSubview(collection)
    let dataSource = collection.attach(content).dataSource
    dataSource.updateOptions.anchoring = .visibleItems
    dataSource.updateOptions.anchoringEdge = edge
    collection.layoutIfNeeded()
    collection.left = [IndexPath(item: 19, section: 0), IndexPath(item: 29, section: 0)]
    collection.contentOffset.y = 1_000
    collection.layoutIfNeeded()
    content.insert(Ticket(200), at: 0)
    expectEqual(collection.contentOffset.y, 1_050)
  }

  @Test func aChangeOfContentLooksAtOneItemOfThoseOnTheScreen() {
    final class Asked: UICollectionViewFlowLayout {
      var numberOfQuestions = 0
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        numberOfQuestions += 1
        return super.layoutAttributesForItem(at: indexPath)
      }
    }
    func numberOfQuestions(height: CGFloat) -> Int {
      let content = content()
      let layout = Asked()
      layout.itemSize = CGSize(width: 390, height: 50)
      layout.minimumLineSpacing = 0
      let collection = ToldCollectionView(shown: layout)
      collection.frame.size = CGSize(width: 390, height: height)
      collection.attach(content).dataSource.updateOptions.anchoring = .visibleItems
      collection.layoutIfNeeded()
      collection.contentOffset.y = 1_020
      collection.layoutIfNeeded()
      layout.numberOfQuestions = 0
      content.replace(at: 23, with: Ticket(23))
      collection.layoutIfNeeded()
      expectEqual(collection.contentOffset.y, 1_020)
      return layout.numberOfQuestions
    }
    let few = numberOfQuestions(height: 200)
    #expect(few > 0)
    expectEqual(numberOfQuestions(height: 2_000), few)
  }

  @Test func offTheWindowViewsAreNotAsked() {
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
    expectEqual(table.visibilityQuestions, 0)
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
    expectEqual(collection.contentOffset, CGPoint(x: 1_050, y: 0))
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
    collection.attach(content).dataSource.updateOptions.anchoring = .contentOffset
    collection.layoutIfNeeded()
    content.remove(at: 0)
    collection.layoutIfNeeded()
    expectEqual(collection.contentOffset.y, 70)
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
    expectEqual(collection.contentOffset.y, 950)
  }

  @Test func theUsersDelegateComesFirst() {
    let content = content()
    let collection = snapping()
    let delegate = OwnOffset(CollectionViewDataSource(content))
    delegate.dataSource.updateOptions.anchoring = .contentOffset
    collection.attach(delegate)
    collection.layoutIfNeeded()
    content.remove(at: 0)
    collection.layoutIfNeeded()
    expectEqual(collection.contentOffset.y, 30)
  }
}
