import ListModels
import RosterCore
import TestSupport
import Testing

/// Batches of a view that opens them around closures only: what hand-written and other children change in a batch is told
/// in it, whatever the depth of the composite and of the batches.
@MainActor struct OpenBatchTests {
  private func coordinator() -> UpdateCoordinator { .shared }

  private func nested(_ nodes: [BatchNode], depth: Int, in view: BatchView) -> (
    root: BatchComposite, owner: BatchComposite
  ) {
    guard depth > 1 else {
      let root = BatchComposite(nodes, in: view)
      return (root, root)
    }
    let owner = BatchComposite(nodes)
    var inner = owner
    for level in 2..<depth { inner = BatchComposite([BatchNode(hand: [["level \(level)"]]), BatchNode(inner)]) }
    return (
      BatchComposite([BatchNode(hand: [["top"]]), BatchNode(inner), BatchNode(hand: [["end"]])], in: view), owner
    )
  }

  private func batch(_ view: BatchView, _ changes: @escaping () -> Void) -> ContentUpdate {
    UpdateCoordinator.shared.batch(
      { updates, completion in
        view.performBatch(updates) { completion() }
      },
      changes: changes
    )
  }

  /// Two hand-written children, content and a child that comes, in one batch.
  @Test(arguments: 1...3, [false, true]) func aBatchIsOneBatchOfTheView(depth: Int, changesChildren: Bool) {
    makeBurstsOfOthers()
    let (a, b, c) = (BatchNode(hand: [["a"]]), BatchNode(hand: [["b"], ["c"]]), BatchNode(hand: [["n"]]))
    let content = FlatDataSource(["x", "y"])
    let view = BatchView()
    let (root, owner) = nested([a, BatchNode(content: content), b], depth: depth, in: view)
    let before = view.shown
    var told = 0
    let observation = content.changes.observe { _ in told += 1 }
    let update = batch(view) {
      b.tell(ChangeStage(sections: .init(deletes: [0])))
      content.append("z")
      if changesChildren { owner.insert(c, at: 0) }
      a.change(ChangeStage(sections: .init(inserts: [0]))) { $0.insert(["new"], at: 0) }
      content.remove(at: 0)
      b.rows.removeFirst()
      if changesChildren {
        c.change(ChangeStage(items: .init(inserts: [ItemPath(section: 0, item: 1)]))) { $0[0].append("n2") }
      }
      #expect(view.shown == before && view.numberOfBatches == 0 && told == 0)
    }
    expectEqual(view.complaints, [])
    #expect(view.shown == root.texts && owner.texts.suffix(4) == [["new"], ["a"], ["y", "z"], ["c"]])
    expectEqual(view.numberOfBatches, (changesChildren ? 2 : 1))
    #expect(told == 1 && update.isShown)
    withExtendedLifetime(observation) {}
  }

  /// Nested batches are the outermost one's; what is changed after the inner one has ended is told in it, too.
  @Test(arguments: 1...3) func batchesInBatches(depth: Int) {
    makeBurstsOfOthers()
    let (a, b) = (BatchNode(hand: [["a"]]), BatchNode(hand: [["b"]]))
    let view = BatchView()
    let (root, _) = nested([a, b], depth: depth, in: view)
    let update = batch(view) {
      _ = batch(view) {
        b.change(ChangeStage(sections: .init(inserts: [0]))) { $0.insert(["m"], at: 0) }
        #expect(!transaction {}.isCommitted)
      }
      UpdateCoordinator.shared.beginBatch({ view.begin() }, close: { view.end() })
      a.change(ChangeStage(sections: .init(inserts: [0]))) { $0.insert(["n"], at: 0) }
      UpdateCoordinator.shared.endBatch()
      expectEqual(view.numberOfBatches, 0)
    }
    #expect(view.complaints == [] && view.numberOfBatches == 1 && update.isShown)
    expectEqual(view.shown, root.texts)
  }

  /// A view with two calls for a batch, and one whose child is told in the batch.
  @Test(arguments: 1...3) func beginAndEnd(depth: Int) {
    makeBurstsOfOthers()
    let a = BatchNode(hand: [["a"], ["b"]])
    let content = FlatDataSource(["x"])
    let view = BatchView()
    let (root, _) = nested([BatchNode(content: content), a], depth: depth, in: view)
    UpdateCoordinator.shared.beginBatch({ view.begin() }, close: { view.end() })
    content.append("y")
    a.tell(ChangeStage(sections: .init(deletes: [1])))
    #expect(view.isInBatch)
    a.rows.removeLast()
    UpdateCoordinator.shared.endBatch()
    #expect(!view.isInBatch && view.complaints == [] && view.numberOfBatches == 1)
    expectEqual(view.shown, root.texts)
    #expect(!UpdateCoordinator.shared.isDrafting)
  }

