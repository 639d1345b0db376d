import ListModels
import RosterCore
import TestSupport
import Testing

/// Items that change child in one transaction move.
@MainActor struct CompositeMovesTests {
  private typealias Composite = CompositeDataSource<Cell, Never, Never>

  private func flat(_ ids: Int..., emptySections: EmptySections = .keep) -> FlatDataSource<Cell> {
    FlatDataSource(ids.map { Cell(id: $0) }, emptySections: emptySections)
  }

  @Test func anItemThatChangesChildMoves() {
    let (pinned, others) = (flat(1), flat(2, 3, 4))
    let composite = Composite {
      pinned
      others
    }
    let views = [ListModel(composite, "composite"), ListModel(pinned, "pinned"), ListModel(others, "others")]
    transaction { pinned.append(others.remove(at: 1).value) }
    expectEqual(views[0].ids, [[1, 3], [2, 4]])
    expectEqual(views[0].stages.map(\.description), ["move 1.1→0.1"])
    expectEqual(views[1].stages.map(\.description), ["insert 0.1"])
    expectEqual(views[2].stages.map(\.description), ["delete 0.1"])
    for view in views { expectEqual(view.complaints, []) }
  }

  /// An item that changed, too, is shown anew in the cell that moved with it.
  @Test func anItemThatChangesIsShownAnew() {
    let (pinned, others) = (flat(1), flat(2, 3))
    let view = ListModel(
      Composite {
        pinned
        others
      }
    )
    transaction {
      others.remove(at: 0)
      pinned.insert(Cell(id: 2, content: 7), at: 0)
      others.append(Cell(id: 9))
      others.update(at: 0) { $0.content = 5 }
    }
    #expect(view.ids == [[2, 1], [3, 9]] && view.complaints == [])
    expectEqual(view.stages.map(\.description), ["insert 1.1, move 1.0→0.0", "update 0.0 1.0"])
  }

  /// Across nested composites, of which each is told what it sees itself.
  @Test func anItemThatChangesComposite() {
    let (a, b, c) = (flat(1, 2), flat(3), flat(4))
    let left = Composite {
      a
      b
    }
    let right = Composite { c }
    let root = Composite {
      left
      flat()
      Composite { right }
    }
    let views = [ListModel(root, "root"), ListModel(left, "left"), ListModel(right, "right")]
    transaction {
      c.insert(a.remove(at: 0).value, at: 0)
      b.append(a.remove(at: 0).value)
    }
    expectEqual(views[0].ids, [[], [3, 2], [], [1, 4]])
    expectEqual(views[0].stages.map(\.description), ["move 0.1→1.1 0.0→3.0"])
    expectEqual(views[1].stages.map(\.description), ["delete 0.0, move 0.1→1.1"])
    expectEqual(views[2].stages.map(\.description), ["insert 0.0"])
    for view in views { expectEqual(view.complaints, []) }
  }

  /// With its section: views see it go and come, and what follows it knows where it is.
  @Test(arguments: [EmptySections.keep, .drop], [EmptySections.keep, .drop])
  func anItemThatLeavesNothingBehind(old: EmptySections, new: EmptySections) {
    let (a, b) = (flat(1, emptySections: old), flat(emptySections: new))
    let composite = Composite {
      a
      flat(8)
      b
    }
    let view = ListModel(composite)
    transaction { b.append(a.remove(at: 0).value) }
    #expect(view.ids.flatMap { $0 } == [8, 1] && view.complaints == [])
    let stage = view.stages.first
    expectEqual(stage?.items.moves.count, (old == .keep && new == .keep ? 1 : 0))
    expectEqual(stage?.carriedItems.count, (old == .keep && new == .keep ? 0 : 1))
  }

  /// Where a section moves and gets the item: sections and items are two batches then, and both ends are in the second.
  @Test(arguments: [false, true]) func anItemThatComesToASectionThatMoves(isFirst: Bool) {
    let sections = NestedDataSource([
      ContentSection<Never, Cell, Never>(items: [Cell(id: 1)]), ContentSection(items: [Cell(id: 2)]),
      ContentSection(items: [Cell(id: 5)]),
    ])
    let others = flat(3, 4)
    let view = ListModel(
      Composite(isFirst ? [.init(sections), .init(others)] : [.init(others), .init(sections)])
    )
    transaction {
      sections.moveSection(from: 0, to: 2)
      sections.insert(others.remove(at: 0).value, at: 0, inSection: 2)
    }
    #expect(view.ids == (isFirst ? [[2], [5], [3, 1], [4]] : [[4], [2], [5], [3, 1]]) && view.complaints == [])
    let moves = isFirst ? ["move section 0→2", "move 3.0→2.0"] : ["move section 1→3", "move 0.0→3.0"]
    expectEqual(view.stages.map(\.description), moves)
  }

