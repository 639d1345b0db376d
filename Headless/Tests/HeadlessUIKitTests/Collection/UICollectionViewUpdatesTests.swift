import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UICollectionViewUpdatesTests {
  private func failures(
    _ before: [[String]],
    _ after: [[String]],
    strict: Bool = true,
    _ changes: @escaping (UICollectionView) -> Void
  ) -> [HeadlessFailure] {
    let fixture = CollectionFixture(before)
    fixture.view.headlessStrictUpdates = strict
    fixture.view.layoutIfNeeded()
    let failures = HeadlessFailure.recording {
      fixture.view.performBatchUpdates {
        fixture.sections = after
        changes(fixture.view)
      }
    }
    fixture.view.layoutIfNeeded()
    expectEqual(fixture.visibleTexts, fixture.expectedTexts)
    expectEqual(fixture.view.numberOfSections, after.count)
    return failures
  }

  @Test func deletesAndInsertsInOneBatch() {
    let failures = failures([["a", "b", "c"]], [["b", "c", "d", "e"]]) {
      $0.deleteItems(at: [.item(0)])
      $0.insertItems(at: [.item(2), .item(3)])
    }
    #expect(failures.isEmpty)
  }

  @Test func missingDeletionIsACountMismatch() {
    let failures = failures([["a", "b", "c"]], [[]]) { $0.deleteItems(at: [.item(0), .item(1)]) }
    expectEqual(failures.map(\.kind), [.itemCountMismatch])
    expectEqual(failures.first?.before, 3)
    expectEqual(failures.first?.after, 0)
    expectEqual(failures.first?.deleted, 2)
    #expect(
      failures.first?.reason.hasPrefix(
        "Invalid batch updates detected: the number of sections and/or items returned by the data source before "
          + "and/or after"
      ) == true
    )
    #expect(failures.first?.reason.contains("Collection view: <UICollectionView") == true)
  }

  @Test func conflictsAreFailures() {
    let abc = [["a", "b", "c"]]
    expectEqual(
      failures(abc, [["b", "c"]]) {
        $0.deleteItems(at: [.item(0)])
        $0.moveItem(at: .item(0), to: .item(1))
      }.map(\.kind),
      [.deleteAndMove]
    )
    expectEqual(
      failures(abc, [["b", "x", "a", "c"]]) {
        $0.insertItems(at: [.item(1)])
        $0.moveItem(at: .item(0), to: .item(1))
      }.map(\.kind),
      [.insertAndMove]
    )
    expectEqual(
      failures(abc, [["b", "c"]]) {
        $0.reloadItems(at: [.item(0)])
        $0.deleteItems(at: [.item(0)])
      }.map(\.kind),
      [.deleteAndReload]
    )
    expectEqual(
      failures([["a"], ["b"]], [["b"], ["a"]]) {
        $0.deleteSections([0])
        $0.insertSections([1])
        $0.moveItem(at: .item(0, 1), to: .item(0, 1))
      }.map(\.kind),
      [.moveIntoInsertedSection]
    )
  }

  @Test func reloadedSectionLandsOnAMovedOne() {
    let before = [["a"], ["b"], ["c"], ["d"], ["e"]]
    let failures = failures(before, [["a"], ["b"], ["x"], ["d"], ["c"]]) {
      $0.moveSection(2, toSection: 4)
      $0.reloadSections([3])
      $0.deleteSections([4])
      $0.insertSections([2])
    }
    expectEqual(failures.map(\.kind), [.insertAndMove])
    expectEqual(failures.first?.reason, "attempt to perform an insert and a move to the same section (4)")
  }

  @Test func reloadedItemLandsOnAMovedOne() {
    let failures = failures([["a", "b", "c", "d"]], [["d", "a", "c"]]) {
      $0.deleteItems(at: [.item(1)])
      $0.moveItem(at: .item(0), to: .item(1))
      $0.moveItem(at: .item(3), to: .item(0))
      $0.reloadItems(at: [.item(2)])
    }
    expectEqual(failures.map(\.kind), [.insertAndMove])
    expectEqual(failures.first?.indexes.first, [0, 1])
  }

  @Test func rangesAreChecked() {
    let deleted = failures([["a"]], [["a"]]) { $0.deleteItems(at: [.item(1)]) }
    expectEqual(
      deleted.map(\.reason),
      [
        "attempt to delete item 1 from section 0 which only contains 1 items before the update"
      ]
    )
    let inserted = failures([["a"]], [["a"]]) { $0.insertItems(at: [.item(1)]) }
    expectEqual(
      inserted.map(\.reason),
      [
        "attempt to insert item 1 into section 0, but there are only 1 items in section 0 after the update"
      ]
    )
    let section = failures([["a"]], [["a"]]) { $0.deleteSections([1]) }
    expectEqual(section.map(\.reason), ["attempt to delete section 1, but there are only 1 sections before the update"])
  }

  @Test func countsThatWereNeverLoadedAreReadTooLate() {
    let fixture = CollectionFixture([[]])
    let failures = HeadlessFailure.recording {
      fixture.sections = [["a", "b", "c", "d", "e"]]
      fixture.view.insertItems(at: (0..<5).map { .item($0) })
    }
    expectEqual(failures.map(\.kind), [.itemCountMismatch])
    expectEqual(failures.first?.before, 5)
    expectEqual(failures.first?.after, 5)
  }

  @Test func askingForCountsLoadsThem() {
    let fixture = CollectionFixture([[]])
    let failures = HeadlessFailure.recording {
      expectEqual(fixture.view.numberOfSections, 1)
      fixture.sections = [["a", "b", "c", "d", "e"]]
      fixture.view.insertItems(at: (0..<5).map { .item($0) })
    }
    #expect(failures.isEmpty)
    expectEqual(fixture.view.numberOfItems(inSection: 0), 5)
  }

  @Test func reloadOnlyInvalidates() {
    let fixture = CollectionFixture(count: 2)
    fixture.view.layoutIfNeeded()
    let events = fixture.events { fixture.view.reloadData() }
    #expect(events.isEmpty)
    let failures = HeadlessFailure.recording {
      fixture.sections[0].append("new")
      fixture.view.insertItems(at: [.item(2)])
    }
    expectEqual(failures.map(\.kind), [.itemCountMismatch])
  }

  @Test func aBatchAfterAReloadLoadsTheCountsFirst() {
    let fixture = CollectionFixture(count: 2)
    fixture.view.layoutIfNeeded()
    fixture.view.reloadData()
    let failures = HeadlessFailure.recording {
      fixture.view.performBatchUpdates {
        fixture.sections[0].append("new")
        fixture.view.insertItems(at: [.item(2)])
      }
    }
    #expect(failures.isEmpty)
    expectEqual(fixture.cell(2)?.text, "new")
  }

  @Test func countsAreKeptUntilAReload() {
    let fixture = CollectionFixture(count: 2)
    expectEqual(fixture.view.numberOfItems(inSection: 0), 2)
    fixture.sections[0].append("new")
    expectEqual(fixture.view.numberOfItems(inSection: 0), 2)
    fixture.view.reloadData()
    expectEqual(fixture.view.numberOfItems(inSection: 0), 3)
  }

  @Test func emptyBatchStillComparesCounts() {
    expectEqual(failures([["a"]], [["a", "b"]]) { _ in }.map(\.kind), [.itemCountMismatch])
    expectEqual(failures([["a"]], [["a"], ["b"]]) { _ in }.map(\.kind), [.sectionCountMismatch])
    #expect(failures([["a"]], [["a"]]) { _ in }.isEmpty)
  }

  @Test func reloadedSectionMayChangeItsCount() {
    let fixture = CollectionFixture([["a"], ["b"]])
    fixture.view.layoutIfNeeded()
    fixture.sections[0] = ["x", "y"]
    let failures = HeadlessFailure.recording { fixture.view.reloadSections([0]) }
    #expect(failures.isEmpty)
    expectEqual(fixture.visibleTexts, ["0.0: x", "0.1: y", "1.0: b"])
  }

  /// What UIKit accepts is accepted, and noted; strict mode, which a test turns on, refuses it.
  @Test(arguments: [true, false]) func itemsOfAnInsertedSectionAreNotedOrRefused(strict: Bool) {
    let fixture = CollectionFixture([["a"]])
    #expect(!fixture.view.headlessStrictUpdates)
    fixture.view.headlessStrictUpdates = strict
    fixture.view.layoutIfNeeded()
    let failures = HeadlessFailure.recording {
      fixture.view.performBatchUpdates {
        fixture.sections = [["a"], ["b"]]
        fixture.view.insertSections([1])
        fixture.view.insertItems(at: [.item(0, 1)])
      }
    }
    fixture.view.layoutIfNeeded()
    expectEqual(failures.map(\.kind), (strict ? [.insertIntoInsertedSection] : []))
    expectEqual(fixture.view.headlessWarnings.contains { $0.contains("inserted into section 1") }, !strict)
    expectEqual(fixture.visibleTexts, ["0.0: a", "1.0: b"])
  }

  /// Instagram/IGListKit#651, #689: several insertions at one index path are several items.
  @Test(arguments: [true, false]) func itemsThatAreInsertedAtOnePlaceComeOneAfterTheOther(strict: Bool) {
    let fixture = CollectionFixture([["a", "b"]])
    fixture.view.headlessStrictUpdates = strict
    fixture.view.layoutIfNeeded()
    let cell = fixture.view.cellForItem(at: .item(0))
    let failures = HeadlessFailure.recording {
      fixture.view.performBatchUpdates {
        fixture.sections = [["x", "y", "z", "a", "b"]]
        fixture.view.insertItems(at: [.item(0), .item(0), .item(1)])
      }
    }
    fixture.view.layoutIfNeeded()
    expectEqual(failures.map(\.kind), (strict ? [.duplicateInsert] : []))
    expectEqual(fixture.visibleTexts, ["0.0: x", "0.1: y", "0.2: z", "0.3: a", "0.4: b"])
    if !strict {
      #expect(fixture.view.cellForItem(at: .item(3)) === cell)
      #expect(fixture.view.headlessWarnings.contains { $0.contains("at the same index path more than once") })
    }
  }

  @Test func everyCombinationThatUIKitCrashesOn() {
    func kinds(
      _ before: [[String]],
      _ after: [[String]],
      _ changes: @escaping (UICollectionView) -> Void
    ) -> [[HeadlessFailure.Kind]] {
      [true, false].map { failures(before, after, strict: $0, changes).map(\.kind) }
    }
    let changed = kinds([["a", "b"], ["c"]], [["c"], ["a", "B"]]) {
      $0.moveSection(0, toSection: 1)
      $0.reloadItems(at: [.item(1, 0)])
    }
    expectEqual(changed, [[.sectionMoveWithItemChange], [.sectionMoveWithItemChange]])
    let deleted = kinds([["a", "b"], ["c"]], [["c"], ["b"]]) {
      $0.moveSection(0, toSection: 1)
      $0.deleteItems(at: [.item(0, 0)])
    }
    expectEqual(deleted, [[.sectionMoveWithItemChange], [.sectionMoveWithItemChange]])
    let movedIn = kinds([["a"], ["b", "c"]], [["b", "a"], ["c"]]) {
      $0.moveSection(0, toSection: 0)
      $0.moveItem(at: .item(0, 1), to: .item(0, 0))
    }
    expectEqual(movedIn, [[.sectionMoveWithItemChange], [.sectionMoveWithItemChange]])
    let movedOut = kinds([["a", "b"], ["c"]], [["b"], ["a", "c"]]) {
      $0.moveSection(0, toSection: 0)
      $0.moveItem(at: .item(0, 0), to: .item(0, 1))
    }
    expectEqual(movedOut, [[.itemMoveOutOfMovedSection], [.itemMoveOutOfMovedSection]])
    let inserted = kinds([["a"]], [["a"], ["x"]]) {
      $0.insertSections([1])
      $0.insertItems(at: [.item(0, 1)])
    }
    expectEqual(inserted, [[.insertIntoInsertedSection], []])
    let reloaded = kinds([["a"], ["b"]], [["a", "n"], ["B"]]) {
      $0.reloadSections([1])
      $0.insertItems(at: [.item(1, 0)])
    }
    expectEqual(reloaded, [[.sectionReloadInBatch], []])
  }

  @Test func anItemCannotMoveOutOfADeletedSection() {
    let failures = failures([["a"], ["b"]], [["b", "a"]]) {
      $0.deleteSections([0])
      $0.moveItem(at: .item(0, 0), to: .item(1, 0))
    }
    expectEqual(failures.map(\.kind), [.moveFromDeletedSection])
  }

  @Test(arguments: [true, false], [true, false])
  func aFirstResponderInWhatIsDeletedHasToResign(resigns: Bool, deletesSection: Bool) {
    @MainActor final class Responder: UIView {
      var resigns = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { resigns }
    }
    let fixture = CollectionFixture([["a"], ["b", "c"]])
    fixture.view.layoutIfNeeded()
    let responder = Responder(frame: .zero)
    fixture.cell(0)?.contentView.addSubview(responder)
    #expect(responder.becomeFirstResponder())
    responder.resigns = resigns
    let elsewhere = HeadlessFailure.recording {
      fixture.sections = [["a"], ["c"]]
      fixture.view.deleteItems(at: [.item(0, 1)])
    }
    #expect(elsewhere.isEmpty)
    let failures = HeadlessFailure.recording {
      if deletesSection {
        fixture.sections = [["c"]]
        fixture.view.deleteSections([0])
      } else {
        fixture.sections = [[], ["c"]]
        fixture.view.deleteItems(at: [.item(0)])
      }
    }
    let text = "The first responder contained inside of a deleted section or item refused to resign."
    expectEqual(failures.map(\.reason), (resigns ? [] : [text]))
    #expect(responder.isFirstResponder != resigns)
    responder.resigns = true
    responder.resignFirstResponder()
  }

  @Test func nestedBlocksAreJudgedOnceAndCompleteOutsideIn() {
    let fixture = CollectionFixture(count: 1)
    fixture.view.layoutIfNeeded()
    var order: [String] = []
    let failures = HeadlessFailure.recording {
      fixture.view.performBatchUpdates {
        fixture.sections[0].append("b")
        fixture.view.performBatchUpdates {
          fixture.view.insertItems(at: [.item(1)])
        } completion: { _ in
          order.append("inner 0")
        }
        fixture.view.performBatchUpdates {
          fixture.sections[0].append("c")
        } completion: { _ in
          order.append("inner 1")
        }
        fixture.view.insertItems(at: [.item(2)])
      } completion: { _ in
        order.append("outer")
      }
    }
    #expect(failures.isEmpty)
    #expect(order.isEmpty, "completions come later")
    HeadlessRunLoop.runPending()
    expectEqual(order, ["outer", "inner 0", "inner 1"])
    expectEqual(fixture.visibleTexts, ["0.0: 0", "0.1: b", "0.2: c"])
  }

  @Test func nilUpdatesComplete() {
    let fixture = CollectionFixture(count: 1)
    var finished: Bool?
    fixture.view.performBatchUpdates(nil) { finished = $0 }
    HeadlessRunLoop.runPending()
    #expect(finished == true)
  }

  @Test func reconfigureKeepsTheCell() {
    let fixture = CollectionFixture(count: 3)
    fixture.view.layoutIfNeeded()
    let cell = fixture.cell(1)
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    fixture.sections[0][1] = "changed"
    let events = fixture.events { fixture.view.reconfigureItems(at: [.item(1), .item(2)]) }
    #expect(fixture.cell(1) === cell)
    expectEqual(cell?.text, "changed")
    expectEqual(cell?.reuses, 0)
    #expect(cell?.isSelected == true)
    expectEqual(events.filter { $0.hasPrefix("cellForItem") }, ["cellForItem [0, 1]", "cellForItem [0, 2]"])
    #expect(!events.contains { $0.contains("isplay") })
  }

  @Test func reconfigureIgnoresItemsWithoutACell() {
    let fixture = CollectionFixture(count: 50)
    fixture.view.layoutIfNeeded()
    let events = fixture.events { fixture.view.reconfigureItems(at: [.item(40)]) }
    #expect(!events.contains { $0.hasPrefix("cellForItem") })
  }

  @Test func reconfigureWithAnotherCellIsAFailure() {
    let fixture = CollectionFixture(count: 1)
    let source = ClosureDataSource(count: 1) { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    fixture.view.register(CollectionTextCell.self, forCellWithReuseIdentifier: "other")
    fixture.view.dataSource = source
    fixture.view.layoutIfNeeded()
    source.makeCell = { view, path in view.dequeueReusableCell(withReuseIdentifier: "other", for: path) }
    let failures = HeadlessFailure.recording { fixture.view.reconfigureItems(at: [.item(0)]) }
    expectEqual(failures.map(\.kind), [.reconfigureReturnedAnotherCell])
  }

  @Test func reloadedItemGetsAnotherCellAndLosesItsSelection() {
    let fixture = CollectionFixture(count: 3)
    fixture.view.layoutIfNeeded()
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    let cell = fixture.cell(1)
    fixture.view.reloadItems(at: [.item(1)])
    #expect(fixture.cell(1) != nil)
    #expect(fixture.cell(1) !== cell)
    #expect(fixture.view.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test func selectionFollowsItsItems() {
    let fixture = CollectionFixture(count: 4)
    fixture.view.allowsMultipleSelection = true
    fixture.view.layoutIfNeeded()
    for item in 0..<3 { fixture.view.selectItem(at: .item(item), animated: false, scrollPosition: []) }
    let moved = fixture.cell(2)
    let events = fixture.events {
      fixture.view.performBatchUpdates {
        fixture.sections = [["2", "new", "1", "3"]]
        fixture.view.deleteItems(at: [.item(0)])
        fixture.view.insertItems(at: [.item(1)])
        fixture.view.moveItem(at: .item(2), to: .item(0))
      }
    }
    // A choice, not UIKit's documented behavior.
    expectEqual(fixture.view.indexPathsForSelectedItems, [.item(0), .item(2)])
    #expect(fixture.cell(0) === moved)
    #expect(!events.contains { $0.contains("elect") })
  }

  /// A report has an exception there, without its text (traderepublic/SectionKit#99).
  @Test(arguments: [true, false]) func reloadInsideABlockDropsTheBatch(strict: Bool) {
    let fixture = CollectionFixture(count: 2)
    fixture.view.headlessStrictUpdates = strict
    fixture.view.layoutIfNeeded()
    var isFinished = false
    let failures = HeadlessFailure.recording {
      fixture.view.performBatchUpdates {
        fixture.sections = [["x"]]
        fixture.view.insertItems(at: [.item(7)])
        fixture.view.reloadData()
      } completion: { _ in
        isFinished = true
      }
    }
    fixture.view.layoutIfNeeded()
    HeadlessRunLoop.runPending()
    expectEqual(failures.map(\.kind), (strict ? [.reloadDataInBatch] : []))
    expectEqual(fixture.view.headlessWarnings.contains { $0.hasPrefix("reloadData is called in a block") }, !strict)
    #expect(isFinished)
    expectEqual(fixture.visibleTexts, ["0.0: x"])
  }

  @Test func deletedItemsEndDisplayingWithTheirOldIndexPaths() {
    let fixture = DisplayLog(["a", "b"])
    fixture.view.layoutIfNeeded()
    fixture.log = []
    fixture.view.performBatchUpdates {
      fixture.texts = ["b"]
      fixture.view.deleteItems(at: [.item(0)])
    }
    expectEqual(fixture.log, ["end 0"])
  }
}

/// Logs what is displayed.
@MainActor final class DisplayLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var texts: [String]
  var log: [String] = []
  let view: UICollectionView

  init(_ texts: [String]) {
    self.texts = texts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: CollectionFixture.rows()
    )
    super.init()
    view.register(CollectionTextCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    log.append("cell \(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("will \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath.item)")
  }
}
