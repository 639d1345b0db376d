import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Transitions between layouts. Sources: the pages of `UICollectionViewTransitionLayout` and of
/// `startInteractiveTransition(to:completion:)` in Apple's documentation; the texts are those of crash reports.
@MainActor struct UICollectionViewTransitionLayoutTests {
  private func rows(_ height: CGFloat, headers: Bool = false) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: height)
    layout.minimumLineSpacing = 0
    if headers { layout.headerReferenceSize = CGSize(width: 100, height: 10) }
    return layout
  }

  private func makeFixture() -> (fixture: CollectionFixture, from: UICollectionViewLayout, to: UICollectionViewLayout) {
    let fixture = CollectionFixture([(0..<4).map(String.init)], layout: rows(20))
    fixture.view.layoutIfNeeded()
    return (fixture, fixture.layout, rows(40))
  }

  @Test func cellsAreBetweenTheirPlacesInBothLayouts() {
    let (fixture, _, next) = makeFixture()
    let transition = fixture.view.startInteractiveTransition(to: next)
    #expect(fixture.view.collectionViewLayout === transition)
    #expect(transition.nextLayout === next)
    for progress: CGFloat in [0, 0.25, 0.5, 1, 1.25] {
      transition.transitionProgress = progress
      fixture.view.layoutIfNeeded()
      let height = 20 + 20 * progress
      expectEqual(fixture.view.contentSize, CGSize(width: 100, height: 4 * height))
      for path in fixture.view.indexPathsForVisibleItems {
        let frame = fixture.view.cellForItem(at: path)?.frame
        expectEqual(frame, CGRect(x: 0, y: CGFloat(path.item) * height, width: 100, height: height), "\(progress)")
      }
    }
  }

  @Test func cellsStayTheSameInATransition() {
    let (fixture, _, next) = makeFixture()
    let cells = fixture.view.visibleCells.map(ObjectIdentifier.init)
    let transition = fixture.view.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.1
    fixture.view.layoutIfNeeded()
    expectEqual(fixture.view.visibleCells.map(ObjectIdentifier.init), cells)
  }

  @Test func finishingInstallsTheNewLayoutCancellingTheOldOne() {
    for finishes in [true, false] {
      let (fixture, old, next) = makeFixture()
      var ended: [[Bool]] = []
      let transition = fixture.view.startInteractiveTransition(to: next) { ended.append([$0, $1]) }
      transition.transitionProgress = 0.5
      if finishes { fixture.view.finishInteractiveTransition() } else { fixture.view.cancelInteractiveTransition() }
      #expect(fixture.view.collectionViewLayout === (finishes ? next : old))
      #expect(next.collectionView === (finishes ? fixture.view : nil))
      #expect(old.collectionView === (finishes ? nil : fixture.view))
      expectEqual(fixture.view.contentSize.height, (finishes ? 160 : 80))
      expectEqual(ended, [])
      HeadlessRunLoop.runPending()
      expectEqual(ended, [[true, finishes]])
    }
  }

  @Test func whatIsInOneLayoutOnlyFades() throws {
    let layout = rows(20)
    let next = rows(20, headers: true)
    let fixture = CollectionFixture([["a"]], layout: layout)
    fixture.view.layoutIfNeeded()
    let transition = fixture.view.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.25
    transition.prepare()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(transition.layoutAttributesForSupplementaryView(ofKind: kind, at: [0, 0]))
    expectEqual(header.alpha, 0.25)
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test func anUpdateInATransitionReachesBothLayouts() {
    let (fixture, _, next) = makeFixture()
    let transition = fixture.view.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.5
    fixture.sections[0].append("4")
    fixture.view.insertItems(at: [.item(4)])
    fixture.view.layoutIfNeeded()
    expectEqual(fixture.view.contentSize.height, 150)
    expectEqual(fixture.visibleTexts, fixture.expectedTexts)
    fixture.view.finishInteractiveTransition()
    expectEqual(fixture.view.contentSize.height, 200)
  }

  @Test func valuesAreKeptByName() {
    let transition = UICollectionViewTransitionLayout(currentLayout: rows(1), nextLayout: rows(2))
    expectEqual(transition.value(forAnimatedKey: "angle"), 0)
    transition.updateValue(3, forAnimatedKey: "angle")
    expectEqual(transition.value(forAnimatedKey: "angle"), 3)
  }

  /// SwiftKickMobile/TLLayoutTransitioning#14.
  @Test func aTransitionInATransitionStops() async {
    let (fixture, _, next) = makeFixture()
    let transition = fixture.view.startInteractiveTransition(to: next)
    let failures = HeadlessFailure.recording {
      #expect(fixture.view.startInteractiveTransition(to: next) === transition)
    }
    expectEqual(failures.map(\.reason), ["the collection is already in the middle of an interactive transition"])
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
      }
    }
  }

  /// SwiftKickMobile/TLLayoutTransitioning#17 and #23.
  @Test func theEndOfNoTransitionStops() {
    let fixture = CollectionFixture(count: 1)
    let failures = HeadlessFailure.recording {
      fixture.view.finishInteractiveTransition()
      fixture.view.cancelInteractiveTransition()
    }
    let text =
      "the collection was not prepared for an interactive transition. see "
      + "startInteractiveTransitionToCollectionViewLayout:completion:"
    expectEqual(failures.map(\.reason), [text, text])
  }
}
