import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// What composites of tables and of collections do alike.
@MainActor struct ListCompositeTests {
  // MARK: Mapping

  @Test(arguments: ListKind.allCases) func countsOfTwoChildren(kind: ListKind) {
    let composite = kind.makeComposite([
      kind.makeChild(name: "a", counts: [2, 1]), kind.makeChild(name: "b", counts: [1, 0, 1]),
    ])
    let view = kind.makeView()
    expectEqual(composite.numberOfSections, 5)
    expectEqual(composite.numberOfSections(of: view), 5)
    expectEqual((0..<5).map { composite.numberOfItems(inSection: $0, of: view) }, [2, 1, 1, 0, 1])
  }

  @Test(arguments: ListKind.allCases) func indexPathsBothWays(kind: ListKind) throws {
    let first = kind.makeChild(name: "a", counts: [2, 1])
    let second = kind.makeChild(name: "b", counts: [1, 0, 1])
    let composite = kind.makeComposite([first, second])
    let view = composite.makeHighView()
    let found = try #require(composite.child(at: [4, 0], of: view))
    #expect(found.child === second && found.indexPath == [2, 0])
    expectEqual(composite.indexPath([2, 0], of: second, in: view), [4, 0])
    #expect(composite.indexPath([2, 0], of: first, in: view) == nil)
    #expect(composite.child(at: [5, 0], of: view) == nil)
  }

  @Test(arguments: ListKind.allCases) func theListOfAChildHasItsCountsAndFrames(kind: ListKind) throws {
    let second = kind.makeChild(name: "b", counts: [1, 0, 3])
    let view = kind.makeHighView([kind.makeChild(name: "a", counts: [2, 1]), second])
    let local = try #require(second.handed)
    expectEqual(local.numberOfSections, 3)
    expectEqual((0..<3).map(local.numberOfItems(ofSection:)), [1, 0, 3])
    let frame = try #require(local.frame(ofItemAt: [2, 1]))
    expectEqual(frame, view.frame(ofItemAt: [4, 1]))
    expectEqual(local.indexPath(at: CGPoint(x: frame.midX, y: frame.midY)), [2, 1])
    #expect(local.indexPath(at: CGPoint(x: 10, y: 10)) == nil)
    expectEqual(local.visibleItems, [[0, 0], [2, 0], [2, 1], [2, 2]])
    expectEqual(local.textsOfVisibleCells, ["b0.0", "b2.0", "b2.1", "b2.2"])
    #expect(local.shownCell(at: [2, 2]) != nil)
    #expect(local.shownCell(at: [2, 2]) === view.shownCell(at: [4, 2]))
    #expect(local.shownCell(at: [3, 0]) == nil)
    let foreign = try #require(view.shownCell(at: [0, 0]))
    #expect(local.indexPath(ofShown: foreign) == nil)
    expectEqual(local.contentSize, view.contentSize)
  }

