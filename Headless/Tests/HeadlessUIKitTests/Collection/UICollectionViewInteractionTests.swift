import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Moving, menus, index titles, scrolling and prefetching.
@MainActor struct UICollectionViewInteractionTests {
  /// A data source that moves, and a delegate that may redirect.
  @MainActor private final class Mover: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var texts = ["a", "b", "c", "d"]
    var mayMove = true
    var movesModel = true
    var redirect: IndexPath?
    var log: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? CollectionTextCell)?.text = texts[indexPath.item]
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { mayMove }

    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
      guard movesModel else {
        texts.remove(at: sourceIndexPath.item)
        return
      }
      texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "D"] }

    func collectionView(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath {
      .item(title == "A" ? 0 : 3)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { redirect ?? proposedIndexPath }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Log") { _ in self?.log.append("menu \(indexPaths.map(\.item))") }])
      })
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("menu ended")
    }
  }

  private let mover = Mover()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50),
      collectionViewLayout: CollectionFixture.rows()
    )
    view.register(CollectionTextCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = mover
    view.delegate = mover
    view.layoutIfNeeded()
  }

  private var texts: [String] { view.visibleCells.compactMap { ($0 as? CollectionTextCell)?.text } }

  /// The item goes back, and the next update is judged as ever.
  @Test func aDataSourceWithoutMovesLeavesNoOpenUpdate() {
    let fixture = CollectionFixture([["a", "b", "c"]])
    fixture.view.layoutIfNeeded()
    #expect(!fixture.view.headlessMoveItem(at: .item(0), to: .item(2)))
    let failures = HeadlessFailure.recording { fixture.view.deleteItems(at: [.item(0)]) }
    expectEqual(failures.map(\.kind), [.itemCountMismatch])
  }

  @Test func movesAnItem() {
    let cell = view.cellForItem(at: .item(0))
    view.selectItem(at: .item(0), animated: false, scrollPosition: [])
    let events = view.headlessEvents.recording { #expect(view.headlessMoveItem(at: .item(0), to: .item(2))) }
    expectEqual(mover.log, ["0 to 2"])
    expectEqual(texts, ["b", "c", "a"])
    #expect(view.cellForItem(at: .item(2)) === cell)
    // A choice, not UIKit's documented behavior.
    expectEqual(view.indexPathsForSelectedItems, [.item(2)])
    #expect(!events.contains { $0.name == "cellForItem" })
  }

  @Test func movesStepByStep() {
    #expect(view.beginInteractiveMovementForItem(at: .item(0)))
    #expect(view.hasUncommittedUpdates)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 30))
    #expect(mover.log.isEmpty, "the data source is told at the end only")
    view.endInteractiveMovement()
    #expect(!view.hasUncommittedUpdates)
    expectEqual(texts, ["b", "a", "c"])

    #expect(view.beginInteractiveMovementForItem(at: .item(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 30))
    view.cancelInteractiveMovement()
    view.endInteractiveMovement()
    expectEqual(texts, ["b", "a", "c"])
  }

  /// It is about drops: https://developer.apple.com/documentation/uikit/uicollectionview/hasuncommittedupdates
  @Test func aBatchIsNoUncommittedUpdate() {
    var isUncommitted: [Bool] = []
    view.performBatchUpdates {
      isUncommitted.append(view.hasUncommittedUpdates)
      view.reconfigureItems(at: [.item(0)])
      isUncommitted.append(view.hasUncommittedUpdates)
    }
    expectEqual(isUncommitted, [false, false])
  }

  @Test func theDelegateRedirectsAndTheDataSourceRefuses() {
    mover.redirect = .item(1)
    view.headlessMoveItem(at: .item(0), to: .item(2))
    expectEqual(texts, ["b", "a", "c"])
    mover.mayMove = false
    #expect(!view.headlessMoveItem(at: .item(0), to: .item(2)))
  }

  @Test func withoutAMoveNothingMoves() {
    let fixture = CollectionFixture(count: 3)
    let failures = HeadlessFailure.recording { fixture.view.headlessMoveItem(at: .item(0), to: .item(2)) }
    #expect(failures.isEmpty)
    expectEqual(fixture.visibleTexts, ["0.0: 0", "0.1: 1", "0.2: 2"])
  }

  @Test func placesThatDoNotExistTakeNoItem() {
    #expect(!view.headlessMoveItem(at: .item(0), to: .item(4)))
    #expect(!view.headlessMoveItem(at: .item(0), to: .item(0, 1)))
    #expect(mover.log.isEmpty)
  }

  @Test func aModelThatLosesTheItemIsAFailure() {
    mover.movesModel = false
    let failures = HeadlessFailure.recording { view.headlessMoveItem(at: .item(0), to: .item(2)) }
    expectEqual(failures.map(\.kind), [.itemCountMismatch])
    expectEqual(texts, ["b", "c", "d"])
  }

  @Test func menusShowWhatTheDelegateSays() {
    #expect(view.headlessPerformContextMenuAction(titled: "Log", forItemAt: .item(1)))
    expectEqual(mover.log, ["menu ended", "menu [1]"])
    view.allowsMultipleSelection = true
    view.selectItem(at: .item(0), animated: false, scrollPosition: [])
    view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    mover.log = []
    view.headlessPerformContextMenuAction(titled: "Log", forItemAt: .item(1))
    expectEqual(mover.log.last, "menu [0, 1]")
  }

  @Test func theDeprecatedMenuCountsWhereTheNewOneIsAbsent() {
    final class Old: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "old \(indexPath.item)") })
      }
    }
    let old = Old()
    view.delegate = old
    expectEqual(view.headlessShowContextMenu(forItemAt: .item(1))?.title, "old 1")
    view.headlessDismissContextMenu()
  }

  @Test func indexTitlesScroll() {
    expectEqual(view.headlessIndexTitles, ["A", "D"])
    #expect(view.headlessTapIndexTitle("D"))
    expectEqual(view.contentOffset.y, 30, "80 points of content in 50")
    #expect(view.headlessTapIndexTitle("A"))
    expectEqual(view.contentOffset.y, 0)
    #expect(!view.headlessTapIndexTitle("X"))
  }

  @Test func scrollPositions() {
    let fixture = CollectionFixture(count: 100)
    let view = fixture.view
    view.scrollToItem(at: .item(50), at: .top, animated: false)
    expectEqual(view.contentOffset.y, 1_000)
    view.scrollToItem(at: .item(50), at: .bottom, animated: false)
    expectEqual(view.contentOffset.y, 920)
    view.scrollToItem(at: .item(50), at: .centeredVertically, animated: false)
    expectEqual(view.contentOffset.y, 960)
    view.scrollToItem(at: .item(99), at: .top, animated: false)
    expectEqual(view.contentOffset.y, 1_900, "no further than the content")
    view.scrollToItem(at: .item(0), at: .top, animated: true)
    expectEqual(view.contentOffset.y, 1_900)
    HeadlessRunLoop.runPending()
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func scrollingOutOfBounds() {
    let fixture = CollectionFixture([[]])
    let failures = HeadlessFailure.recording {
      fixture.view.scrollToItem(at: .item(0), at: .top, animated: false)
      fixture.view.scrollToItem(at: .item(0, 18), at: .top, animated: false)
    }
    expectEqual(failures.map(\.kind), [.scrollOutOfRange, .scrollOutOfRange])
    expectEqual(failures.map(\.name), [.range, .range])
    #expect(
      failures.first?.reason.hasPrefix(
        "Attempted to scroll the collection view to an out-of-bounds item (0) when there are only 0 items in section 0. "
          + "Collection view: "
      ) == true
    )
    #expect(failures.last?.reason.contains("out-of-bounds section (18) when there are only 1 sections.") == true)
  }

  @Test func prefetching() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var log: [String] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        log.append("prefetch \(indexPaths.map(\.item))")
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        log.append("cancel \(indexPaths.map(\.item))")
      }
    }
    let fixture = CollectionFixture(count: 100)
    let prefetcher = Prefetcher()
    fixture.view.prefetchDataSource = prefetcher
    fixture.view.layoutIfNeeded()
    expectEqual(prefetcher.log, ["prefetch [5, 6, 7, 8, 9]"])
    prefetcher.log = []
    fixture.view.headlessScroll(to: CGPoint(x: 0, y: 200))
    expectEqual(prefetcher.log, ["prefetch [15, 16, 17, 18, 19]", "cancel [5, 6, 7, 8, 9]"])
    prefetcher.log = []
    fixture.view.headlessScroll(to: CGPoint(x: 0, y: 180))
    expectEqual(prefetcher.log, ["prefetch [8, 7, 6, 5, 4]", "cancel [15, 16, 17, 18, 19]"])
    prefetcher.log = []
    fixture.view.isPrefetchingEnabled = false
    fixture.view.headlessScroll(to: CGPoint(x: 0, y: 600))
    #expect(prefetcher.log.isEmpty)
  }
}
