import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster

/// What each layout makes of a section, by the width of the view.
@MainActor @Suite(.windows) struct CollectionSectionLayoutTests {
  private let tickets = FlatDataSource((0..<12).map { Ticket($0) })

  private func frames(_ layout: CollectionSectionLayout, width: CGFloat = 390) -> [CGRect] {
    let collection = makeSections(layout, width: width)
    collection.attach(tickets)
    collection.layoutIfNeeded()
    return (0..<12).compactMap { collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func aListHasRowsOfTheFullWidth() {
    let frames = frames(.list())
    expectEqual(frames.count, 12)
    #expect(frames.allSatisfy { $0.minX == 0 && $0.width == 390 })
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minY == $0.maxY })
  }

  private static let narrowLayouts:
    [(String, @MainActor (NSDirectionalEdgeInsets, CGFloat) -> CollectionSectionLayout)] = [
      ("grid of 1", { .grid(columns: 1, spacing: $1, insets: $0) }),
      ("grid of 3", { .grid(columns: 3, spacing: $1, insets: $0) }),
      ("grid of 40", { .grid(columns: 40, spacing: $1, insets: $0) }),
      ("grid of squares", { .grid(columns: 3, spacing: $1, height: .aspectRatio(1), insets: $0) }),
      ("grid of a least width", { .grid(minimumItemWidth: 100, spacing: $1, insets: $0) }),
      ("carousel", { .carousel(spacing: $1, insets: $0) }),
      (
        "carousel of squares",
        { .carousel(itemWidth: .fractionalWidth(0.5), spacing: $1, height: .aspectRatio(1), insets: $0) }
      ),
      ("carousel of a width", { .carousel(itemWidth: .absolute(100), rows: 3, spacing: $1, insets: $0) }),
      ("carousel of an estimate", { .carousel(itemWidth: .estimated(100), spacing: $1, insets: $0) }),
      (
        "carousel by the height",
        { .carousel(itemWidth: .fractionalHeight(0.5), spacing: $1, height: .absolute(20), insets: $0) }
      ),
      ("list", { _, _ in .list() }),
      ("grouped list", { _, _ in .list(.insetGrouped) }),
    ]

  /// Every layout in every narrow view, at first and when it is resized to it, as a sidebar that opens is: UIKit lays it out.
  @Test(.slow, arguments: [false, true], [UICollectionView.ScrollDirection.vertical, .horizontal])
  func everyLayoutHasRoomInANarrowView(hasHeaders: Bool, direction: UICollectionView.ScrollDirection) {
    let insets = [
      NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16), .zero,
      NSDirectionalEdgeInsets(top: 100, leading: 300, bottom: 0, trailing: 0),
      NSDirectionalEdgeInsets(top: 8, leading: -10, bottom: 8, trailing: 60),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    let shelves = NestedDataSource([ShelfSection("A", 0..<7), ShelfSection("B", 10..<11)])
    for (name, make) in CollectionSectionLayoutTests.narrowLayouts {
      // Headers at the side take their part of the height.
      if hasHeaders, direction == .horizontal, name == "carousel by the height" { continue }
      for insets in insets {
        for spacing in [10, 500] as [CGFloat] {
          var size = CGSize(width: 390, height: 200)
          let failures = HeadlessFailure.recording {
            @MainActor func show(_ size: CGSize) -> UICollectionView {
              let collection = ToldCollectionView(
                shown: .sections(default: make(insets, spacing), configuration: configuration)
              )
              collection.frame.size = size
              if hasHeaders { collection.attach(shelves) } else { collection.attach(tickets) }
              collection.layoutIfNeeded()
              return collection
            }
            let resized = show(size)
            for width in [0, 0.5, 1, 15, 24, 31, 32, 33, 47, 64] as [CGFloat] {
              for height in [1, 16, 200] as [CGFloat]
              where direction == .horizontal || height == 200 || name.contains("height") {
                size = CGSize(width: width, height: height)
                resized.frame.size = size
                resized.layoutIfNeeded()
              }
            }
            for width in [1, 24, 32] as [CGFloat] { _ = show(CGSize(width: width, height: 200)) }
            // Bars cover more than the view is wide.
            resized.window?.rootViewController?.additionalSafeAreaInsets.left = 50
            resized.frame.size.width = 40
            resized.layoutIfNeeded()
          }
          #expect(failures.isEmpty, "\(name), \(insets), \(spacing), \(size): \(failures.first?.reason ?? "")")
        }
      }
    }
  }