  @Test(arguments: ListKind.allCases) func selectionIsTheChildsOwn(kind: ListKind) throws {
    let (first, second) = (kind.makeChild(name: "a", counts: [2]), kind.makeChild(name: "b", counts: [2]))
    let view = kind.makeHighView([first, second])
    let (one, two) = try (#require(first.handed), #require(second.handed))
    view.allowsMultipleSelection = true
    one.select([0, 1] as IndexPath)
    two.select([0, 0] as IndexPath)
    expectEqual(view.indexPathsForSelectedItems, [[0, 1], [1, 0]])
    expectEqual(one.indexPathsForSelectedItems, [[0, 1]])
    expectEqual(two.indexPathsForSelectedItems, [[0, 0]])
    if let table = two as? UITableView { expectEqual(table.indexPathForSelectedRow, [0, 0]) }
    first.rows[0].append("new")
    one.reloadData()
    expectEqual(view.indexPathsForSelectedItems, [[1, 0]])
    two.selectNothing()
    expectEqual(view.indexPathsForSelectedItems, (kind == .table ? nil : []))
  }

  // MARK: Updates by hand

  /// A child at a depth of 1 to 3, between others.
  private func tree(
    _ kind: ListKind,
    depth: Int
  ) -> (any TestedComposite, any HandChild, before: [[String]], after: [[String]]) {
    let child = kind.makeChild([["x"], ["y"]])
    var composite = kind.makeComposite([kind.makeChild([["a"]]), child, kind.makeChild([["b"]])])
    var (before, after) = ([["a"]], [["b"]])
    for level in 1..<depth {
      composite = kind.makeComposite([kind.makeChild([["c\(level)"]]), composite, kind.makeChild([["d\(level)"]])])
      before.insert(["c\(level)"], at: 0)
      after.append(["d\(level)"])
    }
    return (composite, child, before, after)
  }

  @Test(arguments: ListKind.allCases, 1...3)
  func updatesOutsideABatch(kind: ListKind, depth: Int) throws {
    let (composite, child, before, after) = tree(kind, depth: depth)
    let view = composite.makeHighView()
    let local = try #require(child.handed)
    func expectShown(_ comment: Comment) {
      expectEqual(view.shownRows, before + child.rows + after, comment)
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
    local.performBatch {
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
  @Test(arguments: ListKind.allCases, 1...3)
  func updatesOfSeveralChildrenInABatch(kind: ListKind, depth: Int) throws {
    for lastFirst in [false, true] {
      let (inner, child, before, after) = tree(kind, depth: 1)
      let neighbour = kind.makeChild([["n"], ["m"]])
      var composite = kind.makeComposite([neighbour, inner])
      for _ in 1..<depth { composite = kind.makeComposite([composite]) }
      let view = composite.makeHighView()
      let (local, other) = try (#require(child.handed), #require(neighbour.handed))
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
      other.performBatch { for update in lastFirst ? updates.reversed() : updates { update() } }
      expectEqual(view.shownRows, neighbour.rows + before + child.rows + after, "last first: \(lastFirst)")
      let removal = {
        child.rows.removeAll()
        local.deleteSections([0, 1])
      }
      if let table = local as? UITableView {
        table.beginUpdates()
        removal()
        table.endUpdates()
      } else {
        local.performBatch(removal)
      }
      expectEqual(view.shownRows, neighbour.rows + before + after, "last first: \(lastFirst)")
    }
  }

  /// What is told in a batch of the real list is followed after it.
  @Test(arguments: ListKind.allCases) func updatesInABatchOfTheRealList(kind: ListKind) async throws {
    let (composite, child, before, after) = tree(kind, depth: 2)
    let view = composite.makeHighView()
    let local = try #require(child.handed)
    view.performBatch {
      local.insertSections([2])
      local.deleteItems(at: [[0, 0]])
      local.insertItems(at: [[1, 0]])
      child.rows = [[], ["new", "y"], ["z"]]
    }
    await nextTurn()
    expectEqual(view.shownRows, before + child.rows + after)
  }

  @Test(.slow, arguments: ListKind.allCases, [3, 33, 333] as [UInt64])
  func randomUpdates(kind: ListKind, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let leaves = (0..<5).map { kind.makeChild(name: "\($0)-", counts: [1, 2]) }
    let inner = kind.makeComposite([leaves[1], leaves[2]])
    let middle = kind.makeComposite([leaves[3], inner])
    let root = kind.makeComposite([leaves[0], middle, leaves[4]])
    let order = [0, 3, 1, 2, 4]
    let view = root.makeHighView()
    for step in 0..<120 {
      let batch = { (body: () -> Void) in
        withoutActuallyEscaping(body) { body in
          let opener = leaves.randomElement(using: &random)?.handed
          if Bool.random(using: &random) {
            opener?.performBatch(body)
          } else {
            root.performBatch(in: view, body)
          }
        }
      }
      let changed = leaves.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      var plans: [() -> Void] = []
      for leaf in changed {
        let local = try #require(leaf.handed)
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
      expectEqual(view.shownRows, order.flatMap { leaves[$0].rows }, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: ListKind.allCases) func foreignSectionsAreRefused(kind: ListKind) async {
    let result: ExitTest.Result?
    switch kind {
    case .table:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await deleteAForeignItem(.table)
      }
    case .collection:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await deleteAForeignItem(.collection)
      }
    }
    let call = kind == .table ? "deleteRows(at:with:)" : "deleteItems(at:)"
    expectText("named [1, 0] in \(call), but it has 1 sections", in: result)
  }

  // MARK: Children

  @Test(arguments: ListKind.allCases) func childrenComeAndGo(kind: ListKind) throws {
    let (first, second) = (kind.makeChild(name: "a", counts: [1]), kind.makeChild(name: "b", counts: [2, 1]))
    let inner = kind.makeComposite([first])
    let composite = kind.makeComposite([inner])
    let view = composite.makeHighView()
    if let inner = inner as? CompositeTableViewDataSource, let second = second as? RowsChild {
      inner.add(second, animation: .fade)
    } else {
      inner.addChild(second)
    }
    expectEqual(view.shownRows, first.rows + second.rows)
    let third = kind.makeChild(name: "c", counts: [1])
    composite.insertChild(third, at: 0)
    expectEqual(view.shownRows, third.rows + first.rows + second.rows)
    inner.move(second, to: 0)
    expectEqual(view.shownRows, third.rows + second.rows + first.rows)
    second.rows[0].append("more")
    second.handed?.insertItems(at: [[0, 2]])
    expectEqual(view.shownRows, third.rows + second.rows + first.rows)
    #expect(inner.removeChild(first))
    #expect(!inner.removeChild(first))
    first.rows.append(["ignored"])
    first.handed?.insertSections([1])
    expectEqual(view.shownRows, third.rows + second.rows)
    composite.performBatch(in: view) {
      composite.removeChild(inner)
      composite.addChild(first)
    }
    expectEqual(view.shownRows, third.rows + first.rows)
    expectEqual(composite.dataSources.count, 2)
    expectEqual(composite.numberOfSections, 3)
  }

  @Test(arguments: ListKind.allCases) func aRemovedChildIsReleased(kind: ListKind) {
    let composite = kind.makeComposite([kind.makeChild(name: "a", counts: [1])])
    let view = composite.makeHighView()
    weak var weakChild: (any HandChild)?
    weak var weakInner: (any TestedComposite)?
    weak var weakList: (any TestedListView)?
    do {
      let child = kind.makeChild(name: "b", counts: [1])
      let inner = kind.makeComposite([child])
      composite.addChild(inner)
      (weakChild, weakInner, weakList) = (child, inner, child.handed)
      view.tap([1, 0])
      composite.removeChild(inner)
    }
    view.layoutIfNeeded()
    #expect(weakInner == nil)
    #expect(weakChild == nil)
    #expect(weakList == nil)
  }

  @Test(arguments: ListKind.allCases) func listAndCompositeAreReleased(kind: ListKind) {
    weak var weakList: (any TestedListView)?
    weak var weakComposite: (any TestedComposite)?
    do {
      let composite = kind.makeComposite([kind.makeComposite([kind.makeChild(name: "b", counts: [3])])])
      let view = composite.makeHighView()
      view.tap([0, 1])
      (weakList, weakComposite) = (view, composite)
    }
    #expect(weakList == nil)
    #expect(weakComposite == nil)
  }

  @Test(arguments: ListKind.allCases) func aSecondPlaceStopsTheProgram(kind: ListKind) async {
    let result: ExitTest.Result?
    switch kind {
    case .table:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await addAChildInASecondPlace(.table)
      }
    case .collection:
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await addAChildInASecondPlace(.collection)
      }
    }
    expectText("cannot be in two places", in: result)
  }

  // MARK: Roster's data sources as children

  @Test(arguments: ListKind.allCases) func rostersDataSourcesAreChildren(kind: ListKind) {
    let films = FlatDataSource([Film("Alien"), Film("Brazil")])
    let more = FlatDataSource([Film("Casablanca")])
    var selected: [String] = []
    let composite: any TestedComposite
    switch kind {
    case .table:
      let delegate = TableViewDelegate(TableViewDataSource(films)).onSelect(Film.self) { selected.append($0.title) }
      composite = CompositeTableViewDataSource {
        RowsChild([["by hand"]])
        delegate
        more
      }
    case .collection:
      let delegate = CollectionViewDelegate(CollectionViewDataSource(films))
        .onSelect(Film.self) { selected.append($0.title) }
      composite = CompositeCollectionViewDataSource {
        ItemsChild([["by hand"]])
        delegate
        more
      }
    }
    let view = composite.makeHighView()
    expectEqual(view.shownRows, [["by hand"], ["Alien", "Brazil"], ["Casablanca"]])
    view.tap([1, 1])
    expectEqual(selected, ["Brazil"])
    films.append(Film("Dune"))
    expectEqual(view.shownRows, [["by hand"], ["Alien", "Brazil", "Dune"], ["Casablanca"]])
  }

  // MARK: Cost

  /// Many children of 10 sections: each is asked for a cell once in a scroll through everything.
  @Test(.slow, arguments: ListKind.allCases) func manyChildren(kind: ListKind) throws {
    let count = Seeds.runSlowTests ? 400 : 200
    let children = (0..<count).map { kind.makeChild(name: "\($0)-", counts: Array(repeating: 1, count: 10)) }
    let composite = kind.makeComposite(children)
    let view: any TestedListView
    switch kind {
    case .table:
      let table = makeTable()
      table.rowHeight = 44
      view = table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 44)
      layout.minimumLineSpacing = 0
      view = makeCollection(layout)
      view.frame.size.height = 440
    }
    composite.show(in: view)
    view.layoutIfNeeded()
    expectEqual(children.count { !$0.asked.isEmpty }, (kind == .table ? 2 : 1))
    var offset: CGFloat = 0
    while offset < CGFloat(count) * 440 {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      offset += 400
    }
    #expect(children.allSatisfy { $0.asked == (0..<10).map { IndexPath(item: 0, section: $0) } })
    for section in stride(from: 0, to: 10 * count, by: 77) {
      let place = try #require(composite.child(at: [section, 0], of: view))
      let child = try #require(place.child as? NSObject)
      expectEqual(composite.indexPath(place.indexPath, of: child, in: view), [section, 0])
    }
  }
}

// What ends a process: closures of such tests capture nothing, as compilers before 6.3 refuse it.

@MainActor private func deleteAForeignItem(_ kind: ListKind) {
  let child = kind.makeChild(name: "a", counts: [1])
  let view = kind.makeHighView([child, kind.makeChild(name: "b", counts: [1])])
  child.handed?.deleteItems(at: [[1, 0]])
  _ = view
}

@MainActor private func addAChildInASecondPlace(_ kind: ListKind) {
  let child = kind.makeChild(name: "a", counts: [1])
  kind.makeComposite([kind.makeComposite([child])]).addChild(child)
}
