import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sections that scroll by themselves. Source: Apple's page of `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
@MainActor struct OrthogonalScrollingTests {
  private func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    inset: CGFloat = 16
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    )
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  @Test func theSectionIsOneRowHighAndItsInsetsScrollWithItsContent() {
    let screen = CompositionalScreen(20, carousel(.continuous))
    screen.view.layoutIfNeeded()
    expectEqual(screen.frames(3), [rect(16, 0, 200, 100), rect(226, 0, 200, 100), rect(436, 0, 200, 100)])
    expectEqual(screen.view.contentSize, CGSize(width: 390, height: 100))
    let scroller = screen.view.headlessScroller(ofSection: 0)
    expectEqual(scroller?.contentSize, CGSize(width: 32 + 20 * 210 - 10, height: 100))
    expectEqual(screen.view.indexPathsForVisibleItems, [.item(0), .item(1)])
    #expect(screen.view.cellForItem(at: .item(0))?.superview === scroller)
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, CGFloat(300), CGFloat(0), CGFloat(300)),
    (.continuousGroupLeadingBoundary, 300, 0, 210), (.continuousGroupLeadingBoundary, 330, 0, 420),
    (.paging, 100, 0, 0), (.paging, 200, 0, 390), (.paging, 20, 1, 390),
    (.groupPaging, 100, 0, 0), (.groupPaging, 120, 0, 210), (.groupPaging, 20, 1, 210), (.groupPaging, 500, 1, 210),
    (.groupPagingCentered, 20, 1, 131), (.groupPagingCentered, 20, 0, -79), (.groupPagingCentered, 900, 0, 131),
  ]
  )
  func itRestsWhereItsBehaviourSays(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    distance: CGFloat,
    velocity: CGFloat,
    expected: CGFloat
  ) {
    let screen = CompositionalScreen(20, carousel(behavior))
    screen.view.layoutIfNeeded()
    #expect(screen.view.headlessScrollSection(0, by: distance, velocity: velocity))
    expectEqual(screen.view.headlessOffset(ofSection: 0), expected)
  }

  @Test func centredGroupsAreInTheMiddleAtRestFromTheFirstToTheLast() {
    let screen = CompositionalScreen(4, carousel(.groupPagingCentered, inset: 0))
    screen.view.layoutIfNeeded()
    func middle(_ item: Int) -> CGFloat? {
      screen.view.cellForItem(at: .item(item)).map { screen.view.convert($0.bounds, from: $0).midX }
    }
    expectEqual(middle(0), 195)
    for item in 1..<4 {
      screen.view.headlessScrollSection(0, by: 10, velocity: 1)
      expectEqual(middle(item), 195)
    }
    screen.view.headlessScrollSection(0, by: 10, velocity: 1)
    expectEqual(middle(3), 195)
    screen.view.headlessScrollSection(0, by: -10, velocity: -1)
    expectEqual(middle(2), 195)
  }

  @Test func cellsComeAndGoAsTheSectionScrollsAndTheViewsDelegateHearsNothing() {
    let screen = CompositionalScreen(100, carousel(.continuous))
    screen.view.layoutIfNeeded()
    let events = screen.view.headlessEvents.recording { screen.view.headlessScrollSection(0, by: 2_000) }
    expectEqual(screen.view.indexPathsForVisibleItems, [.item(9), .item(10), .item(11)])
    #expect(screen.view.headlessCreatedCellCount <= 5)
    #expect(!events.map(\.description).contains { $0.contains("scrollViewDidScroll") })
    expectEqual(screen.view.contentOffset, .zero)
  }

  @Test func eachSectionKeepsItsOffsetOutOfSightAndThroughUpdates() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 2 ? rows(.absolute(900)) : carousel(.continuous)
    }
    let screen = CompositionalScreen([20, 20, 2], layout, height: 300)
    screen.view.layoutIfNeeded()
    screen.view.headlessScrollSection(0, by: 50)
    screen.view.headlessScrollSection(1, by: 70)
    screen.view.headlessScroll(to: CGPoint(x: 0, y: 900))
    #expect(screen.view.headlessScroller(ofSection: 0)?.superview == nil)
    screen.view.headlessScroll(to: .zero)
    expectEqual(screen.view.headlessOffset(ofSection: 0), 50)
    screen.counts = [20, 2]
    screen.view.deleteSections([0])
    expectEqual(screen.view.headlessOffset(ofSection: 0), 70)
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    expectEqual(screen.view.headlessOffset(ofSection: 0), 70)
  }

  @Test func scrollingToAnItem() {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? rows(.absolute(900)) : carousel(.continuous)
    }
    let screen = CompositionalScreen([2, 50], layout, height: 300)
    screen.view.layoutIfNeeded()
    screen.view.scrollToItem(at: .item(30, 1), at: [.bottom, .centeredHorizontally], animated: false)
    screen.view.layoutIfNeeded()
    expectEqual(screen.view.contentOffset.y, 1_600)
    expectEqual(screen.view.headlessOffset(ofSection: 1), CGFloat(6_221))
    #expect(screen.view.headlessTapItem(at: .item(45, 1)))
    expectEqual(screen.view.indexPathsForSelectedItems, [.item(45, 1)])
    let cell = screen.view.cellForItem(at: .item(45, 1))
    let middle = cell.map { screen.view.convert($0.bounds, from: $0) }
    expectEqual(middle.flatMap { screen.view.indexPathForItem(at: CGPoint(x: $0.midX, y: $0.midY)) }, .item(45, 1))
  }

  @Test func aHandlerSeesWhatIsVisibleAndHowFarTheSectionIsScrolledAndChangesIt() {
    var calls: [(paths: [IndexPath], offset: CGPoint)] = []
    let section = carousel(.continuous)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      calls.append((items.map(\.indexPath), offset))
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.transform = CGAffineTransform(scaleX: 1 - distance / 1_000, y: 1 - distance / 1_000)
        item.alpha = item.indexPath.item == 1 ? 0.5 : 1
      }
    }
    let screen = CompositionalScreen(20, section)
    screen.view.layoutIfNeeded()
    expectEqual(calls.last?.paths, [.item(0), .item(1)])
    expectEqual(calls.last?.offset, .zero)
    expectEqual(screen.view.cellForItem(at: .item(1))?.alpha, 0.5)
    let count = calls.count
    screen.view.headlessScrollSection(0, by: 105)
    #expect(calls.count > count)
    expectEqual(calls.last?.offset, CGPoint(x: 105, y: 0))
    expectEqual(calls.last?.paths, [.item(0), .item(1), .item(2)])
    let scale = screen.view.cellForItem(at: .item(0))?.transform.a
    #expect(scale.map { abs($0 - (1 - abs(116 - 105 - 195) / 1_000)) < 0.000_1 } == true)
  }

  @Test func fromRightToLeftTheFirstGroupIsAtTheRight() {
    let screen = CompositionalScreen(20, carousel(.continuous))
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.view.layoutIfNeeded()
    func seen(_ item: Int) -> CGFloat? {
      screen.view.cellForItem(at: .item(item)).map { screen.view.convert($0.bounds, from: $0).minX }
    }
    expectEqual(seen(0), CGFloat(174))
    screen.view.headlessScrollSection(0, by: 210)
    expectEqual(seen(1), CGFloat(174))
    expectEqual(screen.view.headlessOffset(ofSection: 0), 210)
  }

  @Test func aRowOfEstimatedHeightIsAsHighAsItsHighestCell() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .estimated(50)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .estimated(50)), subitems: [item])
    )
    section.orthogonalScrollingBehavior = .continuous
    let screen = CompositionalScreen(
      [10, 1],
      UICollectionViewCompositionalLayout { index, _ in
        index == 0 ? section : rows(.absolute(44))
      }
    )
    screen.wanted = { CGSize(width: 100, height: CGFloat(20 + $0.item * 10)) }
    screen.view.layoutIfNeeded()
    #expect(screen.view.indexPathsForVisibleItems.contains(.item(3)))
    expectEqual(screen.frame(0, 1)?.minY, 50)
    screen.view.headlessScrollSection(0, by: 400)
    expectEqual(screen.frame(0, 1)?.minY, 90)
  }
}
