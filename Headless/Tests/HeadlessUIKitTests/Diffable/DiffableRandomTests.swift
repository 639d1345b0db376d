import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Random snapshots on a table and a collection at once, which have to show what arrays say.
@MainActor struct DiffableRandomTests {
  /// What is marked in one transition.
  private struct Marks {
    var reloaded: Set<Int> = []
    var reconfigured: Set<Int> = []
    var reloadedSections: Set<String> = []
  }

  private func mark(_ snapshot: inout TextSnapshot, _ generator: inout SeededGenerator) -> Marks {
    var marks = Marks()
    let items = snapshot.itemIdentifiers
    if Int.random(in: 0..<3, using: &generator) == 0 {
      marks.reloaded = Set(items.filter { _ in Int.random(in: 0..<6, using: &generator) == 0 })
      marks.reconfigured = Set(items.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
    }
    if Int.random(in: 0..<8, using: &generator) == 0 {
      marks.reloadedSections = Set(snapshot.sectionIdentifiers.randomElement(using: &generator).map { [$0] } ?? [])
    }
    snapshot.reloadItems(marks.reloaded.sorted())
    snapshot.reconfigureItems(marks.reconfigured.sorted())
    snapshot.reloadSections(marks.reloadedSections.sorted())
    return marks
  }

  /// The cells that are shown by item, with how often the provider was asked for them.
  private func cells(_ table: DiffableTable) -> [Int: UIView] {
    Dictionary(
      uniqueKeysWithValues: table.view.visibleCells.compactMap { cell in
        cell.textLabel?.text.flatMap(Int.init).map { ($0, cell as UIView) }
      }
    )
  }

  private func cells(_ list: DiffableCollection) -> [Int: UIView] {
    Dictionary(
      uniqueKeysWithValues: list.view.visibleCells.compactMap { cell in
        (cell as? CollectionTextCell).flatMap { Int($0.text) }.map { ($0, cell as UIView) }
      }
    )
  }

  /// Whether an item has to keep its cell in a transition.
  private func staysInPlace(_ item: Int, _ old: [SectionRows], _ new: [SectionRows], _ marks: Marks) -> Bool {
    guard let before = old.first(where: { $0.items.contains(item) })?.name,
      let after = new.first(where: { $0.items.contains(item) })?.name
    else { return false }
    return !marks.reloaded.contains(item) && new.contains { $0.name == before } && old.contains { $0.name == after }
      && !marks.reloadedSections.contains(before) && !marks.reloadedSections.contains(after)
  }

  /// Whether sections that stay change places: then there are two batches, and a cell may leave the screen in between.
  private func sectionsMove(_ old: [SectionRows], _ new: [SectionRows], _ marks: Marks) -> Bool {
    let staying = Set(old.map(\.name)).intersection(new.map(\.name)).subtracting(marks.reloadedSections)
    return old.map(\.name).filter(staying.contains) != new.map(\.name).filter(staying.contains)
  }

  @Test(.slow, arguments: Seeds.some(of: 0..<12 as Range<UInt64>)) func bothListsShowWhatArraysSay(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &* 31 &+ 7)
    let table = DiffableTable()
    let list = DiffableCollection()
    var model = SnapshotModel()
    var kept = 0
    for step in 0..<100 {
      let old = model.sections
      var snapshot = Bool.random(using: &generator) ? table.source.snapshot() : TextSnapshot(old)
      for _ in 0..<Int.random(in: 1...6, using: &generator) { model.change(&snapshot, &generator) }
      let marks = mark(&snapshot, &generator)
      let animates = Bool.random(using: &generator)
      let reloads = Int.random(in: 0..<20, using: &generator) == 0
      let selected = old.flatMap(\.items).randomElement(using: &generator)
      table.view.selectRow(
        at: selected.flatMap { table.source.indexPath(for: $0) },
        animated: false,
        scrollPosition: .none
      )
      list.view.selectItem(
        at: selected.flatMap { list.source.indexPath(for: $0) },
        animated: false,
        scrollPosition: []
      )
      let before = (cells(table), cells(list))
      table.asked = []
      list.asked = []
      var completions = 0
      let failures = HeadlessFailure.recording {
        if reloads {
          table.source.applySnapshotUsingReloadData(snapshot) { completions += 1 }
          list.source.applySnapshotUsingReloadData(snapshot) { completions += 1 }
        } else {
          table.source.apply(snapshot, animatingDifferences: animates) { completions += 1 }
          list.source.apply(snapshot, animatingDifferences: animates) { completions += 1 }
        }
        table.view.layoutIfNeeded()
        list.view.layoutIfNeeded()
      }
      let place = "seed \(seed), step \(step)"
      #expect(failures.isEmpty, "\(place): \(failures.first?.reason ?? "")")
      let expected = model.sections.flatMap(\.items)
      expectEqual(table.texts, expected.prefix(table.texts.count).map(String.init), "\(place)")
      expectEqual(list.texts, expected.prefix(list.texts.count).map(String.init), "\(place)")
      #expect(table.texts.count >= min(expected.count, 10) && list.texts.count >= min(expected.count, 10), "\(place)")
      #expect(table.source.snapshot().rows == model.sections && list.source.snapshot().rows == model.sections)
      for (section, rows) in model.sections.enumerated() {
        for (index, item) in rows.items.enumerated() {
          expectEqual(table.source.indexPath(for: item), IndexPath(item: index, section: section))
          expectEqual(list.source.itemIdentifier(for: .item(index, section)), item)
        }
      }
      for (shown, after, asked) in [(before.0, cells(table), table.asked), (before.1, cells(list), list.asked)]
      where !reloads && !sectionsMove(old, model.sections, marks) {
        for (item, cell) in after {
          guard let earlier = shown[item] else { continue }
          if staysInPlace(item, old, model.sections, marks) {
            kept += 1
            #expect(earlier === cell, "\(place): \(item)")
            expectEqual(asked.contains(item), marks.reconfigured.contains(item), "\(place): \(item)")
          } else if marks.reloaded.contains(item) {
            #expect(asked.contains(item), "\(place): \(item)")
          }
        }
      }
      // A choice, not UIKit's documented behavior.
      if let selected, !reloads, staysInPlace(selected, old, model.sections, marks) {
        expectEqual(table.view.indexPathForSelectedRow, table.source.indexPath(for: selected), "\(place)")
        expectEqual(list.view.indexPathsForSelectedItems, list.source.indexPath(for: selected).map { [$0] }, "\(place)")
      }
      HeadlessRunLoop.runPending()
      expectEqual(completions, 2, "\(place)")
    }
    #expect(kept > 100)
  }

