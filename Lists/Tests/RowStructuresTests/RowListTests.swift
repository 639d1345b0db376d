import TestSupport
import Testing

@testable import RowStructures

extension PersistentStructureTests {
  /// A list of rows beside arrays of its items and labels. Each edit is made of both.
  struct RowListModel {
    var list: RowList<Int>
    var items: [Int]
    var labels: [RowLabel]
    private var nextItem = 1_000_000

    init(_ items: [Int]) {
      let list = RowList(items)
      self.list = list
      self.items = items
      labels = items.indices.map { list.label(at: $0) }
    }

    mutating func newItem() -> Int {
      nextItem += 1
      return nextItem
    }

    mutating func follow(_ relabeling: Relabeling?) {
      guard let relabeling else { return }
      for (old, new) in [relabeling.old, relabeling.new].map({ zip($0, $0.dropFirst()) }).flatMap(Array.init) {
        if old >= new { Issue.record("a relabeling doesn't ascend") }
      }
      if !Set(relabeling.old).isSubset(of: labels) { Issue.record("a relabeling of unknown labels") }
      labels = labels.map(relabeling.map)
    }

    mutating func insert(at index: Int) {
      if list.newLabel(at: index) == nil { follow(list.makeRoom(at: index)) }
      guard let label = list.newLabel(at: index) else {
        Issue.record("makeRoom has made none at \(index)")
        return
      }
      let item = newItem()
      list.insert(item, label, at: index)
      items.insert(item, at: index)
      labels.insert(label, at: index)
    }

    mutating func insert(count: Int, at index: Int) {
      let new = (0..<count).map { _ in newItem() }
      let inserted = list.insert(contentsOf: new, at: index)
      follow(inserted.relabeling)
      items.insert(contentsOf: new, at: index)
      labels.insert(contentsOf: inserted.labels, at: index)
    }

    mutating func remove(at index: Int) {
      let removed = list.remove(at: index)
      if removed.label != labels.remove(at: index) { Issue.record("another label is removed") }
      if removed.item != items.remove(at: index) { Issue.record("another item is removed") }
    }

    mutating func replace(at index: Int) {
      let item = newItem()
      let old = list.replace(at: index, with: item)
      if old.label != labels[index] || old.old != items[index] { Issue.record("another row is replaced") }
      items[index] = item
    }

    /// - Parameter inserting: ascending indexes from after the pass.
    mutating func pass(_ removing: ContiguousArray<Int>, _ inserting: [Int]) {
      follow(list.makeRoom(removing: removing, inserting: inserting))
      let new = inserting.map { (index: $0, item: newItem()) }
      let rows = list.pass(removing: removing, inserting: new)
      expectEqual(rows.removed.map(\.index), Array(removing))
      expectEqual(rows.removed.map(\.label), removing.map { labels[$0] })
      expectEqual(rows.inserted.map(\.index), inserting)
      let gone = rows.gone
      for (index, label) in labels.enumerated() where gone.contains(label) != removing.contains(index) {
        Issue.record("the table of removed labels is wrong at \(index)")
      }
      for index in removing.reversed() {
        items.remove(at: index)
        labels.remove(at: index)
      }
      for (row, new) in zip(rows.inserted, new) {
        items.insert(new.item, at: new.index)
        labels.insert(row.label, at: new.index)
      }
    }

    /// What is wrong with it, or `nil`.
    var violation: String? {
      if list.count != items.count { return "\(list.count) rows instead of \(items.count)" }
      if list.array != items { return "\(list.array) instead of \(items)" }
      if zip(labels, labels.dropFirst()).contains(where: { $0 >= $1 }) { return "labels don't ascend" }
      var rows: [(RowLabel, Int)] = []
      list.forEach { rows.append(($0, $1)) }
      if rows.map(\.0) != labels || rows.map(\.1) != items { return "other rows in a pass" }
      let part = items.count / 3..<items.count * 2 / 3
      rows = []
      list.forEach(in: part) { rows.append(($0, $1)) }
      if rows.map(\.0) != Array(labels[part]) || rows.map(\.1) != Array(items[part]) { return "other rows in \(part)" }
      for index in items.indices where PersistentStructureTests.isChecked(index, of: items.count) {
        let label = labels[index]
        if list[index] != items[index] { return "another item at \(index)" }
        if list.label(at: index) != label { return "another label at \(index)" }
        if list.index(of: label) != index { return "another index of \(label)" }
        if list.item(labeled: label) != items[index] { return "another item of \(label)" }
        let near = labels[max(0, index - 1)..<min(labels.count, index + 2)]
        for label in [label - 1, label + 1] where !near.contains(label) {
          if list.index(of: label) != nil || list.item(labeled: label) != nil { return "a row with label \(label)" }
        }
      }
      guard let tree = list.tree else { return nil }
      return PersistentStructureTests.violation(in: tree) { leaf in
        let piece = leaf.piece
        if piece.start < 0 || piece.start + piece.count > piece.array.count { return "a piece beyond its array" }
        return nil
      }
    }
  }

