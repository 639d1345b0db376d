import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The rules of section snapshots; sources are the SDK's header and its printed interface unless a test says otherwise.
@MainActor struct NSDiffableDataSourceSectionSnapshotTests {
  /// 1 with 11 (with 111) and 12; 2.
  private var family: Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    return outline
  }

  private func changed(_ body: (inout Outline) -> Void) -> Outline {
    var outline = family
    body(&outline)
    return outline
  }

  @Test func appendingBelowItems() {
    expectEqual(family.items, [1, 11, 111, 12, 2])
    expectEqual(family.items.map(family.level(of:)), [0, 1, 2, 1, 0])
    expectEqual(family.items.map(family.parent(of:)), [nil, 1, 11, 1, nil])
    expectEqual(family.visibleItems, [1, 2])
    expectEqual(family.rootItems, [1, 2])
    expectEqual(family.index(of: 12), 3)
    #expect(family.index(of: 77) == nil)
    expectEqual(family.level(of: 77), NSNotFound)
    #expect(family.contains(111) && !family.contains(77))
  }

  @Test func expandingAndCollapsing() {
    var outline = family
    outline.expand([1])
    expectEqual(outline.visibleItems, [1, 11, 12, 2])
    outline.expand([11])
    expectEqual(outline.visibleItems, [1, 11, 111, 12, 2])
    expectEqual(outline.expandedItems, [1, 11])
    outline.collapse([1])
    expectEqual(outline.visibleItems, [1, 2])
    #expect(outline.isExpanded(11))
    #expect(!outline.isVisible(11) && !outline.isVisible(111) && outline.isVisible(2))
  }

  @Test func insertingBesideItems() {
    let after = changed { $0.insert([9], after: 1) }
    expectEqual(after.items, [1, 11, 111, 12, 9, 2])
    expectEqual(after.level(of: 9), 0)
    let before = changed { $0.insert([8], before: 12) }
    expectEqual(before.items, [1, 11, 111, 8, 12, 2])
    expectEqual(before.level(of: 8), 1)
    expectEqual(changed { $0.delete([11]) }.items, [1, 12, 2])
    expectEqual(changed { $0.deleteAll() }.items, [])
  }

  @Test func whatIsBelowAnItem() {
    let below = family.snapshot(of: 1)
    expectEqual(below.items, [11, 111, 12])
    expectEqual(below.items.map(below.level(of:)), [0, 1, 0])
    #expect(below.parent(of: 11) == nil)
    let whole = family.snapshot(of: 1, includingParent: true)
    expectEqual(whole.items, [1, 11, 111, 12])
    expectEqual(whole.items.map(whole.level(of:)), [0, 1, 2, 1])
    expectEqual(family.snapshot(of: 2).items, [])
    expectEqual(family.snapshot(of: 77).items, [])
  }

  @Test func snapshotsInSnapshots() {
    var added = Outline()
    added.append([5])
    added.append([51], to: 5)
    added.expand([5])
    let before = changed { $0.insert(added, before: 12) }
    expectEqual(before.items, [1, 11, 111, 5, 51, 12, 2])
    expectEqual(before.level(of: 51), 2)
    expectEqual(before.parent(of: 5), 1)
    #expect(before.isExpanded(5))
    expectEqual(changed { $0.insert(added, after: 11) }.items, [1, 11, 111, 5, 51, 12, 2])
    let replaced = changed { $0.replace(childrenOf: 1, using: added) }
    expectEqual(replaced.items, [1, 5, 51, 2])
    expectEqual(Outline(replaced).items, replaced.items)
  }

  /// IQListKit#3.
  @Test func itemsAreThereOnce() {
    var outline = family
    let texts = reasons {
      outline.append([3, 3])
      outline.append([2])
      outline.insert([12], after: 2)
    }
    expectEqual(
      texts,
      [3, 2, 12].map {
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    \($0)\n)}"
      }
    )
    expectEqual(outline.items, family.items)
    expectEqual(HeadlessFailure.recording { outline.append([4], to: 77) }.map(\.kind), [.missingIdentifier])
    expectEqual(HeadlessFailure.recording { outline.insert([4], before: 77) }.map(\.kind), [.missingIdentifier])
    #expect(HeadlessFailure.recording { outline.delete([77]) }.isEmpty)
  }

  @Test func expandingNeedsNoItemsBelow() {
    var outline = family
    outline.expand([2])
    outline.append([21], to: 2)
    expectEqual(outline.visibleItems, [1, 2, 21])
    let warnings = HeadlessDiffableWarning.recording { outline.expand([77]) }
    expectEqual(warnings.map(\.kind), [.missingIdentifier])
  }

  /// swiftsenpai's article on section snapshots has the marks.
  @Test func visualDescription() {
    var outline = family
    outline.expand([1])
    let marks = outline.visualDescription().split(separator: "\n").map { line in line.filter { "*+-".contains($0) } }
    expectEqual(marks, ["*+", "*-", "-", "*-", "*-"])
  }

  // MARK: Against a tree of arrays

  private indirect enum Node {
    case item(Int, isExpanded: Bool, [Node])

    var id: Int { if case .item(let id, _, _) = self { id } else { -1 } }

    var all: [Int] { if case .item(let id, _, let below) = self { [id] + below.flatMap(\.all) } else { [] } }

    var visible: [Int] {
      guard case .item(let id, let isExpanded, let below) = self else { return [] }
      return [id] + (isExpanded ? below.flatMap(\.visible) : [])
    }

    func levels(_ level: Int) -> [Int] {
      guard case .item(_, _, let below) = self else { return [] }
      return [level] + below.flatMap { $0.levels(level + 1) }
    }
  }

  /// Each list of siblings, changed.
  private func map(_ nodes: [Node], _ change: ([Node]) -> [Node]) -> [Node] {
    change(nodes).map { node in
      guard case .item(let id, let isExpanded, let below) = node else { return node }
      return .item(id, isExpanded: isExpanded, map(below, change))
    }
  }

  @Test(.slow, arguments: 0..<20 as Range<UInt64>) func randomChangesMatchATree(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var outline = Outline()
    var tree: [Node] = []
    var next = 0
    for step in 0..<120 {
      let all = tree.flatMap(\.all)
      let target = all.randomElement(using: &generator)
      let id = next
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        next += 1
        outline.append([id])
        tree.append(.item(id, isExpanded: false, []))
      case 1, 2:
        guard let target else { continue }
        next += 1
        outline.append([id], to: target)
        tree = map(tree) {
          $0.map { node in
            guard case .item(target, let isExpanded, let below) = node else { return node }
            return .item(target, isExpanded: isExpanded, below + [.item(id, isExpanded: false, [])])
          }
        }
      case 3, 4:
        guard let target else { continue }
        next += 1
        let isAfter = Bool.random(using: &generator)
        if isAfter { outline.insert([id], after: target) } else { outline.insert([id], before: target) }
        tree = map(tree) { siblings in
          guard let index = siblings.firstIndex(where: { $0.id == target }) else { return siblings }
          var result = siblings
          result.insert(.item(id, isExpanded: false, []), at: isAfter ? index + 1 : index)
          return result
        }
      case 5:
        guard all.count > 10, let target else { continue }
        outline.delete([target])
        tree = map(tree) { $0.filter { $0.id != target } }
      default:
        guard let target else { continue }
        let expands = Bool.random(using: &generator)
        if expands { outline.expand([target]) } else { outline.collapse([target]) }
        tree = map(tree) {
          $0.map { node in
            guard case .item(target, _, let below) = node else { return node }
            return .item(target, isExpanded: expands, below)
          }
        }
      }
      expectEqual(outline.items, tree.flatMap(\.all), "seed \(seed), step \(step)")
      expectEqual(outline.visibleItems, tree.flatMap(\.visible))
      expectEqual(outline.items.map(outline.level(of:)), tree.flatMap { $0.levels(0) })
      expectEqual(outline.items.filter(outline.isVisible), outline.visibleItems)
      expectEqual(outline.rootItems, tree.map(\.id))
      if let target, outline.contains(target) {
        let below = outline.snapshot(of: target)
        #expect(below.items.allSatisfy { outline.level(of: $0) == below.level(of: $0) + outline.level(of: target) + 1 })
      }
    }
  }

  // MARK: Other visible items

  private func open(_ body: (inout Outline) -> Void = { _ in }) -> Outline {
    changed {
      $0.expand([1])
      body(&$0)
    }
  }

  @Test func whatIsHiddenStaysBelowWhatStays() {
    // 11 is collapsed: 111 stays below it.
    let shorter = open().showing([1, 11, 2])
    expectEqual(shorter.items, [1, 11, 111, 2])
    expectEqual(shorter.visibleItems, [1, 11, 2])
    let longer = open().showing([1, 11, 7, 12, 2, 8])
    expectEqual(longer.visibleItems, [1, 11, 7, 12, 2, 8])
    expectEqual(longer.parent(of: 7), 1)
    #expect(longer.parent(of: 8) == nil)
    let moved = open().showing([2, 1, 12, 11])
    expectEqual(moved.items, [2, 1, 12, 11, 111])
    let orphaned = open().showing([11, 12, 2])
    expectEqual(orphaned.items, [11, 111, 12, 2])
    expectEqual(orphaned.level(of: 11), 0)
    // What was hidden and is shown somewhere is nowhere else.
    expectEqual(open().showing([1, 11, 12, 2, 111]).items.sorted(), [1, 2, 11, 12, 111])
  }

  /// Whatever is to be visible is, in that order.
  @Test(.slow, arguments: 0..<10 as Range<UInt64>) func whatIsToBeVisibleIs(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var outline = Outline()
      for item in 0..<10 {
        outline.append(
          [item],
          to: Bool.random(using: &generator) ? outline.items.randomElement(using: &generator) : nil
        )
        if Bool.random(using: &generator) { outline.expand([item]) }
      }
      let visible = Array((0..<14).filter { _ in Int.random(in: 0..<3, using: &generator) > 0 })
        .shuffled(using: &generator)
      let result = outline.showing(visible)
      expectEqual(result.visibleItems, visible, "seed \(seed)")
      expectEqual(result.items.count, result.entries.count)
    }
  }
}
