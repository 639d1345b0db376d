import Foundation
import RowStructures
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

@MainActor struct CompositeTableViewDataSourceTests {
  // MARK: Mapping

  @Test func countsOfTwoChildren() {
    let composite = CompositeTableViewDataSource([
      RowsChild(name: "a", counts: [2, 1]), RowsChild(name: "b", counts: [1, 0, 1]),
    ])
    let table = makeTable()
    #expect(composite.numberOfSections == 5)
    #expect(composite.numberOfSections(in: table) == 5)
    #expect((0..<5).map { composite.tableView(table, numberOfRowsInSection: $0) } == [2, 1, 1, 0, 1])
  }

  @Test func indexPathsBothWays() throws {
    let (first, second) = (RowsChild(name: "a", counts: [2, 1]), RowsChild(name: "b", counts: [1, 0, 1]))
    let composite = CompositeTableViewDataSource([first, second])
    let table = makeHighTable(composite)
    let found = try #require(composite.child(at: [4, 0], in: table))
    #expect(found.dataSource === second && found.indexPath == [2, 0])
    #expect(composite.indexPath(of: [2, 0], in: second, in: table) == [4, 0])
    #expect(composite.indexPath(of: [2, 0], in: first, in: table) == nil)
    #expect(composite.child(at: [5, 0], in: table) == nil)
  }

  @Test func theTableOfAChildHasItsCountsAndRects() throws {
    let (first, second) = (RowsChild(name: "a", counts: [2, 1]), RowsChild(name: "b", counts: [1, 0, 3]))
    let table = makeHighTable(CompositeTableViewDataSource([first, second]))
    let local = try #require(second.table)
    #expect(local.numberOfSections == 3)
    #expect((0..<3).map(local.numberOfRows(inSection:)) == [1, 0, 3])
    #expect(local.rectForRow(at: [2, 1]) == table.rectForRow(at: [4, 1]))
    #expect(local.rect(forSection: 2) == table.rect(forSection: 4))
    #expect(local.rectForHeader(inSection: 0) == table.rectForHeader(inSection: 2))
    #expect(local.indexPathForRow(at: CGPoint(x: 10, y: table.rectForRow(at: [4, 1]).midY)) == [2, 1])
    #expect(local.indexPathForRow(at: CGPoint(x: 10, y: 10)) == nil)
    #expect(local.indexPathsForVisibleRows == [[0, 0], [2, 0], [2, 1], [2, 2]])
    #expect(local.visibleCells.map { $0.textLabel?.text } == ["b0.0", "b2.0", "b2.1", "b2.2"])
    #expect(local.cellForRow(at: [2, 2]) === table.cellForRow(at: [4, 2]))
    #expect(local.cellForRow(at: [3, 0]) == nil)
    let foreign = try #require(table.cellForRow(at: [0, 0]))
    #expect(local.indexPath(for: foreign) == nil)
    #expect(local.contentSize == table.contentSize)
  }

