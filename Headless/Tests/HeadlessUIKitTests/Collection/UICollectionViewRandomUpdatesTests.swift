import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Random valid batches on a small collection against a model.
@MainActor struct UICollectionViewRandomUpdatesTests {
  private struct Generator {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func isTrue(oneIn bound: Int) -> Bool { next(bound) == 0 }
  }

  private struct Batch {
    var after: [[String]] = []
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
  }

  private func makeBatch(
    from before: [[String]],
    _ generator: inout Generator,
    _ name: () -> String
  ) -> Batch {
    var batch = Batch()
    var origins: [String: IndexPath] = [:]
    var moving: [String] = []
    var isNewSection: [Bool] = []
    for (section, items) in before.enumerated() {
      if generator.isTrue(oneIn: 8) {
        batch.insertedSections.insert(batch.after.count)
        batch.after.append((0..<generator.next(4)).map { _ in name() })
        isNewSection.append(true)
      }
      if generator.isTrue(oneIn: 8) {
        batch.deletedSections.insert(section)
        continue
      }
      var kept: [String] = []
      for (item, text) in items.enumerated() {
        origins[text] = .item(item, section)
        switch generator.next(8) {
        case 0: batch.deleted.append(.item(item, section))
        case 1: moving.append(text)
        default: kept.append(text)
        }
      }
      batch.after.append(kept)
      isNewSection.append(false)
    }
    let old = isNewSection.indices.filter { !isNewSection[$0] }
    if old.isEmpty {
      // Nowhere to move to: nothing was kept in order to move either.
      precondition(moving.isEmpty)
    }
    var added: Set<String> = []
    for section in old {
      for _ in 0..<generator.next(3) {
        let text = name()
        added.insert(text)
        batch.after[section].insert(text, at: generator.next(batch.after[section].count + 1))
      }
    }
    for text in moving {
      let section = old[generator.next(old.count)]
      batch.after[section].insert(text, at: generator.next(batch.after[section].count + 1))
    }
    for section in old {
      for (item, text) in batch.after[section].enumerated() {
        if added.contains(text) { batch.inserted.append(.item(item, section)) }
        if moving.contains(text), let origin = origins[text] { batch.moved.append((origin, .item(item, section))) }
      }
    }
    return batch
  }

  @Test(.slow, arguments: 0..<12) func cellsFollowTheModel(seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 7_919 &+ 1)
    var named = 0
    func name() -> String {
      named += 1
      return "item \(named)"
    }
    let fixture = CollectionFixture((0..<3).map { _ in (0..<5).map { _ in name() } })
    fixture.view.allowsMultipleSelection = true
    fixture.view.layoutIfNeeded()
    var preserved = 0
    for _ in 0..<60 {
      if generator.isTrue(oneIn: 3) {
        fixture.view.headlessScroll(to: CGPoint(x: 0, y: CGFloat(generator.next(200))))
      }
      if let visible = fixture.view.indexPathsForVisibleItems.first {
        fixture.view.selectItem(at: visible, animated: false, scrollPosition: [])
      }
      let cells = Dictionary(
        uniqueKeysWithValues: fixture.view.visibleCells.compactMap { $0 as? CollectionTextCell }.map { ($0.text, $0) }
      )
      let configurations = cells.mapValues(\.configurations)
      let selected = Set(
        (fixture.view.indexPathsForSelectedItems ?? []).map { fixture.sections[$0.section][$0.item] }
      )
      let batch = makeBatch(from: fixture.sections, &generator, name)
      let failures = HeadlessFailure.recording {
        fixture.view.performBatchUpdates {
          fixture.sections = batch.after
          fixture.view.deleteSections(batch.deletedSections)
          fixture.view.insertSections(batch.insertedSections)
          fixture.view.deleteItems(at: batch.deleted)
          fixture.view.insertItems(at: batch.inserted)
          for move in batch.moved { fixture.view.moveItem(at: move.from, to: move.to) }
        }
      }
      #expect(failures.isEmpty)
      expectEqual(fixture.visibleTexts, fixture.expectedTexts)
      for path in fixture.view.indexPathsForVisibleItems {
        guard let cell = fixture.cell(path.item, path.section), let before = cells[cell.text] else { continue }
        preserved += 1
        #expect(before === cell, "\(cell.text) has another cell")
        expectEqual(configurations[cell.text], cell.configurations, "\(cell.text) was asked for again")
      }
      let present = Set(batch.after.joined())
      let stillSelected = Set(
        (fixture.view.indexPathsForSelectedItems ?? []).map { fixture.sections[$0.section][$0.item] }
      )
      // A choice, not UIKit's documented behavior.
      expectEqual(stillSelected, selected.intersection(present))
      if present.count < 6 || present.count > 40 {
        fixture.sections = (0..<3).map { _ in (0..<5).map { _ in name() } }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
      }
    }
    #expect(preserved > 0)
  }
}