  /// What there was room for is laid out as before.
  @Test func insetsAreKeptWhereThereIsRoom() {
    for width in 33...64 {
      let frames = frames(.grid(columns: 1, height: .absolute(20)), width: CGFloat(width))
      #expect(frames.allSatisfy { $0.minX == 16 && $0.width == CGFloat(width) - 32 })
    }
  }

  @Test(arguments: 1...6) func aGridHasItsColumns(columns: Int) {
    let frames = frames(.grid(columns: columns, spacing: 6, height: .absolute(50)))
    let width = (390 - 32 - 6 * CGFloat(columns - 1)) / CGFloat(columns)
    for (index, frame) in frames.enumerated() {
      #expect(abs(frame.minX - (16 + CGFloat(index % columns) * (width + 6))) < 0.01)
      #expect(abs(frame.width - width) < 0.01)
      expectEqual(frame.minY, 8 + CGFloat(index / columns) * 56)
      expectEqual(frame.height, 50)
    }
  }

  /// As many columns as fit, found out by trying: every width from that of a watch to that of a large tablet.
  @Test func aGridHasMoreColumnsOnAWideScreen() {
    for width in stride(from: CGFloat(120), through: 1400, by: 40) {
      let frames = frames(.grid(minimumItemWidth: 160, spacing: 10, height: .absolute(50)), width: width)
      var columns = 1
      while CGFloat(columns + 1) * 160 + CGFloat(columns) * 10 <= width - 32 { columns += 1 }
      expectEqual(frames.count { $0.minY == frames[0].minY }, min(columns, 12), "at \(width)")
    }
  }

  @Test func itemsHaveTheirRatio() {
    for frame in frames(.grid(columns: 3, height: .aspectRatio(1))) { #expect(abs(frame.width - frame.height) < 0.01) }
    for frame in frames(.carousel(itemWidth: .absolute(160), height: .aspectRatio(16 / 9))) {
      expectEqual(frame.size, CGSize(width: 160, height: 90))
    }
  }

  @Test func aCarouselStandsInRows() {
    let frames = frames(.carousel(itemWidth: .absolute(200), rows: 3, spacing: 5, height: .absolute(30)))
    for (index, frame) in frames.enumerated() {
      expectEqual(frame.minX, 16 + CGFloat(index / 3) * 205)
      expectEqual(frame.minY, 8 + CGFloat(index % 3) * 35)
    }
  }

  @Test func aSectionOfOnesOwnIsAsked() {
    var widths: [CGFloat] = []
    let frames = frames(
      .custom { environment in
        widths.append(environment.container.effectiveContentSize.width)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(20))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
      }
    )
    #expect(widths.allSatisfy { $0 == 390 } && !widths.isEmpty)
    expectEqual(frames.last?.minY, 220)
  }

