import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Sections, their edges and what scrolls. Sources as in `NSCollectionLayoutGroupTests`.
@MainActor struct UICollectionViewCompositionalLayoutTests {
  @Test func headersAreAboveTheSectionsInsetFootersBelowIt() {
    let section = rows(.absolute(44))
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 30, trailing: 16)
    section.boundarySupplementaryItems = [header(.absolute(40)), header(.absolute(24), "footer", at: .bottom)]
    let screen = CompositionalScreen(2, section)
    screen.view.layoutIfNeeded()
    expectEqual(screen.frame(of: "header"), rect(16, 0, 358, 40))
    expectEqual(screen.frames(2).map { $0?.minY }, [60, 104])
    expectEqual(screen.frame(of: "footer"), rect(16, 178, 358, 24))
    expectEqual(screen.view.contentSize.height, 202)
    section.supplementariesFollowContentInsets = false
    screen.layout.invalidateLayout()
    expectEqual(screen.frame(of: "header"), rect(0, 0, 390, 40))
  }

  @Test func interSectionSpacing() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let section = rows(.absolute(44))
    let screen = CompositionalScreen(
      [1, 1],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    )
    screen.view.layoutIfNeeded()
    expectEqual(screen.frame(0, 1)?.minY, 56)
    expectEqual(screen.view.contentSize.height, 100)
  }

  @Test func whatIsReadOfAConfigurationIsACopyAssigningOneCountsAtOnce() {
    let screen = CompositionalScreen([1, 1], UICollectionViewCompositionalLayout(section: rows(.absolute(44))))
    screen.view.layoutIfNeeded()
    let configuration = screen.layout.configuration
    configuration.interSectionSpacing = 6
    screen.layout.configuration.interSectionSpacing = 6
    expectEqual(screen.frame(0, 1)?.minY, 44)
    configuration.interSectionSpacing = 20
    screen.layout.configuration = configuration
    expectEqual(screen.frame(0, 1)?.minY, 64)
  }

  @Test(arguments: [
    (NSCollectionLayoutAnchorOffset.none, rect(80, 0, 20, 20)),
    (.fractional(CGPoint(x: 0.3, y: -0.3)), rect(86, -6, 20, 20)),
    (.fractional(CGPoint(x: 0.5, y: -0.5)), rect(90, -10, 20, 20)),
  ])
  func badges(offset: NSCollectionLayoutAnchorOffset, expected: CGRect) {
    let anchor =
      switch offset {
      case .none: NSCollectionLayoutAnchor(edges: [.top, .trailing])
      case .fractional(let point): NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: point)
      }
    expectEqual(
      badge(
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(20)),
          elementKind: "badge",
          containerAnchor: anchor
        )
      ),
      expected
    )
  }

  enum NSCollectionLayoutAnchorOffset: Sendable {
    case none
    case fractional(CGPoint)
  }

  @Test func withAnAnchorOfItsOwnThatPointOfTheViewIsAtTheContainers() {
    let item = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading])
    )
    expectEqual(badge(item), rect(110, -30, 20, 20))
  }

  private final class SizedBadge: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 30 + 2 * layoutAttributes.indexPath.item, height: 16)
      return layoutAttributes
    }
  }

  /// Apple, `NSCollectionLayoutDimension.estimated`: an estimate is replaced by what the view says; here at the corner that
  /// the badge is anchored at, and only in the directions that are estimated.
  @Test func anEstimatedBadgeIsAsLargeAsItsViewWants() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.estimated(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item]
    )
    let screen = CompositionalScreen(3, NSCollectionLayoutSection(group: group))
    screen.view.register(SizedBadge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
    screen.view.layoutIfNeeded()
    let expected = (0..<3).map { CGRect(x: 70 + 98 * $0, y: 0, width: 30 + 2 * $0, height: 20) }
    expectEqual((0..<3).map { screen.frame(of: "badge", $0) }, expected)
    expectEqual(screen.frames(3), (0..<3).map { CGRect(x: 100 * $0, y: 0, width: 100, height: 100) })
    // The sizes go along with their items, and are asked for again where an item is another one.
    screen.counts = [2]
    screen.view.deleteItems(at: [[0, 0]])
    screen.view.layoutIfNeeded()
    expectEqual(screen.frame(of: "badge", 0)?.maxX, 100)
  }

  private func badge(_ badge: NSCollectionLayoutSupplementaryItem) -> CGRect? {
    let itemSize = size(.absolute(100), .absolute(100))
    let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
    let screen = CompositionalScreen(
      6,
      NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
      )
    )
    screen.view.layoutIfNeeded()
    // The second row's badges reach into the first row, and are there.
    expectEqual(
      screen.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").count,
      6
        - (screen.frame(of: "badge")?.overlaps(screen.view.bounds) == true ? 0 : 3)
    )
    return screen.frame(of: "badge")
  }

  @Test(arguments: [
    (CGFloat(50), CGFloat(50)), (190, 176), (-20, 0), (0, 0), (176, 176), (200, 176),
  ]
  )
  func aPinnedHeaderStaysAsLongAsAPartOfItsSectionDoes(offset: CGFloat, y: CGFloat) {
    let section = rows(.absolute(44))
    section.boundarySupplementaryItems = [header(.absolute(40), isPinned: true)]
    let screen = CompositionalScreen([4, 40], UICollectionViewCompositionalLayout(section: section), height: 300)
    screen.view.layoutIfNeeded()
    screen.view.contentOffset.y = offset
    screen.view.layoutIfNeeded()
    expectEqual(screen.frame(of: "header")?.minY, y)
    let cell = screen.view.layoutAttributesForItem(at: .item(0))
    let pinned = screen.view.layoutAttributesForSupplementaryElement(ofKind: "header", at: .item(0))
    #expect((pinned?.zIndex ?? 0) > (cell?.zIndex ?? 0))
    // The header's view is in front of all cells.
    let views = screen.view.subviews
    let lastCell = views.lastIndex { $0 is UICollectionViewCell } ?? 0
    let firstHeader = views.firstIndex { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) } ?? 0
    #expect(firstHeader > lastCell)
  }

  @Test func pinnedHeadersAndFootersDoNotCoverEachOther() {
    let section = rows(.absolute(44))
    section.boundarySupplementaryItems = [
      header(.absolute(40), isPinned: true), header(.absolute(30), "footer", at: .bottom, isPinned: true),
    ]
    let screen = CompositionalScreen(4, section, height: 100)
    screen.view.layoutIfNeeded()
    expectEqual(screen.frame(of: "footer")?.minY, 70)
    for offset in stride(from: CGFloat(-100), through: 300, by: 1) {
      screen.view.contentOffset.y = offset
      guard let header = screen.frame(of: "header"), let footer = screen.frame(of: "footer") else {
        Issue.record("no header or footer at \(offset)")
        return
      }
      #expect(header.maxY <= footer.minY)
      #expect(header.minY >= 0)
      #expect(footer.maxY <= 246)
    }
  }

  @Test func decorations() {
    let section = rows(.absolute(44))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.decorationItems = [.background(elementKind: "card")]
    let screen = CompositionalScreen(2, section)
    screen.layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
    screen.view.layoutIfNeeded()
    let card = screen.layout.layoutAttributesForDecorationView(ofKind: "card", at: .item(0))
    expectEqual(card?.frame, rect(0, 0, 390, 108))
    expectEqual(card?.zIndex, 0)
    expectEqual(screen.view.layoutAttributesForItem(at: .item(0))?.zIndex, 1)
    #expect(screen.view.subviews.first.map { $0 is UICollectionViewCell } == false)
    expectEqual(screen.view.subviews.count, 3)
  }

  @Test func theProviderIsAskedForEverySectionWithWhatItCanFollow() {
    var asked: [Int] = []
    var sizes: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append(index)
      sizes.append(environment.container.effectiveContentSize)
      return rows(.absolute(index == 0 ? 10 : 20))
    }
    let screen = CompositionalScreen([2, 3], layout)
    screen.view.layoutIfNeeded()
    expectEqual(asked, [0, 1])
    expectEqual(sizes.last, CGSize(width: 390, height: 800))
    screen.view.contentOffset.y = 1
    screen.view.layoutIfNeeded()
    expectEqual(asked, [0, 1], "scrolling asks for nothing")
    screen.view.frame.size.width = 200
    screen.view.layoutIfNeeded()
    expectEqual(asked, [0, 1, 0, 1])
    screen.view.overrideUserInterfaceStyle = .dark
    screen.view.layoutIfNeeded()
    expectEqual(asked.count, 6)
    screen.counts = [2, 4]
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    expectEqual(asked.count, 8)
    expectEqual(screen.view.contentSize.height, 100)
  }

  @Test func aHorizontalLayoutHasItsSectionsSideBySide() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
    )
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let screen = CompositionalScreen([3, 1], layout, height: 200)
    screen.view.layoutIfNeeded()
    expectEqual(screen.frames(3), [rect(10, 0, 100, 100), rect(10, 100, 100, 100), rect(110, 0, 100, 100)])
    expectEqual(screen.frame(0, 1), rect(240, 0, 100, 100))
    expectEqual(screen.view.contentSize, CGSize(width: 360, height: 200))
  }

  @Test func fromRightToLeftAHorizontalLayoutBeginsAtItsRightEnd() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item])
    )
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let screen = CompositionalScreen([10], layout, height: 200)
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.view.layoutIfNeeded()
    expectEqual(screen.view.contentOffset.x, 610)
    expectEqual(screen.frame(0), rect(900, 0, 100, 200))
    expectEqual(screen.view.indexPathsForVisibleItems, (0..<4).map { IndexPath.item($0) })
    screen.view.contentOffset.x -= 50
    screen.counts = [9]
    screen.view.deleteItems(at: [.item(8)])
    expectEqual(screen.view.contentOffset.x, 460)
    screen.counts = [2]
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    expectEqual(screen.frame(0), rect(290, 0, 100, 200))
    expectEqual(screen.view.contentOffset.x, 0)
  }

  @Test func layoutWideBoundaryItems() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header(.absolute(50)), header(.absolute(20), "footer", at: .bottom)]
    let screen = CompositionalScreen(
      [2, 1],
      UICollectionViewCompositionalLayout(section: rows(.absolute(44)), configuration: configuration)
    )
    screen.view.layoutIfNeeded()
    expectEqual(screen.frame(0)?.minY, 50)
    expectEqual(screen.view.contentSize.height, 202)
    let footer = screen.view.layoutAttributesForSupplementaryElement(ofKind: "footer", at: IndexPath(index: 0))
    expectEqual(footer?.frame, rect(0, 182, 390, 20))
    expectEqual(screen.view.indexPathsForVisibleSupplementaryElements(ofKind: "header"), [IndexPath(index: 0)])
  }

  @Test func onlyWhatIsVisibleIsComputedOfAMillionItems() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item]
    )
    for section in [NSCollectionLayoutSection(group: group), rows(.estimated(50))] {
      let screen = CompositionalScreen(1_000_000, section)
      screen.wanted = { CGSize(width: 390, height: 40 + CGFloat($0.item % 7)) }
      screen.view.layoutIfNeeded()
      let before = screen.layout.madeAttributesCount
      screen.view.scrollToItem(at: .item(700_000), at: .top, animated: false)
      screen.view.layoutIfNeeded()
      #expect(screen.view.indexPathsForVisibleItems.contains(.item(700_000)))
      // Some passes over one screenful.
      #expect(screen.layout.madeAttributesCount - before < 2_000)
      screen.counts = [999_999]
      screen.view.deleteItems(at: [.item(3)])
      #expect(screen.view.indexPathsForVisibleItems.count < 60)
      #expect(screen.layout.madeAttributesCount - before < 4_000)
    }
  }

  @Test(arguments: [0.0, 33, 700]) func theItemsInARectangleAreThoseThatTheirFramesSay(
    inset: Double
  ) {
    let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))),
      count: 2
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [leading, trailing])
    )
    section.interGroupSpacing = 7
    section.contentInsets.top = inset
    let screen = CompositionalScreen([20, 0, 7], UICollectionViewCompositionalLayout(section: section))
    screen.view.layoutIfNeeded()
    let paths = (0..<3).flatMap { section in (0..<screen.counts[section]).map { IndexPath.item($0, section) } }
    for y in stride(from: CGFloat(-130), through: screen.view.contentSize.height + 10, by: 13) {
      let area = rect(100, y, 200, 61)
      let expected = paths.filter { screen.layout.layoutAttributesForItem(at: $0)?.frame.overlaps(area) == true }
      let found = screen.layout.layoutAttributesForElements(in: area)?.map(\.indexPath).sorted()
      expectEqual(found, expected, "at \(y)")
    }
  }

  /// SideStore/SideStore#1340 prints a container of 1012 points in a view of 1040 with margins of 14.
  @Test func referencesTakeRoomAcrossTheScrollDirectionOnly() {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      widths.append(environment.container.contentSize.width)
      let section = rows(.absolute(44))
      if index == 1 { section.contentInsetsReference = .none }
      section.boundarySupplementaryItems = [header(.absolute(10))]
      if index == 2 { section.supplementaryContentInsetsReference = .none }
      return section
    }
    layout.configuration = {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = .layoutMargins
      return configuration
    }()
    let screen = CompositionalScreen([1, 1, 1], layout, width: 1_040)
    screen.view.layoutMargins = UIEdgeInsets(top: 50, left: 14, bottom: 50, right: 14)
    screen.view.layoutIfNeeded()
    expectEqual(widths.suffix(3), [1_012, 1_012, 1_012])
    expectEqual(screen.frame(0, 0), rect(14, 10, 1_012, 44))
    expectEqual(screen.frame(0, 1), rect(0, 64, 1_040, 44))
    expectEqual(screen.frame(of: "header", 0, 0), rect(14, 0, 1_012, 10))
    expectEqual(screen.frame(of: "header", 0, 2), rect(0, 108, 1_040, 10))
  }

  @Test func theViewsOfGroupsBelongToTheFirstItemOfEach() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(30), .absolute(10)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom])
      )
    ]
    let screen = CompositionalScreen(3, NSCollectionLayoutSection(group: group))
    screen.view.layoutIfNeeded()
    expectEqual(
      screen.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge"),
      [IndexPath.item(0), IndexPath.item(2)]
    )
    expectEqual(screen.frame(of: "badge", 2), rect(180, 90, 30, 10))
  }

  // MARK: Failures

  /// LiveContainer/LiveContainer#1414: 32 − 16 − 16 = 0 is too little.
  @Test func noRoom() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(653)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]
    )
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let failures = HeadlessFailure.recording {
      let screen = CompositionalScreen(1, NSCollectionLayoutSection(group: group), width: 32)
      screen.view.layoutIfNeeded()
    }
    expectEqual(failures.first?.kind, .noRoomInLayoutGroup)
    let text = failures.first?.reason ?? ""
    #expect(
      text.contains(
        "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room "
          + "for any subitems itself. Inspect the parent and ensure the contentInsets ({0, 16, 0, 16}) do not result in "
          + "a negative effectiveContentSize when applied to size: {32, 653}."
      )
    )
    #expect(text.contains("ran into an error when computing the layout for section at index 0 in container"))
  }

  /// SideStore/SideStore#1340.
  @Test func nothingFits() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(400), .fractionalHeight(1)))]
    )
    let failures = HeadlessFailure.recording {
      let screen = CompositionalScreen(1, NSCollectionLayoutSection(group: group))
      screen.view.layoutIfNeeded()
    }
    expectEqual(failures.map(\.kind), [.nothingFitsLayoutGroup])
    #expect(failures.first?.reason.contains("when its effective size is {390, 44}.") == true)
  }

  /// mozilla-mobile/firefox-ios#22203.
  @Test func missingSection() {
    let failures = HeadlessFailure.recording {
      let layout = UICollectionViewCompositionalLayout { _, _ in nil }
      let screen = CompositionalScreen([0, 2], layout)
      screen.view.layoutIfNeeded()
    }
    expectEqual(failures.map(\.kind), [.missingLayoutSection])
    expectEqual(failures.map(\.indexes), [[[1]]])
  }

  /// airbnb/epoxy-ios#88, airbnb/MagazineLayout#107.
  @Test func aLayoutThatIsNeverFinishedStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let screen = UICollectionViewCompositionalLayoutTests.restlessScreen()
        screen.view.layoutIfNeeded()
      }
    }
    let failures = HeadlessFailure.recording {
      let screen = Self.restlessScreen()
      screen.view.layoutIfNeeded()
    }
    expectEqual(failures.first?.kind, .layoutLoop)
    #expect(failures.first?.reason.contains("is stuck in its update/layout loop.") == true)
  }

  private static func restlessScreen() -> CompositionalScreen {
    let section = rows(.absolute(50))
    let screen = CompositionalScreen(1, section)
    section.visibleItemsInvalidationHandler = { [weak screen] _, _, _ in screen?.layout.invalidateLayout() }
    return screen
  }
}
