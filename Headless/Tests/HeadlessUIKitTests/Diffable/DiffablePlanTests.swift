import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

struct DiffablePlanTests {
  /// All contents of up to two sections and three items.
  private static let contents: [[SectionRows]] = {
    let orders = [[], [1], [2], [3]] + arrangements(2) + arrangements(3)
    var contents: [[SectionRows]] = [[]]
    for name in ["a", "b"] { contents += orders.map { [SectionRows(name, $0)] } }
    for names in [["a", "b"], ["b", "a"]] {
      for order in orders {
        for cut in 0...order.count {
          contents.append([SectionRows(names[0], Array(order[..<cut])), SectionRows(names[1], Array(order[cut...]))])
        }
      }
    }
    return contents
  }()

  private static func arrangements(_ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return arrangements(count - 1).flatMap { order in
      [1, 2, 3].filter { !order.contains($0) }.map { order + [$0] }
    }
  }

  private func check(
    _ old: TextSnapshot,
    _ new: TextSnapshot,
    reloaded: Set<Int> = [],
    reloadedSections: Set<String> = []
  ) -> Int {
    var content = old
    let plan = DiffablePlan(from: old, to: new)
    for stage in plan.stages {
      let before = content.rows
      let after = stage.content.rows
      for kind in ListKind.allCases {
        let failure = ListUpdateValidator(kind: kind, isStrict: true).validate(
          stage.updates,
          before: before.map(\.items.count),
          after: after.map(\.items.count),
          viewDescription: ""
        )
        #expect(failure == nil, "\(before) -> \(after)")
        guard failure == nil else { return plan.stages.count }
      }
      let mapping = ListUpdateMapping(stage.updates)
      for (section, rows) in before.enumerated() {
        let place = mapping.section(after: section)
        let stays =
          after.contains { $0.name == rows.name }
          && (stage.content.rows != new.rows || !reloadedSections.contains(rows.name))
        expectEqual(place.map { after[$0].name }, (stays ? rows.name : nil))
        for (index, item) in rows.items.enumerated() {
          let path = mapping.indexPath(after: IndexPath(item: index, section: section))
          let target = stage.content.indexPath(of: item)
          if let path { expectEqual(path, target, "\(item) in \(before) -> \(after)") }
          // What stays in sections that stay is never made anew.
          let targetStays = target.flatMap { mapping.section(before: $0.section) } != nil
          if path == nil, place != nil, targetStays {
            #expect(reloaded.contains(item), "\(item) in \(before) -> \(after)")
          }
        }
      }
      content = stage.content
    }
    expectEqual(content.rows, new.rows)
    return plan.stages.count
  }

  /// Each content after each other one: valid for strict lists of both kinds, and what stays is followed.
  @Test func allSmallTransitions() {
    expectEqual(Self.contents.count, 131)
    var staged = 0
    var transitions = 0
    for old in Self.contents.map({ TextSnapshot($0) }) {
      for new in Seeds.some(of: Self.contents).map({ TextSnapshot($0) }) {
        transitions += 1
        if check(old, new) == 2 { staged += 1 }
      }
    }
    expectEqual(transitions, 131 * Seeds.some(of: 131))
    // Two batches only where sections change places.
    #expect(staged > 0 && staged * 4 < transitions)
  }

  @Test func reloadsAreDeletionsAndInsertions() {
    let old = TextSnapshot([SectionRows("a", [1, 2, 3]), SectionRows("b", [4])])
    for moved in [[1, 2, 3], [3, 1, 2], [2, 3, 1]] {
      for item in [1, 2, 3, 4] {
        var new = TextSnapshot([SectionRows("a", moved), SectionRows("b", [4])])
        new.reloadItems([item])
        _ = check(old, new, reloaded: [item])
        let updates = DiffablePlan(from: old, to: new).stages[0].updates
        #expect(updates.deletedItems.count == 1 && updates.insertedItems.count == 1)
        #expect(updates.reloadedItems.isEmpty)
      }
    }
  }

  @Test func aReloadedSectionIsMadeAnew() {
    let old = TextSnapshot([SectionRows("a", [1]), SectionRows("b", [2])])
    for rows in [[SectionRows("a", [1]), SectionRows("b", [2])], [SectionRows("b", [2, 1]), SectionRows("a", [])]] {
      var new = TextSnapshot(rows)
      new.reloadSections(["b"])
      _ = check(old, new, reloadedSections: ["b"])
    }
  }

  @Test func reconfiguredItemsAreMeantWhereTheyWere() {
    var new = TextSnapshot([SectionRows("a", [3, 1, 2])])
    new.reconfigureItems([2, 3])
    let stages = DiffablePlan(from: TextSnapshot([SectionRows("a", [1, 2])]), to: new).stages
    expectEqual(stages.count, 1)
    expectEqual(stages[0].updates.reconfiguredItems, [IndexPath(item: 1, section: 0)])
    expectEqual(stages[0].updates.insertedItems, [IndexPath(item: 0, section: 0)])
  }

  @Test func movesAreAsFewAsPossible() {
    let items = Array(0..<100)
    var moved = items
    moved.insert(moved.remove(at: 90), at: 3)
    let plan = DiffablePlan(from: TextSnapshot([SectionRows("a", items)]), to: TextSnapshot([SectionRows("a", moved)]))
    expectEqual(plan.stages.map(\.updates.count), [1])
    expectEqual(plan.stages[0].updates.movedItems.count, 1)
  }

  /// A difference is compared in proportion to the items, wherever they change.
  @MainActor @Test func effortOfADifference() {
    func effort(_ count: Int) -> Int {
      let counter = HashCounter()
      let items = (0..<count).map { CountedIdentifier(value: $0, counter: counter) }
      var old = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
      old.appendSections([0])
      old.appendItems(items)
      var new = old
      new.moveItem(items[count - 1], beforeItem: items[0])
      new.deleteItems([items[count / 2]])
      counter.value = 0
      expectEqual(DiffablePlan(from: old, to: new).stages.map(\.updates.count), [2])
      return counter.value
    }
    // Quadratic would be thousands for each item. How often a dictionary compares depends on the process's hash seed.
    for count in [2_000, 20_000] { #expect(effort(count) < count * 12) }
  }

  @Test func sectionsThatMoveAndChangeTakeTwoBatches() {
    let old = TextSnapshot([SectionRows("a", [1, 2]), SectionRows("b", [3, 4])])
    let moved = DiffablePlan(from: old, to: TextSnapshot([SectionRows("b", [3, 4]), SectionRows("a", [1, 2])]))
    expectEqual(moved.stages.count, 1)
    let changed = DiffablePlan(from: old, to: TextSnapshot([SectionRows("b", [3]), SectionRows("a", [4, 1, 2, 5])]))
    expectEqual(changed.stages.map(\.updates.movedSections.count), [1, 0])
    expectEqual(changed.stages.last?.updates.movedItems.count, 1)
  }
}