  // MARK: Outlines

  /// Outlines, snapshots of all sections, moves by the user and taps, in any order.
  @Test(.slow, arguments: 0..<8 as Range<UInt64>) func outlinesAndSnapshots(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 500)
    let list = DiffableCollection()
    list.answer = { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "list", for: path)
      (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure(), .label(text: "\(item)")]
      return cell
    }
    guard let source = list.source else { return }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var next = 0
    func newItem() -> Int {
      next += 1
      return next
    }
    for step in 0..<80 {
      let section = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
      let paths = source.snapshot().itemIdentifiers.compactMap { source.indexPath(for: $0) }
      var expected = source.snapshot()
      let failures = HeadlessFailure.recording {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1, 2:
          var outline = source.snapshot(for: section)
          for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let parent = Bool.random(using: &generator) ? outline.items.randomElement(using: &generator) : nil
            outline.append([newItem()], to: parent)
            if let item = outline.items.randomElement(using: &generator) {
              if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
            }
          }
          outline.delete(outline.items.filter { _ in Int.random(in: 0..<12, using: &generator) == 0 })
          if expected.indexOfSection(section) == nil { expected.appendSections([section]) }
          expected.deleteItems(expected.itemIdentifiers(inSection: section))
          expected.appendItems(outline.visibleItems, toSection: section)
          source.apply(outline, to: section, animatingDifferences: Bool.random(using: &generator))
        case 3:
          if expected.numberOfSections == 0 { expected.appendSections([section]) }
          expected.deleteItems(expected.itemIdentifiers.filter { _ in Int.random(in: 0..<6, using: &generator) == 0 })
          expected.appendItems([newItem()])
          if let item = expected.itemIdentifiers.randomElement(using: &generator) {
            expected.insertItems([newItem()], beforeItem: item)
          }
          source.apply(expected)
        case 4, 5:
          guard let path = paths.randomElement(using: &generator) else { return }
          list.view.headlessTapOutlineDisclosure(at: path)
          expected = source.snapshot()
        default:
          guard let from = paths.randomElement(using: &generator), let to = paths.randomElement(using: &generator)
          else {
            return
          }
          let item = source.itemIdentifier(for: from)
          #expect(list.view.headlessMoveItem(at: from, to: to))
          expectEqual(source.itemIdentifier(for: to), item)
          expected = source.snapshot()
        }
        list.view.layoutIfNeeded()
        HeadlessRunLoop.runPending()
      }
      let place = "seed \(seed), step \(step)"
      #expect(failures.isEmpty, "\(place): \(failures.first?.reason ?? "")")
      let content = source.snapshot()
      expectEqual(content.rows, expected.rows, "\(place)")
      for name in content.sectionIdentifiers {
        let outline = source.snapshot(for: name)
        expectEqual(outline.visibleItems, content.itemIdentifiers(inSection: name), "\(place)")
        expectEqual(outline.entries.count, outline.items.count, "\(place)")
      }
      let visible = list.view.indexPathsForVisibleItems
      expectEqual(visible.isEmpty, content.itemIdentifiers.isEmpty, "\(place)")
      for path in visible {
        let cell = list.view.cellForItem(at: path) as? UICollectionViewListCell
        guard let item = source.itemIdentifier(for: path), let section = source.sectionIdentifier(for: path.section)
        else {
          continue
        }
        expectEqual(cell?.accessories.last?.headlessText, String(item), "\(place)")
        let outline = source.snapshot(for: section)
        expectEqual(cell?.indentationLevel, outline.level(of: item), "\(place)")
        expectEqual(cell?.configurationState.isExpanded, outline.isExpanded(item), "\(place)")
      }
    }
  }
}
