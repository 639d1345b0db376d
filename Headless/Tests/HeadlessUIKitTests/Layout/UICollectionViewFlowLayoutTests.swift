import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Frames that were computed by hand; each test says how.
@MainActor struct UICollectionViewFlowLayoutTests {
  /// Answers what a test sets, and leaves the rest to the layout's properties.
  @MainActor private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var size: ((IndexPath) -> CGSize)?

    init(_ counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      guard let size else {
        HeadlessOptionalRequirement.notImplemented()
        return .zero
      }
      return size(indexPath)
    }
  }

  private let layout = UICollectionViewFlowLayout()

  private func view(_ source: Source, width: CGFloat = 320, height: CGFloat = 480) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = source
    view.delegate = source
    view[headlessAssociated: Source.self] = source
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: .item(item, section))?.frame
  }

  private func header(_ view: UICollectionView, _ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: .item(0, section)
    )?.frame
  }

  private func footer(_ view: UICollectionView, _ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter,
      at: .item(0, section)
    )?.frame
  }

  @Test func defaults() {
    expectEqual(layout.itemSize, CGSize(width: 50, height: 50))
    expectEqual(layout.minimumLineSpacing, 10)
    expectEqual(layout.minimumInteritemSpacing, 10)
    expectEqual(layout.estimatedItemSize, .zero)
    expectEqual(layout.sectionInset, .zero)
    expectEqual(layout.scrollDirection, .vertical)
  }

  /// 5 items of 50 and 4 gaps of 10 are 290 of 320 (6 would be 350); the leftover 30 is spread over 4 gaps: 17.5 each.
  @Test func fullLinesAreJustifiedAndTheLastLineFollows() {
    let view = view(Source([7]))
    expectEqual(frame(view, 0), CGRect(x: 0, y: 0, width: 50, height: 50))
    expectEqual(frame(view, 1), CGRect(x: 67.5, y: 0, width: 50, height: 50))
    expectEqual(frame(view, 4), CGRect(x: 270, y: 0, width: 50, height: 50))
    expectEqual(frame(view, 5), CGRect(x: 0, y: 60, width: 50, height: 50))
    expectEqual(frame(view, 6), CGRect(x: 67.5, y: 60, width: 50, height: 50))
    expectEqual(view.contentSize, CGSize(width: 320, height: 110))
  }

  /// A second item of 200 does not fit into 320: (320 − 200) / 2 = 60 on each side, in the last line too.
  @Test func oneItemPerLineIsCentred() {
    layout.itemSize = CGSize(width: 200, height: 40)
    let view = view(Source([2]))
    expectEqual(frame(view, 0), CGRect(x: 60, y: 0, width: 200, height: 40))
    expectEqual(frame(view, 1), CGRect(x: 60, y: 50, width: 200, height: 40))
  }

  /// 3 × 100 + 2 × 10 = 320 fills the line exactly; the last line of several sizes begins at the left.
  @Test func itemsOfSeveralSizes() {
    let source = Source([5])
    let sizes = [100, 100, 100, 150, 60].map { CGSize(width: $0, height: 40) }
    source.size = { sizes[$0.item] }
    let view = view(source)
    expectEqual((0..<5).map { frame(view, $0)?.minX }, [0, 110, 220, 0, 160])
    expectEqual(frame(view, 3)?.minY, 50)
  }

  /// The line is as high as its highest item, 60; items of 20 and 40 are centred at 20 and 10.
  @Test func itemsAreCentredInTheirLine() {
    let source = Source([3])
    source.size = { CGSize(width: 60, height: [20, 60, 40][$0.item]) }
    let view = view(source)
    expectEqual((0..<3).map { frame(view, $0)?.minY }, [20, 0, 10])
    expectEqual(view.contentSize.height, 60)
  }

  /// 320 − 20 − 40 = 260 holds 4 items (230; 5 would be 290); the gaps are 10 + 30/3 = 20. The section: header 30,
  /// inset 10, two lines of 50 with 10 between, inset 30, footer 20: 200 in all.
  @Test func insetsHeadersAndFooters() {
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    let view = view(Source([5, 0, 1]))
    expectEqual((0..<4).map { frame(view, $0)?.minX }, [20, 90, 160, 230])
    expectEqual(frame(view, 0)?.minY, 40)
    expectEqual(frame(view, 4), CGRect(x: 20, y: 100, width: 50, height: 50))
    expectEqual(header(view, 0), CGRect(x: 0, y: 0, width: 320, height: 30))
    expectEqual(footer(view, 0), CGRect(x: 0, y: 180, width: 320, height: 20))
    // An empty section still has its header, insets and footer: 30 + 10 + 30 + 20.
    expectEqual(header(view, 1)?.minY, 200)
    expectEqual(header(view, 2)?.minY, 290)
    expectEqual(frame(view, 0, 2)?.minY, 330)
    // The last one has 30 + 10 + 50 + 30 + 20.
    expectEqual(view.contentSize.height, 430)
  }

  @Test func headersOfNoHeightAreAbsent() {
    let view = view(Source([1]))
    #expect(header(view, 0) == nil)
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
  }

  /// Items run down 480 points: 8 × 50 + 7 × 10 = 470, leftover 10 over 7 gaps; the next column is at 60.
  @Test func horizontal() {
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 1)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    let view = view(Source([9]))
    expectEqual(header(view, 0), CGRect(x: 0, y: 0, width: 30, height: 480))
    expectEqual(frame(view, 0), CGRect(x: 35, y: 0, width: 50, height: 50))
    let second = frame(view, 1)?.minY ?? 0
    #expect(abs(second - (60 + 10.0 / 7)) < 0.001)
    expectEqual(frame(view, 8), CGRect(x: 95, y: 0, width: 50, height: 50))
    // Header 30, inset 5, two columns of 50 with 10 between, inset 7.
    expectEqual(view.contentSize, CGSize(width: 152, height: 480))
  }

  /// (320 − 2 × 10) / 3 is meant to fit three times, whatever the rounding.
  @Test func thirdsFit() {
    for width in stride(from: CGFloat(300), through: 430, by: 1) {
      layout.itemSize = CGSize(width: (width - 20) / 3, height: 10)
      let view = view(Source([4]), width: width)
      expectEqual(frame(view, 2)?.minY, 0, "width \(width)")
      expectEqual(frame(view, 3)?.minY, 20, "width \(width)")
    }
  }

  /// The delegate's sizes are all alike, so the last line follows the grid: 2 per line, gap 320 − 200 = 120.
  @Test func equalSizesFromTheDelegateAreOneSize() {
    let source = Source([3])
    source.size = { _ in CGSize(width: 100, height: 50) }
    layout.minimumInteritemSpacing = 100
    let view = view(source)
    expectEqual(frame(view, 1)?.minX, 220)
    expectEqual(frame(view, 2)?.origin, CGPoint(x: 0, y: 60))
  }

  /// The visible start pins the header between its place and the section's end.
  @Test func pinnedHeaders() {
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = view(Source([50, 50]))
    // 5 per line: 10 lines of 50 and 9 gaps of 10 are 590; the section ends at 620.
    view.headlessScroll(to: CGPoint(x: 0, y: 100))
    expectEqual(header(view, 0)?.minY, 100)
    let pinned = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: .item(0, 0)
    )
    expectEqual(pinned?.frame.minY, 100)
    #expect(view.subviews.last === pinned, "a pinned header is above the items")
    view.headlessScroll(to: CGPoint(x: 0, y: 600))
    expectEqual(header(view, 0)?.minY, 590)
    expectEqual(header(view, 1)?.minY, 620)
    expectEqual(pinned?.frame.minY, 590)
  }

  @Test func boundsInvalidateWherePositionsDependOnThem() {
    let view = view(Source([50]))
    let scrolled = CGRect(x: 0, y: 100, width: 320, height: 480)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 300, height: 480)))
    layout.sectionHeadersPinToVisibleBounds = true
    view.layoutIfNeeded()
    #expect(layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    expectEqual(view.visibleCells.count, 40)
  }

  @Test func contentInsetsTakeRoom() {
    let view = view(Source([1]))
    view.contentInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 8)
    view.layoutIfNeeded()
    // A choice, not UIKit's documented behavior.
    expectEqual(view.contentSize.width, 300)
  }

  /// Instagram/IGListKit#977 for what is no number.
  @Test(arguments: [-1, .nan] as [CGFloat]) func negativeSizesAreAFailure(width: CGFloat) {
    let source = Source([1])
    source.size = { _ in CGSize(width: width, height: 10) }
    let failures = HeadlessFailure.recording { _ = view(source) }
    expectEqual(failures.first?.kind, .negativeSize)
    expectEqual(failures.first?.reason, "negative sizes are not supported in the flow layout")
  }

  /// deltachat/deltachat-ios#1854
  @Test(arguments: [0, 10] as [CGFloat]) func itemsWithoutASizeAreNoted(width: CGFloat) {
    let source = Source([2])
    source.size = { CGSize(width: $0.item == 0 ? 10 : width, height: 10) }
    let warnings = view(source).headlessWarnings
    expectEqual(
      warnings.contains { $0.hasPrefix("Negative or zero item sizes are not supported by flow layout.") },
      (width == 0)
    )
  }

  /// Apple, `invalidateFlowLayoutDelegateMetrics`: the layout asks its delegate for sizes again only if it is `true`.
  @Test(arguments: [true, false]) func sizesAreKeptWhileOnlyFramesAreOutOfDate(asksAgain: Bool) throws {
    let source = Source([3])
    var width: CGFloat = 100
    source.size = { _ in CGSize(width: width, height: 10) }
    let layout = Keeping()
    layout.asksAgain = asksAgain
    let view = view(source)
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    width = 50
    view.frame.size.width = 210
    view.layoutIfNeeded()
    expectEqual(frame(view, 0)?.width, (asksAgain ? 50 : 100))
    // Two of 100 points are as broad as the view, and 10 are between them.
    expectEqual(frame(view, 2)?.minY, (asksAgain ? 0 : 20))
    // Another number of items is a reason to ask.
    source.counts = [4]
    view.reloadData()
    view.layoutIfNeeded()
    expectEqual(frame(view, 3)?.width, 50)
  }

  private final class Keeping: UICollectionViewFlowLayout {
    var asksAgain = true

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = asksAgain
      return context
    }
  }

  @Test func tooWideItemsAreAlone() {
    let source = Source([3])
    source.size = { CGSize(width: [50, 400, 50][$0.item], height: 10) }
    let view = view(source)
    expectEqual((0..<3).map { frame(view, $0)?.minY }, [0, 20, 40])
    #expect(view.headlessWarnings.contains { $0.contains("behavior of the UICollectionViewFlowLayout is not defined") })
  }

  @Test func missingSupplementaryViewsAreAFailure() {
    final class Cells: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = view(Source([]))
    let cells = Cells()
    view.dataSource = cells
    let failures = HeadlessFailure.recording { view.layoutIfNeeded() }
    expectEqual(failures.map(\.kind), [.supplementaryNotDequeued])
    #expect(
      failures.first?.reason.hasPrefix(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(UICollectionElementKindSectionHeader,"
      ) == true
    )
    #expect(
      failures.first?.reason.contains(
        "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
      ) == true
    )
  }

  @Test func supplementaryViewsHaveToBeDequeued() {
    @MainActor final class Maker: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    }
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = view(Source([]))
    let maker = Maker()
    view.dataSource = maker
    let failures = HeadlessFailure.recording { view.layoutIfNeeded() }
    expectEqual(failures.map(\.kind), [.supplementaryNotDequeued])
  }

  @Test func theDisplayOfHeadersIsAnnounced() {
    @MainActor final class Announcer: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
      ) { log.append("will \(indexPath.section)") }
      func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
      ) { log.append("end \(indexPath.section)") }
    }
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.itemSize = CGSize(width: 300, height: 450)
    let source = Source([1, 1])
    let view = view(Source([]))
    let announcer = Announcer()
    view.dataSource = source
    view.delegate = announcer
    view.layoutIfNeeded()
    expectEqual(announcer.log, ["will 0"], "a section fills the view")
    announcer.log = []
    view.headlessScroll(to: CGPoint(x: 0, y: 480))
    expectEqual(announcer.log, ["end 0", "will 1"])
  }

  @Test func headersAreUsedAgain() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.itemSize = CGSize(width: 300, height: 200)
    let view = view(Source(Array(repeating: 1, count: 20)))
    let kind = UICollectionView.elementKindSectionHeader
    // A section is 230 points high: those at 0, 230 and 460 are in 480.
    expectEqual(view.indexPathsForVisibleSupplementaryElements(ofKind: kind), [.item(0, 0), .item(0, 1), .item(0, 2)])
    let first = view.supplementaryView(forElementKind: kind, at: .item(0, 0))
    view.headlessScroll(to: CGPoint(x: 0, y: 1_150))
    expectEqual(view.indexPathsForVisibleSupplementaryElements(ofKind: kind), [.item(0, 5), .item(0, 6), .item(0, 7)])
    #expect(view.visibleSupplementaryViews(ofKind: kind).contains { $0 === first })
    if let first, let path = view.indexPath(forSupplementaryView: first) { #expect(path.section >= 5) }
  }

  /// Headers and footers share an identifier here, and not their classes.
  @Test func viewsOfOneKindAreNotUsedForAnother() {
    @MainActor final class Footer: UICollectionReusableView {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    layout.itemSize = CGSize(width: 300, height: 200)
    let view = view(Source([]))
    let kind = UICollectionView.elementKindSectionFooter
    view.register(Footer.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    let source = Source(Array(repeating: 1, count: 20))
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    for _ in 0..<10 { view.headlessScroll(by: CGPoint(x: 0, y: 300)) }
    let footers = view.visibleSupplementaryViews(ofKind: kind)
    #expect(!footers.isEmpty)
    #expect(footers.allSatisfy { $0 is Footer })
    #expect(footers.contains { ($0 as? Footer)?.reuses ?? 0 > 0 }, "prepared before it is used again")
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(!headers.contains { $0 is Footer })
  }

  @Test func unregisteredSupplementary() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = view(Source([]))
    let kind = UICollectionView.elementKindSectionHeader
    view.register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    let source = Source([1])
    view.dataSource = source
    let failures = HeadlessFailure.recording { view.layoutIfNeeded() }
    expectEqual(
      failures.map(\.reason),
      [
        "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier edge - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard"
      ]
    )
  }

  @Test func changedPropertiesInvalidate() {
    let view = view(Source([2]))
    layout.itemSize = CGSize(width: 320, height: 10)
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame.minY), [0, 20])
    view.frame.size.width = 700
    view.layoutIfNeeded()
    expectEqual(frame(view, 1)?.minY, 0, "two of 320 and a gap fit into 700")
  }
}
