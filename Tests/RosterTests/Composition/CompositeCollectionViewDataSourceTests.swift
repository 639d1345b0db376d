import Foundation
import RowStructures
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

@MainActor struct CompositeCollectionViewDataSourceTests {
  // MARK: Mapping

  @Test func countsOfTwoChildren() {
    let composite = CompositeCollectionViewDataSource([
      ItemsChild(name: "a", counts: [2, 1]), ItemsChild(name: "b", counts: [1, 0, 1]),
    ])
    let collection = makeCollection()
    #expect(composite.numberOfSections == 5)
    #expect(composite.numberOfSections(in: collection) == 5)
    #expect((0..<5).map { composite.collectionView(collection, numberOfItemsInSection: $0) } == [2, 1, 1, 0, 1])
  }

  @Test func indexPathsBothWays() throws {
    let (first, second) = (ItemsChild(name: "a", counts: [2, 1]), ItemsChild(name: "b", counts: [1, 0, 1]))
    let composite = CompositeCollectionViewDataSource([first, second])
    let collection = makeHighCollection(composite)
    let found = try #require(composite.child(at: [4, 0], in: collection))
    #expect(found.dataSource === second && found.indexPath == [2, 0])
    #expect(composite.indexPath(of: [2, 0], in: second, in: collection) == [4, 0])
    #expect(composite.indexPath(of: [2, 0], in: first, in: collection) == nil)
    #expect(composite.child(at: [5, 0], in: collection) == nil)
  }

  @Test func theTableOfAChildHasItsCountsAndRects() throws {
    let (first, second) = (ItemsChild(name: "a", counts: [2, 1]), ItemsChild(name: "b", counts: [1, 0, 3]))
    let collection = makeHighCollection(CompositeCollectionViewDataSource([first, second]))
    let local = try #require(second.collection)
    #expect(local.numberOfSections == 3)
    #expect((0..<3).map(local.numberOfItems(inSection:)) == [1, 0, 3])
    let attributes = try #require(local.layoutAttributesForItem(at: [2, 1]))
    #expect(attributes.indexPath == [2, 1])
    #expect(attributes.frame == collection.layoutAttributesForItem(at: [4, 1])?.frame)
    #expect(local.layoutAttributesForItem(at: [3, 0]) == nil)
    #expect(local.indexPathForItem(at: attributes.center) == [2, 1])
    #expect(local.indexPathForItem(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(local.indexPathsForVisibleItems == [[0, 0], [2, 0], [2, 1], [2, 2]])
    #expect(local.visibleCells.map { ($0 as? ChildTile)?.shownText } == ["b0.0", "b2.0", "b2.1", "b2.2"])
    #expect(local.cellForItem(at: [2, 2]) === collection.cellForItem(at: [4, 2]))
    #expect(local.cellForItem(at: [3, 0]) == nil)
    let foreign = try #require(collection.cellForItem(at: [0, 0]))
    #expect(local.indexPath(for: foreign) == nil)
    #expect(local.contentSize == collection.contentSize)
  }