  /// In a transaction the view's batch would end before it could be told anything: none is opened.
  @Test func aBatchInATransactionWaits() {
    let (a, b) = (BatchNode(hand: [["a"]]), BatchNode(hand: [["b"]]))
    let view = BatchView()
    let root = BatchComposite([a, b], in: view)
    transaction {
      _ = batch(view) { b.change(ChangeStage(sections: .init(inserts: [0]))) { $0.insert(["m"], at: 0) } }
      expectEqual(view.numberOfBatches, 0)
      root.move(from: 0, to: 1)
      a.change(ChangeStage(items: .init(inserts: [ItemPath(section: 0, item: 0)]))) { $0[0].insert("a0", at: 0) }
    }
    #expect(view.complaints == [] && view.numberOfBatches == 1)
    expectEqual(view.shown, [["m"], ["b"], ["a0", "a"]])
  }

  @Test func anEmptyBatch() {
    makeBurstsOfOthers()
    let view = BatchView()
    let root = BatchComposite([BatchNode(hand: [["a"]])], in: view)
    var isShown = false
    batch(view) {}.onShown { isShown = true }
    #expect(isShown && view.numberOfBatches == 1 && view.complaints == [])
    UpdateCoordinator.shared.beginBatch({ view.begin() }, close: { view.end() })
    UpdateCoordinator.shared.endBatch()
    #expect(view.numberOfBatches == 2 && !UpdateCoordinator.shared.isDrafting)
    withExtendedLifetime(root) {}
  }

  /// A burst that waits is taken along, as by any other change.
  @Test func aBurstIsTakenAlong() {
    makeBurstsOfOthers()
    let a = BatchNode(hand: [["a"]])
    let content = FlatDataSource(["x"])
    let view = BatchView()
    let root = BatchComposite([a, BatchNode(content: content)], in: view)
    let burst = coalesced { content.append("y") }
    _ = batch(view) { a.change(ChangeStage(sections: .init(inserts: [0]))) { $0.insert(["n"], at: 0) } }
    #expect(burst.isShown && view.numberOfBatches == 1 && view.complaints == [])
    #expect(view.shown == root.texts && view.shown.last == ["x", "y"])
  }

  /// A hand-written child changes while an update has rounds to come: a view that ends a batch reads its new rows.
  @Test func externalChangesDuringAnUpdateGoFirst() {
    makeBurstsOfOthers()
    let a = BatchNode(hand: [["a"]])
    let content = FlatDataSource(["x"])
    let view = BatchView()
    let root = BatchComposite([a, BatchNode(content: content)], in: view)
    var update: ContentUpdate?
    view.afterBatch = {
      guard update == nil else { return }
      update = a.change(ChangeStage(sections: .init(inserts: [0]))) { $0.insert(["n"], at: 0) }
      #expect(update?.isCommitted == false)
    }
    transaction {
      root.move(from: 0, to: 1)
      content.append("y")
    }
    #expect(update?.isShown == true)
    expectEqual(view.complaints, [])
    expectEqual(view.shown, [["x", "y"], ["n"], ["a"]])
  }

  /// Changes made in a callback of the view that ends its batch wait for the rounds of the batch's update.
  @Test func changesWhileTheBatchEnds() {
    makeBurstsOfOthers()
    let a = BatchNode(hand: [["a"]])
    let content = FlatDataSource(["x"])
    let view = BatchView()
    let root = BatchComposite([a, BatchNode(content: content)], in: view)
    var log: [Bool] = []
    view.afterBatch = {
      if log.isEmpty { log.append(content.append("late").isCommitted) }
    }
    let update = batch(view) {
      a.change(ChangeStage(sections: .init(inserts: [0]))) { $0.insert(["n"], at: 0) }
      content.update(at: 0) { $0 = "x2" }
    }
    #expect(log == [false] && update.isShown && view.complaints == [])
    #expect(view.shown == root.texts && view.shown.last == ["x2", "late"])
  }

  /// Views that show a child do not follow one that left, and it can change as it likes.
  @Test func aRemovedChildChangesInTheSameBatch() {
    let (a, b) = (BatchNode(hand: [["a"]]), BatchNode(hand: [["b"], ["c"]]))
    let view = BatchView()
    let root = BatchComposite([a, b], in: view)
    _ = batch(view) {
      root.remove(at: 1)
      b.rows = [["other", "rows"]]
      a.change(ChangeStage(items: .init(inserts: [ItemPath(section: 0, item: 1)]))) { $0[0].append("a2") }
    }
    #expect(view.complaints == [] && view.shown == [["a", "a2"]] && view.numberOfBatches == 1)
  }

