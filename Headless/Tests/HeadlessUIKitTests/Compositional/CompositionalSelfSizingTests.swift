import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Estimated sizes. Sources: the SDK's headers, and Apple's page of `NSCollectionLayoutDimension`.
@MainActor struct CompositionalSelfSizingTests {
  private func screen(_ section: NSCollectionLayoutSection, _ sizes: [CGSize]) -> CompositionalScreen {
    let screen = CompositionalScreen(sizes.count, section)
    screen.wanted = { sizes[$0.item] }
    return screen
  }

  private func heights(_ heights: CGFloat...) -> [CGSize] { heights.map { CGSize(width: 1, height: $0) } }

  @Test func rowsAreAsHighAsTheyAsk() {
    let screen = screen(rows(.estimated(44)), heights(30, 60, 44))
    expectEqual(screen.frames(3).map { $0?.minY }, [0, 44, 88])
    expectEqual(screen.layout.collectionViewContentSize.height, 132)
    screen.view.layoutIfNeeded()
    expectEqual(screen.frames(3).map { $0?.minY }, [0, 30, 90])
    expectEqual(screen.view.contentSize.height, 134)
    // Only the estimated direction follows the cell.
    expectEqual(screen.frame(0)?.width, 390)
  }

  @Test func aGroupIsAsHighAsItsHighestItem() {
    for dimension in [NSCollectionLayoutDimension.estimated(44), .uniformAcrossSiblings(estimate: 44)] {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), dimension))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
      )
      let screen = screen(section, heights(30, 60, 20))
      screen.view.layoutIfNeeded()
      let isUniform = dimension.isUniformAcrossSiblings
      expectEqual(screen.frame(0), rect(0, 0, 195, isUniform ? 60 : 30))
      expectEqual(screen.frame(1), rect(195, 0, 195, 60))
      expectEqual(screen.frame(2), rect(0, 60, 195, 20))
      expectEqual(screen.view.contentSize.height, 80)
    }
  }

  @Test func anItemThatIsAPartOfAnEstimatedGroupIsAsHighAsTheGroupBecomes() {
    let fixed = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let measured = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(10)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(10)), subitems: [fixed, measured])
    )
    let screen = screen(section, heights(500, 72))
    screen.view.layoutIfNeeded()
    expectEqual(screen.frames(2), [rect(0, 0, 195, 72), rect(195, 0, 195, 72)])
  }

  @Test func itemsOfTheirOwnWidthBreakIntoLines() {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      subitems: [item]
    )
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let widths: [CGFloat] = [200, 180, 170, 100, 60, 500]
    let screen = screen(section, widths.map { CGSize(width: $0, height: 30) })
    screen.view.layoutIfNeeded()
    expectEqual(
      screen.frames(6),
      [
        rect(0, 0, 200, 30), rect(210, 0, 180, 30), rect(0, 35, 170, 30), rect(180, 35, 100, 30), rect(290, 35, 60, 30),
        rect(0, 70, 390, 30),
      ]
    )
  }

  @Test func headersAreMeasured() {
    let section = rows(.absolute(44))
    section.boundarySupplementaryItems = [header(.estimated(10))]
    let screen = CompositionalScreen(1, section)
    screen.view.register(HighHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    screen.view.layoutIfNeeded()
    expectEqual(screen.frame(of: "header"), rect(0, 0, 390, 66))
    expectEqual(screen.frame(0)?.minY, 66)
  }

  @Test func cellsOfConstraintsAreMeasuredInTheirWidth() {
    let screen = CompositionalScreen(1, rows(.estimated(44)))
    screen.view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    screen.view.layoutIfNeeded()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = LabelCell.text
    let height = label.sizeThatFits(CGSize(width: 370, height: 0)).height + 20
    #expect(height > 60)
    #expect(screen.frame(0).map { abs($0.height - height) <= 0.5 && $0.width == 390 } == true)
  }

  @Test func sizesFollowTheirItemsAndAreForgottenInAnotherWidth() {
    let screen = screen(rows(.estimated(44)), heights(30, 60, 50))
    screen.view.layoutIfNeeded()
    let sizes: [CGFloat] = [60, 50]
    screen.counts = [2]
    screen.wanted = { CGSize(width: 1, height: sizes[$0.item]) }
    screen.view.deleteItems(at: [.item(0)])
    expectEqual(screen.frames(2).map { $0?.height }, [60, 50])
    screen.view.frame.size = CGSize(width: 300, height: 1)
    screen.view.layoutIfNeeded()
    expectEqual(screen.frames(2).map { $0?.height }, [60, 44])
  }

  /// Rows at random heights below headers, scrolled at random: each is below what was measured or estimated before it.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func randomScrolling(seed: UInt64) {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let counts = (0..<4).map { _ in next(40) }
    let heights = counts.map { count in (0..<count).map { _ in CGFloat(10 + next(90)) } }
    let spacing = CGFloat(next(9))
    let section = rows(.estimated(44))
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 8, trailing: 5)
    section.boundarySupplementaryItems = [header(.absolute(20), isPinned: true)]
    let screen = CompositionalScreen(counts, UICollectionViewCompositionalLayout(section: section), height: 300)
    var measured: Set<IndexPath> = []
    screen.wanted = { path in
      measured.insert(path)
      return CGSize(width: 1, height: heights[path.section][path.item])
    }
    screen.view.layoutIfNeeded()
    for _ in 0..<30 {
      screen.view.headlessScroll(to: CGPoint(x: 0, y: next(Int(screen.view.contentSize.height))))
      var y: CGFloat = 0
      for (section, count) in counts.enumerated() {
        y += 23
        for item in 0..<count {
          let height = measured.contains(.item(item, section)) ? heights[section][item] : 44
          expectEqual(screen.frame(item, section), rect(5, y, 380, height), "seed \(seed)")
          y += height + (item < count - 1 ? spacing : 0)
        }
        y += 8
      }
      expectEqual(screen.view.contentSize.height, y, "seed \(seed)")
    }
  }

  /// Sums of heights against a plain addition, in random orders of measuring.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func sparseSums(seed: UInt64) {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for count in [0, 1, 2, 3, 7, 8, 9, 100] {
      var sums = SparsePrefixSums(count: count)
      var plain = Array(repeating: CGFloat(0), count: count)
      for _ in 0..<count * 2 {
        let (index, value) = (next(count), CGFloat(next(50) - 25))
        sums.set(value, at: index)
        plain[index] = value
        let end = next(count + 1)
        expectEqual(sums.sum(before: end), plain.prefix(end).reduce(0, +), "seed \(seed)")
      }
    }
  }
}

@MainActor private final class HighHeader: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = CGSize(width: 7, height: 66)
    return layoutAttributes
  }
}

@MainActor private final class LabelCell: UICollectionViewCell {
  static let text = Array(repeating: "Words that fill some lines", count: 8).joined(separator: " ")

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.text
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
