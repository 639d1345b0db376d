import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Layouts that a user writes.
@MainActor struct UICollectionViewLayoutTests {
  /// Items of 100 by 20 below each other, with a line below each as a decoration.
  @MainActor private final class Stack: UICollectionViewLayout {
    var log: [String] = []
    var hidden: Set<Int> = []
    var phantoms = 0
    var badgePaths: [IndexPath] = []
    var answersForItems = true
    var target: CGPoint?

    private var count: Int {
      (0..<(collectionView?.numberOfSections ?? 0)).map { collectionView?.numberOfItems(inSection: $0) ?? 0 }
        .reduce(0, +)
    }

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: CGFloat(count) * 20) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      var attributes = (0..<count + phantoms).compactMap { layoutAttributesForItem(at: .item($0)) }
      attributes += (0..<count).compactMap { layoutAttributesForDecorationView(ofKind: "line", at: .item($0)) }
      attributes += badgePaths.map { path in
        let badge = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: path)
        badge.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return badge
      }
      return attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard answersForItems else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 20, width: 100, height: 20)
      attributes.isHidden = hidden.contains(indexPath.item)
      return attributes
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 20 + 19, width: 100, height: 1)
      attributes.zIndex = -1
      return attributes
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
        let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
        log.append("\(item.updateAction) \(before) \(after)")
      }
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      target ?? proposedContentOffset
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.append("finalize")
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(itemIndexPath.item)")
      return nil
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final \(itemIndexPath.item)")
      return nil
    }
  }

  @MainActor private final class Line: UICollectionReusableView {
    var applied = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied += 1
    }
  }

  private let stack = Stack()

  private func fixture(_ count: Int) -> CollectionFixture {
    stack.register(Line.self, forDecorationViewOfKind: "line")
    let fixture = CollectionFixture(count: count, layout: stack)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test func viewsAreWhereTheLayoutSays() {
    let fixture = fixture(30)
    #expect(stack.collectionView === fixture.view)
    expectEqual(fixture.view.contentSize, CGSize(width: 100, height: 600))
    expectEqual(fixture.view.visibleCells.map(\.frame.minY), [0, 20, 40, 60, 80])
    #expect(fixture.view.subviews.compactMap { $0 as? Line }.count == 5)
    #expect(fixture.view.subviews.prefix(5).allSatisfy { $0 is Line }, "a negative z-index is below the cells")
    #expect(fixture.view.subviews.compactMap { $0 as? Line }.allSatisfy { $0.applied == 1 })
  }

  @Test func scrollingDoesNotPrepareUnlessTheLayoutWantsIt() {
    let fixture = fixture(30)
    stack.log = []
    fixture.view.headlessScroll(to: CGPoint(x: 0, y: 100))
    #expect(stack.log.isEmpty)
    stack.invalidateLayout()
    fixture.view.layoutIfNeeded()
    expectEqual(stack.log, ["prepare"])
  }

  @Test func hiddenItemsHaveNoCells() {
    stack.hidden = [1]
    let fixture = fixture(3)
    expectEqual(fixture.view.indexPathsForVisibleItems, [.item(0), .item(2)])
  }

  @Test func attributesOfMissingItemsAreIgnoredOrRaise() {
    stack.phantoms = 1
    let fixture = CollectionFixture(count: 2, layout: stack)
    stack.register(Line.self, forDecorationViewOfKind: "line")
    #expect(HeadlessFailure.recording { fixture.view.layoutIfNeeded() }.isEmpty)
    expectEqual(fixture.view.indexPathsForVisibleItems.count, 2)
    #expect(
      fixture.view.headlessWarnings.first?.hasPrefix(
        "UICollectionView received layout attributes for a cell with an index path that does not exist:"
      ) == true
    )
    fixture.view.headlessRaisesOnAttributesOfMissingItems = true
    stack.invalidateLayout()
    let failures = HeadlessFailure.recording { fixture.view.layoutIfNeeded() }
    expectEqual(failures.first?.kind, .layoutAttributesOutOfRange)
    expectEqual(failures.first?.indexes, [[0, 2]])
  }

  @Test func supplementaryViewsOfMissingSectionsRaise() {
    stack.badgePaths = [.item(0, 3)]
    stack.register(Line.self, forDecorationViewOfKind: "line")
    let fixture = CollectionFixture(count: 1, layout: stack)
    let failures = HeadlessFailure.recording { fixture.view.layoutIfNeeded() }
    expectEqual(failures.first?.kind, .layoutAttributesOutOfRange)
    stack.badgePaths = [IndexPath(index: 3)]
    stack.invalidateLayout()
    let oneIndex = HeadlessFailure.recording { fixture.view.layoutIfNeeded() }
    // The fixture has no view for it: it was asked, which is all that matters here.
    expectEqual(oneIndex.map(\.kind), [.supplementaryNotDequeued])
  }

  @Test func scrollingToAnItemWithoutAttributesIsAFailure() {
    let fixture = fixture(4)
    stack.answersForItems = false
    let failures = HeadlessFailure.recording {
      fixture.view.scrollToItem(at: .item(2), at: .top, animated: false)
    }
    expectEqual(failures.map(\.kind), [.missingLayoutAttributes])
    #expect(
      failures.first?.reason.hasPrefix(
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath:"
      ) == true
    )
  }

  @Test func theLayoutSaysWhereAnUpdateEnds() {
    let fixture = fixture(30)
    stack.target = CGPoint(x: 0, y: 60)
    fixture.view.reloadItems(at: [.item(0)])
    expectEqual(fixture.view.contentOffset.y, 60)
    expectEqual(fixture.view.indexPathsForVisibleItems.first, .item(3))
  }

  @Test func updatesAreAnnouncedToTheLayout() {
    let fixture = fixture(4)
    stack.log = []
    fixture.view.performBatchUpdates {
      fixture.sections = [["1", "0", "3", "new"]]
      fixture.view.deleteItems(at: [.item(2)])
      fixture.view.moveItem(at: .item(0), to: .item(1))
      fixture.view.insertItems(at: [.item(3)])
    }
    expectEqual(
      stack.log,
      [
        "prepare", "delete 2 -", "move 0 1", "insert - 3", "final 2", "initial 3", "finalize",
      ]
    )
    expectEqual(fixture.visibleTexts, ["0.0: 1", "0.1: 0", "0.2: 3", "0.3: new"])
  }

  @Test func anotherLayoutKeepsTheCells() {
    let fixture = fixture(4)
    let cell = fixture.cell(2)
    let rows = CollectionFixture.rows()
    rows.itemSize.height = 25
    var isFinished = false
    fixture.view.setCollectionViewLayout(rows, animated: true) { isFinished = $0 }
    #expect(fixture.view.collectionViewLayout === rows)
    #expect(stack.collectionView == nil)
    #expect(fixture.cell(2) === cell)
    expectEqual(cell?.frame.minY, 50)
    #expect(!fixture.view.subviews.contains { $0 is Line }, "the old layout's decorations go")
    HeadlessRunLoop.runPending()
    #expect(isFinished)
  }

  @Test func attributesAreCopiedAndCompared() {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tinted)?.tint = tint
        return copy
      }
    }
    let attributes = Tinted(forCellWith: .item(3))
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    attributes.zIndex = 5
    attributes.tint = 7
    let copy = attributes.copy() as? Tinted
    expectEqual(copy?.tint, 7)
    expectEqual(copy, attributes)
    expectEqual(attributes.center, CGPoint(x: 16, y: 22))
    copy?.alpha = 0.5
    #expect(copy != attributes)
  }
}