  /// A snapshot says what was, and counts once more what an external child has outside of updates.
  @Test func aSnapshotStays() {
    let (a, b) = (BatchNode(hand: [["a"]]), BatchNode(hand: [["b"], ["c"]]))
    let tree = ViewComposite(inView: [a.child, b.child])
    let before = tree.snapshot
    a.rows.append(["a2"])
    expectEqual(tree.snapshot.numberOfSections, 3)
    a.reread()
    tree.reread(a)
    tree.removeChild(at: 1)
    #expect(before.numberOfSections == 3 && before.sections(of: b) == 1..<3 && before.children.count == 2)
    #expect(before.child(at: 2)?.child === b && before.child(at: 2)?.section == 1 && before.child(at: 3) == nil)
    let after = tree.snapshot
    #expect(after.numberOfSections == 2 && after.sections(of: b) == nil && after.sections(of: a) == 0..<2)
  }

  /// Children that come, go and move, and changes of hand-written and content children, in batches of all kinds.
  @Test(arguments: Seeds.some(of: 0..<30), 1...3) func randomBatches(seed: Int, depth: Int) {
    makeBurstsOfOthers()
    var random = SeededGenerator(seed: UInt64(seed * 3 + depth))
    var fresh = 0
    func text() -> String {
      fresh += 1
      return "t\(fresh)"
    }
    let contents = (0..<3).map { FlatDataSource(["f\($0)"]) }
    var outside =
      (0..<5).map { BatchNode(hand: [["h\($0)"], ["i\($0)", "j\($0)"]]) } + contents.map { BatchNode(content: $0) }
    let view = BatchView()
    let (root, owner) = nested([], depth: depth, in: view)
    for step in 0..<40 {
      var changed: Set<ObjectIdentifier> = []
      func edit() {
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1:
          if outside.isEmpty { return }
          let node = outside.remove(at: Int.random(in: outside.indices, using: &random))
          owner.insert(node, at: Int.random(in: 0...owner.nodes.count, using: &random))
        case 2:
          guard owner.nodes.count > 3 else { return }
          outside.append(owner.remove(at: Int.random(in: owner.nodes.indices, using: &random)))
        case 3:
          guard owner.nodes.count > 1 else { return }
          let indices = owner.nodes.indices
          owner.move(from: Int.random(in: indices, using: &random), to: Int.random(in: indices, using: &random))
        default:
          guard let node = owner.nodes.randomElement(using: &random) else { return }
          switch node.kind {
          case .content(let content):
            if Bool.random(using: &random) || content.numberOfItems == 0 {
              content.insert(text(), at: 0)
            } else {
              content.remove(at: 0)
            }
          case .hand:
            guard changed.insert(ObjectIdentifier(node)).inserted else { return }
            let section = Int.random(in: 0...node.rows.count, using: &random)
            if Bool.random(using: &random) || section == node.rows.count {
              let new = text()
              node.change(ChangeStage(sections: .init(inserts: [section]))) { $0.insert([new], at: section) }
            } else if Bool.random(using: &random) {
              node.change(ChangeStage(sections: .init(deletes: [section]))) { $0.remove(at: section) }
            } else {
              let new = text()
              node.change(ChangeStage(items: .init(inserts: [ItemPath(section: section, item: 0)]))) {
                $0[section].insert(new, at: 0)
              }
            }
          case .composite: break
          }
        }
      }
      func edits() { for _ in 0..<Int.random(in: 0...3, using: &random) { edit() } }
      func changes(_ level: Int) {
        edits()
        if level > 0 {
          switch Int.random(in: 0..<3, using: &random) {
          case 0: _ = batch(view) { changes(level - 1) }
          case 1: transaction { changes(level - 1) }
          default:
            UpdateCoordinator.shared.beginBatch({ view.begin() }, close: { view.end() })
            changes(level - 1)
            UpdateCoordinator.shared.endBatch()
          }
        }
        edits()
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        // Each of the edits is told alone.
        for _ in 0..<3 {
          edit()
          changed = []
        }
      case 1: transaction { changes(1) }
      case 2:
        UpdateCoordinator.shared.beginBatch({ view.begin() }, close: { view.end() })
        changes(2)
        UpdateCoordinator.shared.endBatch()
      default: _ = batch(view) { changes(2) }
      }
      let isRight = view.complaints.isEmpty && view.shown == root.texts && !UpdateCoordinator.shared.isDrafting
      #expect(isRight, "seed \(seed), depth \(depth), step \(step): \(view.complaints), \(view.shown), \(root.texts)")
      guard isRight else { return }
    }
    #expect(view.numberOfBatches > 20, "seed \(seed), depth \(depth)")
  }
}
