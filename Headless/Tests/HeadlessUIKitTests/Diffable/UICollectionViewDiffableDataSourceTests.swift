import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The rules of a collection's diffable data source, as far as they are not a table's.
@MainActor struct UICollectionViewDiffableDataSourceTests {
  private func snapshot(_ rows: SectionRows...) -> TextSnapshot { TextSnapshot(rows) }

  @Test func applyingKeepsCells() {
    let list = DiffableCollection([SectionRows("a", [1, 2])])
    let cell = list.cell(0)
    list.source.apply(snapshot(SectionRows("a", [1, 2, 3])), animatingDifferences: false)
    expectEqual(list.asked, [3])
    #expect(list.cell(0) === cell)
    list.asked = []
    list.source.applySnapshotUsingReloadData(snapshot(SectionRows("a", [1, 2, 3])))
    list.view.layoutIfNeeded()
    expectEqual(list.asked, [1, 2, 3])
  }

  /// The SDK's header: the provider's dequeue gives the very cell, which is not prepared for reuse.
  @Test func reconfiguringAndReloading() throws {
    let list = DiffableCollection([SectionRows("a", [1, 2])])
    let first = try #require(list.cell(0))
    let second = try #require(list.cell(1))
    var next = list.source.snapshot()
    next.reconfigureItems([1])
    next.reloadItems([2])
    list.source.apply(next)
    expectEqual(list.asked.sorted(), [1, 2])
    #expect(list.cell(0) === first && first.reuses == 0)
    #expect(list.cell(1) !== second)
  }

  @Test func missingAnswers() {
    let list = DiffableCollection()
    list.answer = { _, _, _ in nil }
    let kinds = HeadlessFailure.recording {
      list.source.apply(snapshot(SectionRows("a", [1])))
      list.view.layoutIfNeeded()
    }.map(\.kind)
    expectEqual(kinds.first, .missingAnswer)
  }

  @Test func supplementaryViews() {
    let layout = CollectionFixture.rows()
    layout.headerReferenceSize = CGSize(width: 100, height: 10)
    let list = DiffableCollection(layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let texts = reasons {
      list.source.apply(snapshot(SectionRows("a", [])))
      list.view.layoutIfNeeded()
    }
    expectEqual(
      texts.first,
      "Invalid parameter not satisfying: self.supplementaryViewProvider || "
        + "(self.supplementaryReuseIdentifierProvider && self.supplementaryViewConfigurationHandler)"
    )
    list.source.supplementaryViewProvider = { _, _, _ in nil }
    let missing = reasons {
      list.source.apply(snapshot(SectionRows("b", [])))
      list.view.layoutIfNeeded()
    }
    #expect(missing.first?.hasSuffix("or is nil ((null))") == true)
    list.view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header"
    )
    list.source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    list.source.apply(snapshot(SectionRows("c", [1])))
    list.view.layoutIfNeeded()
    let header = list.view.supplementaryView(forElementKind: kind, at: .item(0))
    #expect(header != nil)
    // Apple's sources say nothing of headers: one that stays is not asked for again.
    list.source.apply(snapshot(SectionRows("c", [1, 2])))
    #expect(list.view.supplementaryView(forElementKind: kind, at: .item(0)) === header)
  }

  // MARK: Reordering

  /// Apple, `UICollectionViewDiffableDataSource.ReorderingHandlers`: without `canReorderItem` nothing moves; the first
  /// handler comes before the content changed, the other one after it.
  @Test func reordering() {
    let list = DiffableCollection([SectionRows("a", [1, 2, 3]), SectionRows("b", [4])])
    #expect(!list.view.headlessMoveItem(at: .item(0), to: .item(1)))
    var log: [String] = []
    var final: [Int] = []
    var store = [1, 2, 3, 4]
    list.source.reorderingHandlers.canReorderItem = { $0 != 2 }
    list.source.reorderingHandlers.willReorder = { [unowned list] transaction in
      log.append("will \(list.source.snapshot().itemIdentifiers)")
      expectEqual(transaction.initialSnapshot.itemIdentifiers, [1, 2, 3, 4])
    }
    list.source.reorderingHandlers.didReorder = { [unowned list] transaction in
      log.append("did \(list.source.snapshot().itemIdentifiers)")
      final = transaction.finalSnapshot.itemIdentifiers
      store = store.applying(transaction.difference) ?? []
      expectEqual(transaction.sectionTransactions.map(\.sectionIdentifier), ["a", "b"])
      expectEqual(transaction.sectionTransactions.map(\.initialSnapshot.items), [[1, 2, 3], [4]])
      expectEqual(transaction.sectionTransactions.map(\.finalSnapshot.items), [[2, 3], [4, 1]])
      expectEqual([1, 2, 3].applying(transaction.sectionTransactions[0].difference), [2, 3])
    }
    #expect(!list.view.headlessMoveItem(at: .item(1), to: .item(0)))
    let cell = list.cell(0)
    #expect(list.view.headlessMoveItem(at: .item(0), to: .item(1, 1)))
    expectEqual(log, ["will [1, 2, 3, 4]", "did [2, 3, 4, 1]"])
    #expect(final == [2, 3, 4, 1] && store == final)
    expectEqual(list.texts, ["2", "3", "4", "1"])
    #expect(list.cell(1, 1) === cell)
  }

