import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where items are in groups. Rules and vectors: the SDK's headers of `UICollectionViewCompositionalLayout`, and
/// kishikawakatsumi/IBPCollectionViewCompositionalLayout, which implements them for older systems.
@MainActor struct NSCollectionLayoutGroupTests {
  private func screen(
    _ count: Int,
    _ group: NSCollectionLayoutGroup,
    width: CGFloat = 390
  ) -> CompositionalScreen {
    CompositionalScreen(count, NSCollectionLayoutSection(group: group), width: width)
  }

  @Test func rowsAreOneBelowTheOther() {
    let screen = CompositionalScreen(3, rows(.absolute(44)))
    expectEqual(screen.frames(3), [rect(0, 0, 390, 44), rect(0, 44, 390, 44), rect(0, 88, 390, 44)])
    expectEqual(screen.view.collectionViewLayout.collectionViewContentSize, CGSize(width: 390, height: 132))
  }

  @Test
  func insetsMakeCellsSmallerAndMoveNothing() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let screen = screen(
      5,
      .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item])
    )
    expectEqual(screen.frame(0), rect(5, 5, 87.5, 87.5))
    expectEqual(screen.frame(1), rect(102.5, 5, 87.5, 87.5))
    expectEqual(screen.frame(4), rect(5, 102.5, 87.5, 87.5))
  }

  @Test
  func aCountDividesTheRoomWhateverTheItemAsksFor() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(44))),
      count: 2
    )
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.interGroupSpacing = 10
    let screen = CompositionalScreen(3, section)
    expectEqual(screen.frames(3), [rect(10, 0, 180, 44), rect(200, 0, 180, 44), rect(10, 54, 180, 44)])
  }

  @Test func aRepeatedItemKeepsItsSize() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20))),
      count: 3
    )
    let screen = screen(4, group)
    expectEqual(screen.frames(4), [rect(0, 0, 50, 20), rect(50, 0, 50, 20), rect(100, 0, 50, 20), rect(0, 44, 50, 20)])
  }

  @Test func nestedGroups() {
    let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))),
      count: 2
    )
    let screen = screen(
      4,
      .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, trailing])
    )
    let frames = screen.frames(4).compactMap(\.self)
    let expected = [rect(0, 0, 273, 320), rect(273, 0, 117, 160), rect(273, 160, 117, 160), rect(0, 320, 273, 320)]
    for (frame, expected) in zip(frames, expected) { #expect(frame.isNearly(expected), "\(frame)") }
  }

  @Test func flexibleSpacingSharesWhatIsLeftOver() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(300), .absolute(44)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(44)))]
    )
    group.interItemSpacing = .flexible(0)
    expectEqual(screen(3, group).frames(3).map { $0?.minX }, [0, 110, 220])
  }

  @Test func flexibleEdgesCentre() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0),
      top: .flexible(0),
      trailing: .flexible(0),
      bottom: .flexible(0)
    )
    let layoutSize = size(.fractionalWidth(1), .absolute(44))
    expectEqual(
      screen(1, .horizontal(layoutSize: layoutSize, repeatingSubitem: item, count: 1)).frame(0),
      rect(145, 12, 100, 20)
    )
    // A flexible bottom alone leaves the item at the top; a flexible top alone pushes it down.
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: .flexible(0))
    expectEqual(screen(1, .horizontal(layoutSize: layoutSize, subitems: [item])).frame(0)?.minY, 0)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(0), trailing: nil, bottom: nil)
    expectEqual(screen(1, .horizontal(layoutSize: layoutSize, subitems: [item])).frame(0)?.minY, 24)
  }

  @Test func edgeSpacingIsOutsideOfTheItemsSizeInsetsAreInside() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20)))
    let layoutSize = size(.fractionalWidth(1), .absolute(20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: nil, trailing: .fixed(2), bottom: nil)
    expectEqual(
      screen(3, .horizontal(layoutSize: layoutSize, subitems: [item])).frames(3).map { $0?.minX },
      [0, 22, 44]
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let both = screen(3, .horizontal(layoutSize: layoutSize, subitems: [item])).frames(3)
    expectEqual(both, [rect(2, 2, 16, 16), rect(24, 2, 16, 16), rect(46, 2, 16, 16)])
    item.edgeSpacing = nil
    expectEqual(
      screen(3, .horizontal(layoutSize: layoutSize, subitems: [item])).frames(3).map { $0?.minX },
      [2, 22, 42]
    )
  }

  @Test func aCustomGroupHasThePlacesThatItsProviderGivesOnceForAllGroups() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      sizes.append(environment.container.effectiveContentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(10, 20, 30, 40)),
        NSCollectionLayoutGroupCustomItem(frame: rect(50, 0, 30, 100), zIndex: 3),
      ]
    }
    let screen = screen(3, group)
    expectEqual(screen.frames(3), [rect(10, 20, 30, 40), rect(50, 0, 30, 100), rect(10, 120, 30, 40)])
    expectEqual(screen.view.layoutAttributesForItem(at: .item(1))?.zIndex, 3)
    expectEqual(sizes, [CGSize(width: 390, height: 100)])
  }

  @Test func theLastGroupCountsInFull() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .absolute(10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [item]
    )
    let screen = screen(3, group)
    screen.view.layoutIfNeeded()
    expectEqual(screen.view.contentSize.height, 120)
  }

  /// Every width from 1 to 400 with every count from 1 to 6: the items fill the room and do not overlap.
  @Test(arguments: 1...6) func countsFillEveryWidth(count: Int) {
    for width in stride(from: CGFloat(60), through: 400, by: 1) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))),
        count: count
      )
      group.interItemSpacing = .fixed(10)
      let screen = screen(count, group, width: width)
      let frames = screen.frames(count).compactMap(\.self)
      let last = frames.last?.maxX ?? 0
      #expect(abs(last - width) < 0.001)
      for (frame, next) in zip(frames, frames.dropFirst()) { #expect(abs(next.minX - frame.maxX - 10) < 0.001) }
    }
  }

  @Test func visualDescription() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(94)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(20), .fractionalHeight(1)))]
    )
    group.interItemSpacing = .fixed(16)
    #expect(
      group.visualDescription()
        == """
        <NSCollectionLayoutGroup; size={.containerWidthFactor(1), .estimated(94)}>
        \t layoutDirection: .horizontal
        \t interItemSpacing=.fixed(16)
        \t subitems=
        \t \t <NSCollectionLayoutItem; size={.absolute(20), .containerHeightFactor(1)}>
        """
    )
  }
}

extension CGRect {
  func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.001 && abs(minY - other.minY) < 0.001 && size.isNearly(other.size)
  }
}