  @Test func selectionIsTheChildsOwn() throws {
    let (first, second) = (ItemsChild(name: "a", counts: [2]), ItemsChild(name: "b", counts: [2]))
    let collection = makeHighCollection(CompositeCollectionViewDataSource([first, second]))
    let (one, two) = try (#require(first.collection), #require(second.collection))
    collection.allowsMultipleSelection = true
    one.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    two.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [[0, 1], [1, 0]])
    #expect(one.indexPathsForSelectedItems == [[0, 1]])
    #expect(two.indexPathsForSelectedItems == [[0, 0]])
    first.rows[0].append("new")
    one.reloadData()
    #expect(collection.indexPathsForSelectedItems == [[1, 0]])
    two.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  // MARK: Updates by hand

  /// A child at a depth of 1 to 3, between others.
  private func tree(depth: Int) -> (
    CompositeCollectionViewDataSource, ItemsChild, before: [[String]], after: [[String]]
  ) {
    let child = ItemsChild([["x"], ["y"]])
    var composite = CompositeCollectionViewDataSource([ItemsChild([["a"]]), child, ItemsChild([["b"]])])
    var (before, after) = ([["a"]], [["b"]])
    for level in 1..<depth {
      composite = CompositeCollectionViewDataSource([
        ItemsChild([["c\(level)"]]), composite, ItemsChild([["d\(level)"]]),
      ])
      before.insert(["c\(level)"], at: 0)
      after.append(["d\(level)"])
    }
    return (composite, child, before, after)
  }

  @Test(arguments: 1...3)
  func updatesOutsideABatch(depth: Int) throws {
    let (composite, child, before, after) = tree(depth: depth)
    let collection = makeHighCollection(composite)
    let local = try #require(child.collection)
    func expectShown(_ comment: Comment) {
      #expect(collection.shownRows == before + child.rows + after, comment)
    }
    child.rows[1].insert("new", at: 0)
    local.insertItems(at: [[1, 0]])
    expectShown("insert a row")
    child.rows.insert(["s"], at: 0)
    local.insertSections([0])
    expectShown("insert a section")
    child.rows[2][0] = "changed"
    local.reloadItems(at: [[2, 0]])
    expectShown("reload a row")
    child.rows[2][0] = "again"
    local.reconfigureItems(at: [[2, 0]])
    expectShown("reconfigure a row")
    child.rows[2].swapAt(0, 1)
    local.moveItem(at: [2, 0], to: [2, 1])
    expectShown("move a row")
    child.rows.swapAt(0, 2)
    local.performBatchUpdates {
      local.moveSection(0, toSection: 2)
      local.moveSection(2, toSection: 0)
    }
    expectShown("move sections")
    child.rows[0].removeLast()
    local.deleteItems(at: [[0, 1]])
    expectShown("delete a row")
    child.rows.removeFirst(2)
    local.deleteSections([0, 1])
    expectShown("delete sections")
    child.rows = [["p"], ["q"]]
    local.reloadData()
    expectShown("reload everything")
  }

  /// Deletions count before the batch and insertions after it, for every child and in any order of the children.
  @Test(arguments: 1...3, [false, true])
  func updatesOfSeveralChildrenInABatch(depth: Int, lastFirst: Bool) throws {
    let (inner, child, before, after) = tree(depth: 1)
    let neighbour = ItemsChild([["n"], ["m"]])
    var composite = CompositeCollectionViewDataSource([neighbour, inner])
    for _ in 1..<depth { composite = CompositeCollectionViewDataSource([composite]) }
    let collection = makeHighCollection(composite)
    let (local, other) = try (#require(child.collection), #require(neighbour.collection))
    let updates = [
      {
        neighbour.rows = [["n1"], ["n2"], ["m", "m2"]]
        other.insertSections([0, 1])
        other.deleteSections([0])
        other.insertItems(at: [[2, 1]])
      },
      {
        child.rows = [["x", "x2"], ["z"]]
        local.deleteSections([1])
        local.insertItems(at: [[0, 1]])
        local.insertSections([1])
      },
    ]
    other.performBatchUpdates { for update in lastFirst ? updates.reversed() : updates { update() } }
    #expect(collection.shownRows == neighbour.rows + before + child.rows + after)
    local.performBatchUpdates {
      child.rows.removeAll()
      local.deleteSections([0, 1])
    }
    #expect(collection.shownRows == neighbour.rows + before + after)
  }

  /// A batch that is begun at the real collection maps each update as it comes.
  @Test func updatesInABatchOfTheRealTable() throws {
    let (composite, child, before, after) = tree(depth: 2)
    let collection = makeHighCollection(composite)
    let local = try #require(child.collection)
    collection.performBatchUpdates {
      local.insertSections([2])
      local.deleteItems(at: [[0, 0]])
      local.insertItems(at: [[1, 0]])
      child.rows = [[], ["new", "y"], ["z"]]
    }
    #expect(collection.shownRows == before + child.rows + after)
  }

  @Test(arguments: [3, 33, 333] as [UInt64])
  func randomUpdates(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let leaves = (0..<5).map { ItemsChild(name: "\($0)-", counts: [1, 2]) }
    let inner = CompositeCollectionViewDataSource([leaves[1], leaves[2]])
    let middle = CompositeCollectionViewDataSource([leaves[3], inner])
    let root = CompositeCollectionViewDataSource([leaves[0], middle, leaves[4]])
    let order = [0, 3, 1, 2, 4]
    let collection = makeHighCollection(root)
    for step in 0..<120 {
      let batch = { (body: () -> Void) in
        withoutActuallyEscaping(body) { body in
          let opener = leaves.randomElement(using: &random)?.collection
          if Bool.random(using: &random) {
            opener?.performBatchUpdates(body)
          } else {
            root.performBatchUpdates(in: collection, body)
          }
        }
      }
      let changed = leaves.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      var plans: [() -> Void] = []
      for leaf in changed {
        let local = try #require(leaf.collection)
        if Bool.random(using: &random), leaf.rows.count > 1 {
          let section = Int.random(in: 0..<leaf.rows.count, using: &random)
          let other = (section + 1) % leaf.rows.count
          let target = other > section ? other - 1 : other
          plans.append {
            leaf.rows[other].append("r\(step)")
            let row = leaf.rows[other].count - 1
            leaf.rows.remove(at: section)
            local.deleteSections([section])
            local.insertItems(at: [[target, row]])
          }
        } else {
          let section = Int.random(in: 0...leaf.rows.count, using: &random)
          plans.append {
            leaf.rows.insert(["s\(step)"], at: section)
            local.insertSections([section])
          }
        }
      }
      batch { for plan in plans { plan() } }
      #expect(collection.shownRows == order.flatMap { leaves[$0].rows }, "seed \(seed), step \(step)")
    }
  }

  @Test func foreignSectionsAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let child = ItemsChild(name: "a", counts: [1])
        let collection = makeHighCollection(
          CompositeCollectionViewDataSource([child, ItemsChild(name: "b", counts: [1])])
        )
        child.collection?.deleteItems(at: [[1, 0]])
        _ = collection
      }
    }
    expectText("named [1, 0] in deleteItems(at:), but it has 1 sections", in: result)
  }

  // MARK: Children

  @Test func childrenComeAndGo() throws {
    let (first, second) = (ItemsChild(name: "a", counts: [1]), ItemsChild(name: "b", counts: [2, 1]))
    let inner = CompositeCollectionViewDataSource([first])
    let composite = CompositeCollectionViewDataSource([inner])
    let collection = makeHighCollection(composite)
    inner.add(second)
    #expect(collection.shownRows == first.rows + second.rows)
    let third = ItemsChild(name: "c", counts: [1])
    composite.insert(.init(third), at: 0)
    #expect(collection.shownRows == third.rows + first.rows + second.rows)
    inner.move(second, to: 0)
    #expect(collection.shownRows == third.rows + second.rows + first.rows)
    second.rows[0].append("more")
    second.collection?.insertItems(at: [[0, 2]])
    #expect(collection.shownRows == third.rows + second.rows + first.rows)
    #expect(inner.remove(first))
    #expect(!inner.remove(first))
    first.rows.append(["ignored"])
    first.collection?.insertSections([1])
    #expect(collection.shownRows == third.rows + second.rows)
    composite.performBatchUpdates(in: collection) {
      composite.remove(inner)
      composite.add(first)
    }
    #expect(collection.shownRows == third.rows + first.rows)
    #expect(composite.dataSources.count == 2)
    #expect(composite.numberOfSections == 3)
  }

  @Test func aRemovedChildIsReleased() {
    let composite = CompositeCollectionViewDataSource([ItemsChild(name: "a", counts: [1])])
    let collection = makeHighCollection(composite)
    weak var weakChild: ItemsChild?
    weak var weakInner: CompositeCollectionViewDataSource?
    weak var weakTable: UICollectionView?
    do {
      let child = ItemsChild(name: "b", counts: [1])
      let inner = CompositeCollectionViewDataSource([child])
      composite.add(inner)
      (weakChild, weakInner, weakTable) = (child, inner, child.collection)
      collection.headlessTapItem(at: [1, 0])
      composite.remove(inner)
    }
    collection.layoutIfNeeded()
    #expect(weakInner == nil)
    #expect(weakChild == nil)
    #expect(weakTable == nil)
  }

  @Test func tableAndCompositeAreReleased() {
    weak var weakTable: UICollectionView?
    weak var weakComposite: CompositeCollectionViewDataSource?
    do {
      let composite = CompositeCollectionViewDataSource([
        CompositeCollectionViewDataSource([ItemsChild(name: "b", counts: [3])])
      ])
      let collection = makeHighCollection(composite)
      collection.headlessTapItem(at: [0, 1])
      (weakTable, weakComposite) = (collection, composite)
    }
    #expect(weakTable == nil)
    #expect(weakComposite == nil)
  }

  @Test func aSecondPlaceStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let child = ItemsChild(name: "a", counts: [1])
        CompositeCollectionViewDataSource([CompositeCollectionViewDataSource([child])]).add(child)
      }
    }
    expectText("cannot be in two places", in: result)
  }

  // MARK: Roster's data sources as children

  @Test func rostersDataSourcesAreChildren() {
    let films = FlatDataSource([Film("Alien"), Film("Brazil")])
    let delegate = CollectionViewDelegate(CollectionViewDataSource(films))
    var selected: [String] = []
    delegate.onSelect(Film.self) { film in selected.append(film.title) }
    let composite = CompositeCollectionViewDataSource {
      ItemsChild([["by hand"]])
      delegate
      FlatDataSource([Film("Casablanca")])
    }
    let collection = makeHighCollection(composite)
    #expect(collection.shownRows == [["by hand"], ["Alien", "Brazil"], ["Casablanca"]])
    collection.headlessTapItem(at: [1, 1])
    #expect(selected == ["Brazil"])
    films.append(Film("Dune"))
    #expect(collection.shownRows == [["by hand"], ["Alien", "Brazil", "Dune"], ["Casablanca"]])
  }

  // MARK: Cost

  /// Many children of 10 sections: each is asked for a cell once in a scroll through everything.
  @Test func manyChildren() throws {
    let count = Seeds.areAll ? 1_000 : 200
    let children = (0..<count).map { ItemsChild(name: "\($0)-", counts: Array(repeating: 1, count: 10)) }
    let composite = CompositeCollectionViewDataSource(children)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 44)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 440),
      collectionViewLayout: layout
    )
    collection.attach(composite)
    collection.layoutIfNeeded()
    #expect(children.count { !$0.asked.isEmpty } == 1)
    var offset: CGFloat = 0
    while offset < CGFloat(count) * 440 {
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
      offset += 400
    }
    #expect(children.allSatisfy { $0.asked == (0..<10).map { IndexPath(item: 0, section: $0) } })
    let steps = StepCounter()
    var known = composite.children.binding(for: collection).known
    known.steps = steps
    for section in stride(from: 0, to: 10 * count, by: 77) {
      steps.count = 0
      let place = try #require(known.child(at: section))
      let sections = try #require(known.sections(of: place.child))
      #expect(sections.lowerBound + place.section == section)
      #expect(steps.count <= 2 * 25)
    }
  }
}