  /// Repeated identifiers: whatever is joined, the stage is valid.
  @Test func repeatedIdentifiers() {
    let (a, b) = (flat(1, 1, 2), flat(1))
    let view = ListModel(
      Composite {
        a
        b
      }
    )
    transaction {
      a.remove(at: 0)
      a.remove(at: 0)
      b.append(Cell(id: 1))
      b.insert(Cell(id: 1), at: 0)
      b.insert(Cell(id: 2), at: 0)
    }
    #expect(view.ids == [[2], [2, 1, 1, 1]] && view.complaints == [])
  }

  /// Content that cannot be read before it changes keeps its deletes and inserts.
  @Test func aSourceWithoutLookAhead() {
    let custom = CustomSource([CellSection(id: 1, cells: [])])
    let plain = FlatDataSource([Cell(id: 5), Cell(id: 6)])
    let composite = CompositeDataSource<Cell, Title, Never> {
      ContentChild(custom)
      ContentChild(plain)
    }
    let view = ListModel(composite)
    transaction {
      let moved = plain.remove(at: 0).value
      custom.changes.perform(ChangeStage(items: .init(inserts: [ItemPath(section: 0, item: 0)]))) {
        custom.sections[0].cells = [moved]
      }
    }
    #expect(view.ids == [[5], [6]] && view.complaints == [])
  }

  /// Nothing is read where nothing can be joined.
  @Test func whatCannotBeJoinedCostsNothing() {
    var reads = 0
    let (a, b) = (flat(1, 2, 3), flat(4))
    let composite = CompositeDataSource<Cell, Never, Never>([
      ContentChild(
        a.map { (cell: Cell) in
          reads += 1
          return cell
        }
      ),
      ContentChild(
        b.map { (cell: Cell) in
          reads += 1
          return cell
        }
      ),
    ])
    a.append(Cell(id: 5))
    a.remove(at: 0)
    transaction {
      a.append(Cell(id: 6))
      b.append(Cell(id: 7))
    }
    transaction {
      a.remove(at: 0)
      b.remove(at: 0)
    }
    transaction {
      a.remove(at: 0)
      a.append(Cell(id: 10))
      b.update(at: 0) { $0.content = 1 }
    }
    expectEqual(reads, 0)
    transaction { b.append(a.remove(at: 0).value) }
    expectEqual(reads, 2)
    withExtendedLifetime(composite) {}
  }

  /// Items that change child at random, in trees of composites.
  @Test(arguments: Seeds.some(of: 0..<20)) func randomTransfers(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let leaves = (0..<4).map { leaf in
      FlatDataSource(
        (0..<3).map { Cell(id: leaf * 10 + $0) },
        emptySections: Bool.random(using: &random) ? .keep : .drop
      )
    }
    let inner = Composite {
      leaves[1]
      leaves[2]
    }
    let root = Composite {
      leaves[0]
      inner
      leaves[3]
    }
    let views = [ListModel(root, "root"), ListModel(inner, "inner")] + leaves.map { ListModel($0, "leaf") }
    var moves = 0
    for step in 0..<60 {
      transaction {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          guard let from = leaves.filter({ !$0.items.isEmpty }).randomElement(using: &random),
            let to = leaves.randomElement(using: &random)
          else { return }
          var cell = from.remove(at: Int.random(in: from.items.indices, using: &random)).value
          if Bool.random(using: &random) { cell.content += 1 }
          to.insert(cell, at: Int.random(in: 0...to.items.count, using: &random))
        }
      }
      moves += views[0].stages.reduce(0) { $0 + $1.items.moves.count + $1.carriedItems.count }
      for view in views {
        view.compareAll("in the end")
        expectEqual(view.complaints, [], "seed \(seed), step \(step)")
      }
      if views.contains(where: { !$0.complaints.isEmpty }) { return }
    }
    #expect(moves > 60, "seed \(seed)")
  }
}