  /// A section that is made once stays as it is, though headers are added to what is laid out.
  @Test func aSectionThatIsKeptIsNotChanged() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let kept = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    kept.orthogonalScrollingBehavior = .continuous
    let collection = makeSections(.custom { _ in kept })
    collection.attach(NestedDataSource([ShelfSection("A", 0..<2)]))
    expectEqual(collection.headerText(0), "A")
    collection.collectionViewLayout.invalidateLayout()
    expectEqual(collection.headerText(0), "A")
    #expect(kept.boundarySupplementaryItems.isEmpty)
    #expect(kept.visibleItemsInvalidationHandler == nil)
  }

  @Test func theWidthChoosesALayoutAnew() {
    let collection = makeSections(.adaptive { $0.container.effectiveContentSize.width < 600 ? .list() : .tiles(3) })
    collection.attach(tickets)
    expectEqual(collection.columns(ofSection: 0), 1)
    collection.frame.size.width = 844
    expectEqual(collection.columns(ofSection: 0), 3)
    collection.frame.size.width = 390
    expectEqual(collection.columns(ofSection: 0), 1)
  }

  @Test func theTraitsChooseALayoutAnew() {
    let collection = makeSections(
      .adaptive { $0.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .tiles(1) : .tiles(4) }
    )
    collection.attach(tickets)
    expectEqual(collection.columns(ofSection: 0), 4)
    collection.window?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    expectEqual(collection.columns(ofSection: 0), 1)
  }

  // MARK: Headers

  @Test(arguments: [true, false]) func headersAreThereWhereTheContentHasThem(isList: Bool) {
    let collection = makeSections(isList ? .list() : .tiles(2))
    let content = NestedDataSource([ShelfSection("A", 0..<2), ShelfSection(header: nil, items: [Ticket(5)])])
    collection.attach(content)
    expectEqual([0, 1].map(collection.headerText), ["A", nil])
    let cells = [0, 1].map { collection.cellForItem(at: IndexPath(item: 0, section: $0)) }
    content.updateSection(at: 1) { $0.header = Shelf("B") }
    expectEqual([0, 1].map(collection.headerText), ["A", "B"])
    content.updateSection(at: 0) { $0.header = nil }
    expectEqual([0, 1].map(collection.headerText), [nil, "B"])
    // The cells stay, as no section is reloaded.
    for (section, cell) in cells.enumerated() {
      #expect(collection.cellForItem(at: IndexPath(item: 0, section: section)) === cell)
    }
  }

  @Test func headersAreHiddenOrPinned() {
    let content = NestedDataSource([ShelfSection("A", 0..<90)])
    let hidden = makeSections(.tiles(2).header(.hidden))
    hidden.attach(content)
    #expect(hidden.headerText(0) == nil)
    let pinned = makeSections(.tiles(2).pinningHeader())
    pinned.attach(content)
    let loose = makeSections(.tiles(2))
    loose.attach(content)
    for collection in [pinned, loose] {
      collection.layoutIfNeeded()
      collection.headlessScroll(to: CGPoint(x: 0, y: 600))
    }
    expectEqual(pinned.headerText(0), "A")
    #expect(loose.headerText(0) == nil)
  }

  @Test func aChosenLayoutHasTheHeaderOfWhatChose() {
    let collection = makeSections(.adaptive { _ in .tiles(2) }.header(.hidden))
    collection.attach(NestedDataSource([ShelfSection("A", 0..<2)]))
    #expect(collection.headerText(0) == nil)
  }

  /// A handler gives headers where the content has none.
  @Test func aHandlerGivesHeaders() {
    let collection = makeSections(.tiles(2))
    collection.attach(tickets).supplementaryView(ofKind: UICollectionView.elementKindSectionHeader) { view, path in
      let header = view.dequeueReusableSupplementaryView(
        of: TextSupplementaryView.self,
        ofKind: UICollectionView.elementKindSectionHeader,
        for: path
      )
      header.present(viewModel: "given")
      return header
    }
    expectEqual(collection.headerText(0), "given")
  }

  // MARK: What stops the program

  @Test func aGridWithoutColumnsStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionSectionLayout.grid(columns: 0) }
    }
    expectText("a grid cannot have 0 columns", "use `grid(minimumItemWidth:)`", in: result)
  }

  @Test func aCarouselWithoutRowsStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionSectionLayout.carousel(rows: 0) }
    }
    expectText("a carousel cannot have 0 rows", in: result)
  }

  /// Each measure, and numbers that are no measures. The program ends at the first, so that each has a process of its own.
  @Test func measuresThatAreNoNumbersStopTheProgram() async {
    let width = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionSectionLayout.grid(minimumItemWidth: .nan) }
    }
    expectText("the least width of an item of a section cannot be nan", in: width)
    let columns = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionSectionLayout.grid(columns: .max) }
    }
    expectText("a grid cannot have \(Int.max) columns", in: columns)
    let rows = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionSectionLayout.carousel(rows: .max) }
    }
    expectText("a carousel cannot have \(Int.max) rows", in: rows)
    let spacing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionSectionLayout.grid(columns: 2, spacing: .infinity) }
    }
    expectText("the spacing of a section cannot be inf", in: spacing)
    let ratio = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionSectionLayout.grid(columns: 2, height: .aspectRatio(0)) }
    }
    expectText("the ratio of width to height of a section cannot be 0.0", in: ratio)
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionSectionLayout.carousel(itemWidth: .absolute(-.infinity)) }
    }
    expectText("the width of an item of a section cannot be -inf", in: item)
  }

  /// The greatest and least measures are laid out, and soon.
  @Test func extremeMeasuresAreLaidOut() {
    let layouts: [CollectionSectionLayout] = [
      .grid(columns: 1_000), .grid(minimumItemWidth: 0), .grid(minimumItemWidth: 1_000_000), .carousel(rows: 1_000),
      .grid(columns: 2, height: .absolute(0.5)), .carousel(itemWidth: .absolute(0.5)),
    ]
    for layout in layouts {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      let view = UICollectionView(frame: frame, collectionViewLayout: .sections())
      view.attach(FlatDataSource((0..<30).map { Ticket($0) }).layout(layout))
      view.layoutIfNeeded()
      expectEqual(view.numberOfItems(inSection: 0), 30)
    }
  }
}