  @MainActor struct RowListTests {
    private func check(_ model: RowListModel, _ comment: @autoclosure () -> String) {
      if let violation = model.violation { Issue.record("\(comment()): \(violation)") }
    }

    /// Lists of up to four rows: those that were assigned, and those that grew.
    private var smallLists: [RowListModel] {
      (0...4).flatMap { count in
        var grown = RowListModel([])
        for _ in 0..<count { grown.insert(at: grown.items.count / 2) }
        return [RowListModel(Array(0..<count)), grown]
      }
    }

    /// Every edit.
    private func edits(_ model: RowListModel) -> [(String, (inout RowListModel) -> Void)] {
      let count = model.items.count
      var edits: [(String, (inout RowListModel) -> Void)] = []
      for index in 0...count {
        edits.append(("insert at \(index)", { $0.insert(at: index) }))
        edits.append(("insert 2 at \(index)", { $0.insert(count: 2, at: index) }))
        guard index < count else { continue }
        edits.append(("remove at \(index)", { $0.remove(at: index) }))
        edits.append(("replace at \(index)", { $0.replace(at: index) }))
      }
      return edits
    }

    /// All edits, one after the other, of all lists of up to four rows.
    @Test(arguments: spacings)
    func everyTwoEditsOfSmallLists(spacing: Int) {
      with(spacing: spacing) {
        for old in smallLists {
          check(old, "\(old.items)")
          for (first, edit) in edits(old) {
            var once = old
            edit(&once)
            check(once, "\(first) of \(old.items)")
            for (second, edit) in edits(once) {
              var twice = once
              edit(&twice)
              check(twice, "\(first), \(second) of \(old.items)")
            }
            check(once, "the old version after \(first) of \(old.items)")
          }
          check(old, "the old version of \(old.items)")
        }
      }
    }

    /// All passes of lists of up to four rows that insert up to three.
    @Test(arguments: spacings)
    func everyPassOfSmallLists(spacing: Int) {
      with(spacing: spacing) {
        for old in smallLists {
          for removing in subsets(of: old.items.count) {
            for added in 0...3 {
              let count = old.items.count - removing.count + added
              for inserting in subsets(of: count) where inserting.count == added {
                var new = old
                new.pass(removing, Array(inserting))
                check(new, "\(old.items) without \(removing) and with \(inserting)")
              }
            }
          }
          check(old, "the old version of \(old.items)")
        }
      }
    }

    /// Every edit of lists around the sizes at which they get a tree, or pieces are split.
    @Test(arguments: Seeds.runSlowTests ? [127, 128, 129, 161] : [129])
    func everyEditOfAssignedLists(count: Int) {
      let old = RowListModel(Array(0..<count))
      for (name, edit) in edits(old) {
        var new = old
        edit(&new)
        check(new, "\(name) of \(count)")
      }
      check(old, "the old version of \(count)")
    }

    @Test(arguments: spacings, seeds)
    func randomEditsKeepOldVersions(spacing: Int, seed: UInt64) {
      edit(spacing, seed, steps: 120)
    }

    @Test(.slow, arguments: spacings, Seeds.some(of: 3..<43 as Range<UInt64>))
    func manyRandomEditsKeepOldVersions(spacing: Int, seed: UInt64) {
      edit(spacing, seed, steps: 4_000)
    }