  @Test func applyingInAReorderingHandler() {
    let list = DiffableCollection([SectionRows("a", [1, 2, 3])])
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    list.source.reorderingHandlers.didReorder = { [unowned list] _ in
      var next = list.source.snapshot()
      next.appendItems([9])
      list.source.apply(next)
    }
    #expect(list.view.headlessMoveItem(at: .item(0), to: .item(2)))
    expectEqual(list.texts, ["2", "3", "1", "9"])
    list.source.reorderingHandlers.didReorder = nil
    list.source.reorderingHandlers.willReorder = { [unowned list] _ in list.source.apply(TextSnapshot()) }
    let failures = HeadlessFailure.recording { list.view.headlessMoveItem(at: .item(0), to: .item(1)) }
    expectEqual(failures.map(\.kind), [.reentrantApply])
    expectEqual(list.texts, ["3", "2", "1", "9"])
  }

  // MARK: Outlines

  private func family() -> Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([111], to: 11)
    return outline
  }

  private func listOfCells() -> DiffableCollection {
    let list = DiffableCollection()
    list.answer = { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "list", for: path)
      (cell as? UICollectionViewListCell)?.accessories = [.outlineDisclosure()]
      return cell
    }
    return list
  }

  /// Apple's sample of outlines never appends its sections: a section that is missing is added.
  @Test func aSectionSnapshotReplacesOneSection() {
    let list = DiffableCollection([SectionRows("a", [5])])
    list.source.apply(family(), to: "b")
    expectEqual(list.source.snapshot().rows, [SectionRows("a", [5]), SectionRows("b", [1, 2])])
    expectEqual(list.source.snapshot(for: "b").items, [1, 11, 111, 12, 2])
    expectEqual(list.source.snapshot(for: "a").items, [5])
    // A choice, not UIKit's documented behavior.
    #expect(list.source.snapshot(for: "z").items.isEmpty)
    let cells = [list.cell(0), list.cell(1, 1)]
    var outline = list.source.snapshot(for: "b")
    outline.expand([1])
    list.source.apply(outline, to: "b")
    expectEqual(list.texts, ["5", "1", "11", "12", "2"])
    #expect(list.cell(0) === cells[0] && list.cell(3, 1) === cells[1])
  }

  @Test func outlinesFollowOtherSnapshots() {
    let list = DiffableCollection()
    list.source.apply(family(), to: "a")
    list.source.apply(snapshot(SectionRows("a", [1, 7, 2]), SectionRows("b", [8])))
    expectEqual(list.source.snapshot(for: "a").items, [1, 11, 111, 12, 7, 2])
    list.source.apply(snapshot(SectionRows("b", [8])))
    expectEqual(list.source.snapshot(for: "a").items, [])
  }

  /// The pages of the handlers: asked, told, asked for what is below, and then applied.
  @Test func tappingAnOutlineDisclosure() {
    let list = listOfCells()
    list.source.apply(family(), to: "a")
    var log: [String] = []
    list.source.sectionSnapshotHandlers.shouldExpandItem = {
      log.append("should expand \($0)")
      return $0 == 1
    }
    list.source.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, below in
      log.append("below \(item): \(below.items)")
      var other = below
      other.append([13])
      return other
    }
    list.source.sectionSnapshotHandlers.shouldCollapseItem = {
      log.append("should collapse \($0)")
      return true
    }
    list.source.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }
    #expect(list.view.headlessTapOutlineDisclosure(at: .item(0)))
    expectEqual(log, ["should expand 1", "will expand 1", "below 1: [11, 111, 12]"])
    expectEqual(list.source.snapshot().itemIdentifiers, [1, 11, 12, 13, 2])
    log = []
    #expect(!list.view.headlessTapOutlineDisclosure(at: .item(1)))
    expectEqual(log, ["should expand 11"])
    log = []
    #expect(list.view.headlessTapOutlineDisclosure(at: .item(0)))
    expectEqual(log, ["should collapse 1", "will collapse 1"])
    expectEqual(list.source.snapshot().itemIdentifiers, [1, 2])
    log = []
    // An apply by the program asks nobody.
    var outline = list.source.snapshot(for: "a")
    outline.expand([1])
    list.source.apply(outline, to: "a")
    expectEqual(log, [])
    expectEqual(list.view.numberOfItems(inSection: 0), 5)
  }

  @Test func reorderingInAnOutline() {
    let list = DiffableCollection()
    var outline = family()
    outline.expand([1])
    list.source.apply(outline, to: "a")
    list.source.reorderingHandlers.canReorderItem = { _ in true }
    var final: [Int] = []
    list.source.reorderingHandlers.didReorder = { final = $0.sectionTransactions[0].finalSnapshot.items }
    #expect(list.view.headlessMoveItem(at: .item(2), to: .item(1)))
    expectEqual(final, [1, 12, 11, 111, 2])
    expectEqual(list.source.snapshot(for: "a").parent(of: 12), 1)
  }

  /// A name that is equal to all others within a scope, as one of a class is whose contents change.
  private struct Name: Hashable {
    @TaskLocal static var areEqual = false
    let text: String

    static func == (lhs: Name, rhs: Name) -> Bool { areEqual || lhs.text == rhs.text }
    func hash(into hasher: inout Hasher) { hasher.combine(Name.areEqual ? "" : text) }
  }

  @Test func sectionsThatHaveBecomeEqual() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let dataSource = UICollectionViewDiffableDataSource<Name, Int>(collectionView: view) { _, _, _ in nil }
    var snapshot = NSDiffableDataSourceSnapshot<Name, Int>()
    snapshot.appendSections([Name(text: "a"), Name(text: "b")])
    let failures = HeadlessFailure.recording {
      Name.$areEqual.withValue(true) { dataSource.apply(snapshot, animatingDifferences: false) }
    }
    expectEqual(
      failures.map(\.reason),
      [
        "Section identifier count does not match data source count. This is most likely due to a hashing issue with the "
          + "identifiers."
      ]
    )
    expectEqual(HeadlessFailure.recording { dataSource.apply(snapshot, animatingDifferences: false) }, [])
    expectEqual(view.numberOfSections, 2)
  }
}