  @Test func selectionIsTheChildsOwn() throws {
    let (first, second) = (RowsChild(name: "a", counts: [2]), RowsChild(name: "b", counts: [2]))
    let table = makeHighTable(CompositeTableViewDataSource([first, second]))
    let (one, two) = try (#require(first.table), #require(second.table))
    table.allowsMultipleSelection = true
    one.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    two.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 1], [1, 0]])
    #expect(one.indexPathsForSelectedRows == [[0, 1]])
    #expect(two.indexPathForSelectedRow == [0, 0])
    first.rows[0].append("new")
    one.reloadData()
    #expect(table.indexPathsForSelectedRows == [[1, 0]])
    two.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  // MARK: Updates by hand

  /// A child at a depth of 1 to 3, between others.
  private func tree(depth: Int) -> (CompositeTableViewDataSource, RowsChild, before: [[String]], after: [[String]]) {
    let child = RowsChild([["x"], ["y"]])
    var composite = CompositeTableViewDataSource([RowsChild([["a"]]), child, RowsChild([["b"]])])
    var (before, after) = ([["a"]], [["b"]])
    for level in 1..<depth {
      composite = CompositeTableViewDataSource([RowsChild([["c\(level)"]]), composite, RowsChild([["d\(level)"]])])
      before.insert(["c\(level)"], at: 0)
      after.append(["d\(level)"])
    }
    return (composite, child, before, after)
  }

  @Test(arguments: 1...3)
  func updatesOutsideABatch(depth: Int) throws {
    let (composite, child, before, after) = tree(depth: depth)
    let table = makeHighTable(composite)
    let local = try #require(child.table)
    func expectShown(_ comment: Comment) {
      #expect(table.shownRows == before + child.rows + after, comment)
    }
    child.rows[1].insert("new", at: 0)
    local.insertRows(at: [[1, 0]], with: .none)
    expectShown("insert a row")
    child.rows.insert(["s"], at: 0)
    local.insertSections([0], with: .none)
    expectShown("insert a section")
    child.rows[2][0] = "changed"
    local.reloadRows(at: [[2, 0]], with: .none)
    expectShown("reload a row")
    child.rows[2][0] = "again"
    local.reconfigureRows(at: [[2, 0]])
    expectShown("reconfigure a row")
    child.rows[2].swapAt(0, 1)
    local.moveRow(at: [2, 0], to: [2, 1])
    expectShown("move a row")
    child.rows.swapAt(0, 2)
    local.performBatchUpdates {
      local.moveSection(0, toSection: 2)
      local.moveSection(2, toSection: 0)
    }
    expectShown("move sections")
    child.rows[0].removeLast()
    local.deleteRows(at: [[0, 1]], with: .none)
    expectShown("delete a row")
    child.rows.removeFirst(2)
    local.deleteSections([0, 1], with: .none)
    expectShown("delete sections")
    child.rows = [["p"], ["q"]]
    local.reloadData()
    expectShown("reload everything")
  }

  /// Deletions count before the batch and insertions after it, for every child and in any order of the children.
  @Test(arguments: 1...3, [false, true])
  func updatesOfSeveralChildrenInABatch(depth: Int, lastFirst: Bool) throws {
    let (inner, child, before, after) = tree(depth: 1)
    let neighbour = RowsChild([["n"], ["m"]])
    var composite = CompositeTableViewDataSource([neighbour, inner])
    for _ in 1..<depth { composite = CompositeTableViewDataSource([composite]) }
    let table = makeHighTable(composite)
    let (local, other) = try (#require(child.table), #require(neighbour.table))
    let updates = [
      {
        neighbour.rows = [["n1"], ["n2"], ["m", "m2"]]
        other.insertSections([0, 1], with: .none)
        other.deleteSections([0], with: .none)
        other.insertRows(at: [[2, 1]], with: .none)
      },
      {
        child.rows = [["x", "x2"], ["z"]]
        local.deleteSections([1], with: .none)
        local.insertRows(at: [[0, 1]], with: .none)
        local.insertSections([1], with: .none)
      },
    ]
    other.performBatchUpdates { for update in lastFirst ? updates.reversed() : updates { update() } }
    #expect(table.shownRows == neighbour.rows + before + child.rows + after)
    local.beginUpdates()
    child.rows.removeAll()
    local.deleteSections([0, 1], with: .none)
    local.endUpdates()
    #expect(table.shownRows == neighbour.rows + before + after)
  }

  /// A batch that is begun at the real table maps each update as it comes.
  @Test func updatesInABatchOfTheRealTable() throws {
    let (composite, child, before, after) = tree(depth: 2)
    let table = makeHighTable(composite)
    let local = try #require(child.table)
    table.performBatchUpdates {
      local.insertSections([2], with: .none)
      local.deleteRows(at: [[0, 0]], with: .none)
      local.insertRows(at: [[1, 0]], with: .none)
      child.rows = [[], ["new", "y"], ["z"]]
    }
    #expect(table.shownRows == before + child.rows + after)
  }

  @Test(arguments: [3, 33, 333] as [UInt64])
  func randomUpdates(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let leaves = (0..<5).map { RowsChild(name: "\($0)-", counts: [1, 2]) }
    let inner = CompositeTableViewDataSource([leaves[1], leaves[2]])
    let middle = CompositeTableViewDataSource([leaves[3], inner])
    let root = CompositeTableViewDataSource([leaves[0], middle, leaves[4]])
    let order = [0, 3, 1, 2, 4]
    let table = makeHighTable(root)
    for step in 0..<120 {
      let batch = { (body: () -> Void) in
        withoutActuallyEscaping(body) { body in
          let opener = leaves.randomElement(using: &random)?.table
          if Bool.random(using: &random) {
            opener?.performBatchUpdates(body)
          } else {
            root.performBatchUpdates(in: table, body)
          }
        }
      }
      let changed = leaves.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      var plans: [() -> Void] = []
      for leaf in changed {
        let local = try #require(leaf.table)
        if Bool.random(using: &random), leaf.rows.count > 1 {
          let section = Int.random(in: 0..<leaf.rows.count, using: &random)
          let other = (section + 1) % leaf.rows.count
          let target = other > section ? other - 1 : other
          plans.append {
            leaf.rows[other].append("r\(step)")
            let row = leaf.rows[other].count - 1
            leaf.rows.remove(at: section)
            local.deleteSections([section], with: .none)
            local.insertRows(at: [[target, row]], with: .none)
          }
        } else {
          let section = Int.random(in: 0...leaf.rows.count, using: &random)
          plans.append {
            leaf.rows.insert(["s\(step)"], at: section)
            local.insertSections([section], with: .none)
          }
        }
      }
      batch { for plan in plans { plan() } }
      #expect(table.shownRows == order.flatMap { leaves[$0].rows }, "seed \(seed), step \(step)")
    }
  }

  @Test func foreignSectionsAreRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let child = RowsChild(name: "a", counts: [1])
        let table = makeHighTable(CompositeTableViewDataSource([child, RowsChild(name: "b", counts: [1])]))
        child.table?.deleteRows(at: [[1, 0]], with: .none)
        _ = table
      }
    }
    expectText("named [1, 0] in deleteRows(at:with:), but it has 1 sections", in: result)
  }

  // MARK: Children

  @Test func childrenComeAndGo() throws {
    let (first, second) = (RowsChild(name: "a", counts: [1]), RowsChild(name: "b", counts: [2, 1]))
    let inner = CompositeTableViewDataSource([first])
    let composite = CompositeTableViewDataSource([inner])
    let table = makeHighTable(composite)
    inner.add(second, animation: .fade)
    #expect(table.shownRows == first.rows + second.rows)
    let third = RowsChild(name: "c", counts: [1])
    composite.insert(.init(third), at: 0)
    #expect(table.shownRows == third.rows + first.rows + second.rows)
    inner.move(second, to: 0)
    #expect(table.shownRows == third.rows + second.rows + first.rows)
    second.rows[0].append("more")
    second.table?.insertRows(at: [[0, 2]], with: .none)
    #expect(table.shownRows == third.rows + second.rows + first.rows)
    #expect(inner.remove(first))
    #expect(!inner.remove(first))
    first.rows.append(["ignored"])
    first.table?.insertSections([1], with: .none)
    #expect(table.shownRows == third.rows + second.rows)
    composite.performBatchUpdates(in: table) {
      composite.remove(inner)
      composite.add(first)
    }
    #expect(table.shownRows == third.rows + first.rows)
    #expect(composite.dataSources.count == 2)
    #expect(composite.numberOfSections == 3)
  }

  @Test func aRemovedChildIsReleased() {
    let composite = CompositeTableViewDataSource([RowsChild(name: "a", counts: [1])])
    let table = makeHighTable(composite)
    weak var weakChild: RowsChild?
    weak var weakInner: CompositeTableViewDataSource?
    weak var weakTable: UITableView?
    do {
      let child = RowsChild(name: "b", counts: [1])
      let inner = CompositeTableViewDataSource([child])
      composite.add(inner)
      (weakChild, weakInner, weakTable) = (child, inner, child.table)
      table.headlessTapRow(at: [1, 0])
      composite.remove(inner)
    }
    table.layoutIfNeeded()
    #expect(weakInner == nil)
    #expect(weakChild == nil)
    #expect(weakTable == nil)
  }

  @Test func tableAndCompositeAreReleased() {
    weak var weakTable: UITableView?
    weak var weakComposite: CompositeTableViewDataSource?
    do {
      let composite = CompositeTableViewDataSource([
        CompositeTableViewDataSource([RowsChild(name: "b", counts: [3])])
      ])
      let table = makeHighTable(composite)
      table.headlessTapRow(at: [0, 1])
      (weakTable, weakComposite) = (table, composite)
    }
    #expect(weakTable == nil)
    #expect(weakComposite == nil)
  }

  @Test func aSecondPlaceStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let child = RowsChild(name: "a", counts: [1])
        CompositeTableViewDataSource([CompositeTableViewDataSource([child])]).add(child)
      }
    }
    expectText("cannot be in two places", in: result)
  }

  // MARK: Roster's data sources as children

  @Test func rostersDataSourcesAreChildren() {
    let films = FlatDataSource([Film("Alien"), Film("Brazil")])
    let delegate = TableViewDelegate(TableViewDataSource(films))
    var selected: [String] = []
    delegate.onSelect(Film.self) { film in selected.append(film.title) }
    let composite = CompositeTableViewDataSource {
      RowsChild([["by hand"]])
      delegate
      FlatDataSource([Film("Casablanca")])
    }
    let table = makeHighTable(composite)
    #expect(table.shownRows == [["by hand"], ["Alien", "Brazil"], ["Casablanca"]])
    table.headlessTapRow(at: [1, 1])
    #expect(selected == ["Brazil"])
    films.append(Film("Dune"))
    #expect(table.shownRows == [["by hand"], ["Alien", "Brazil", "Dune"], ["Casablanca"]])
    delegate.height(for: Film.self) { _, _ in 99 }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [1, 0]).height == 99)
    #expect(table.rectForRow(at: [0, 0]).height != 99)
  }

  // MARK: Moves

  @Test func movesBetweenChildrenWhenBothAgree() {
    let (first, second) = (ExchangingChild(["a", "b"]), ExchangingChild(["c"]))
    let inner = CompositeTableViewDataSource([second])
    let stubborn = RowsChild(name: "s", counts: [1])
    let table = makeHighTable(CompositeTableViewDataSource([first, inner, stubborn]))
    table.setEditing(true, animated: false)
    #expect(table.headlessMoveRow(at: [0, 0], to: [1, 1]))
    #expect(first.rows == ["b"] && second.rows == ["c", "a"])
    #expect(table.shownRows == [["b"], ["c", "a"], ["s0.0"]])
    #expect(table.headlessMoveRow(at: [1, 1], to: [1, 0]))
    #expect(second.rows == ["a", "c"])
    _ = table.headlessMoveRow(at: [1, 0], to: [2, 0])
    #expect(table.shownRows == [["b"], ["a", "c"], ["s0.0"]])
    first.refuses = true
    _ = table.headlessMoveRow(at: [1, 0], to: [0, 0])
    #expect(table.shownRows == [["b"], ["a", "c"], ["s0.0"]])
  }

  // MARK: Cost

  /// Many children of 10 sections: each is asked for a cell once in a scroll through everything.
  @Test func manyChildren() throws {
    let count = Seeds.areAll ? 1_000 : 200
    let children = (0..<count).map { RowsChild(name: "\($0)-", counts: Array(repeating: 1, count: 10)) }
    let composite = CompositeTableViewDataSource(children)
    let table = makeTable()
    table.attach(composite)
    table.rowHeight = 44
    table.layoutIfNeeded()
    #expect(children.count { !$0.asked.isEmpty } == 2)
    var offset: CGFloat = 0
    while offset < CGFloat(count) * 440 {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      offset += 400
    }
    #expect(children.allSatisfy { $0.asked == (0..<10).map { IndexPath(row: 0, section: $0) } })
    let steps = StepCounter()
    var known = composite.children.binding(for: table).known
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

/// A child that gives rows away and takes some.
private final class ExchangingChild: NSObject, ItemExchanging, UITableViewDataSource, UITableViewDelegate {
  var rows: [String]
  var refuses = false

  init(_ rows: [String]) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "exchange")
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func itemForMoving(at indexPath: IndexPath, in view: UIScrollView) -> Any? { rows[indexPath.row] }
  func canTake(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) -> Bool { !refuses }
  func give(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) { rows.remove(at: indexPath.row) }

  func take(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) {
    rows.insert("\(item)", at: indexPath.row)
  }
}