    private func edit(_ spacing: Int, _ seed: UInt64, steps: Int) {
      with(spacing: spacing) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func choice(_ count: Int, of total: Int) -> ContiguousArray<Int> {
          ContiguousArray(Set((0..<count).map { _ in number(0...total - 1) }).sorted())
        }
        var model = RowListModel(Array(0..<[0, 5, 1_000][Int(seed % 3)]))
        var kept: [RowListModel] = []
        let spot = number(0...max(0, model.items.count))
        for step in 0..<steps {
          let count = model.items.count
          let isAtSpot = number(0...1) == 0
          let index = isAtSpot ? min(spot, count) : number(0...count)
          switch number(0...19) {
          case 0...7: model.insert(at: index)
          case 8...12 where index < count: model.remove(at: index)
          case 13...14 where index < count: model.replace(at: index)
          case 15: model.insert(count: [1, 3, 40, 150, 400][number(0...4)], at: index)
          case 16 where count > 0:
            // Few rows at once, or many.
            let removing = choice([1, 3, count / 2][number(0...2)], of: count)
            let added = [0, 2, count / 3][number(0...2)]
            let total = count - removing.count + added
            let inserting = total == 0 ? [] : choice(added, of: total)
            // Fewer rows than those between may be inserted, so that the last indexes may be too great.
            model.pass(removing, inserting.enumerated().map { min($1, count - removing.count + $0) }.sorted())
          case 17: model.follow(model.list.makeRoom(at: index))
          case 18 where count > 2_500:
            model.pass(ContiguousArray(0..<count).filter { _ in number(0...19) > 0 }, [])
          default: break
          }
          if step % 20 == 0 { kept.append(model) }
          if step % 100 == 0 || model.items.count < 10 { check(model, "seed \(seed), step \(step)") }
        }
        check(model, "seed \(seed)")
        // Whether rows have been let go is counted right.
        if let tree = model.list.tree {
          var lent = 0
          tree.forEach { if $0.piece.array.count > 2 * RowLeaf<Int>.size { lent += $0.piece.count } }
          #expect(model.list.lent >= lent, "\(model.list.lent) rows in long arrays, not \(lent)")
        }
        for (number, version) in kept.enumerated() { check(version, "seed \(seed), version \(number)") }
      }
    }

    // MARK: What is shared

    @Test func assignedArrayStaysUntilAnEdit() {
      let array = Array(0..<100_000)
      var list = RowList(array)
      func isSame(_ other: [Int]) -> Bool {
        array.withUnsafeBufferPointer { array in other.withUnsafeBufferPointer { $0.baseAddress == array.baseAddress } }
      }
      #expect(isSame(list.array))
      let old = list
      list.insert(-1, list.newLabel(at: 50_000) ?? 0, at: 50_000)
      #expect(isSame(old.array))
      #expect(old.isIdentical(to: old) && !list.isIdentical(to: old) && list.isIdentical(to: list))
      // All but the rows around the edit still are in it.
      var rows = 0
      list.tree?.forEach { if isSame($0.piece.array) { rows += $0.piece.count } }
      expectEqual(rows, 100_000 - RowLeaf<Int>.size / 2)
    }

    @Test func longArraysAreLetGoWhenMostRowsHaveMoved() {
      var list = RowList(Array(0..<10_000))
      var index = 0
      func longArrays() -> Int {
        var leaves = 0
        list.tree?.forEach { if $0.piece.array.count > 2 * RowLeaf<Int>.size { leaves += 1 } }
        return leaves
      }
      while index < 4_900 {
        _ = list.replace(at: index, with: 0)
        index += 64
      }
      #expect(longArrays() > 0)
      while index < 5_400 {
        _ = list.replace(at: index, with: 0)
        index += 64
      }
      expectEqual(longArrays(), 0)
    }

    @Test func bulkInsertionMakesFewNodes() {
      for count in [1_000, 100_000] {
        var list = RowList(Array(0..<count))
        for index in stride(from: 0, to: count, by: 60) { _ = list.replace(at: index, with: 0) }
        guard let tree = list.tree else {
          Issue.record("no tree")
          return
        }
        let known = nodes(of: tree)
        let relabeling = list.insert(contentsOf: Array(0..<count), at: count / 2).relabeling
        let made = list.tree.map { nodes(of: $0).subtracting(known).count } ?? 0
        #expect(made <= 2 * (tree.height + 1), "\(count): \(made), \(tree.height)")
        #expect((relabeling?.new.count ?? 0) <= 4_096)
      }
    }

    /// Items are released when no version has them.
    @Test func removedItemsAreReleased() {
      final class Item {
        let releases: StepCounter
        init(_ releases: StepCounter) { self.releases = releases }
        deinit { releases.count += 1 }
      }
      let releases = StepCounter()
      var list = RowList((0..<1_000).map { _ in Item(releases) })
      var old: RowList<Item>? = list
      for index in 0..<1_000 { _ = list.replace(at: index, with: Item(releases)) }
      expectEqual(releases.count, 0)
      #expect(old?[500] !== list[500])
      old = nil
      expectEqual(releases.count, 1_000)
    }
  }
}
