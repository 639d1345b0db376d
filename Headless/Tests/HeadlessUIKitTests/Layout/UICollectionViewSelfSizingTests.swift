import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UICollectionViewSelfSizingTests {
  /// A cell that wants to be 100 by the height that its item says.
  @MainActor private final class SizedCell: UICollectionViewCell {
    var height: CGFloat = 0
    var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      asked += 1
      layoutAttributes.size = CGSize(width: 100, height: height)
      return layoutAttributes
    }
  }

  private let layout = UICollectionViewFlowLayout()

  private func makeView(_ source: ClosureDataSource) -> UICollectionView {
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  private func source(_ count: Int, _ height: @escaping (Int) -> CGFloat) -> ClosureDataSource {
    ClosureDataSource(count: count) { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? SizedCell)?.height = height(path.item)
      return cell
    }
  }

  @Test func cellsSayTheirSizes() {
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let source = source(10) { CGFloat(30 + $0) }
    let view = makeView(source)
    view.layoutIfNeeded()
    // 30 + 31 + 32 are 93, so the fourth item, at 93, is the last visible one; the other six keep the estimate.
    expectEqual(view.indexPathsForVisibleItems.count, 4)
    expectEqual(view.visibleCells.map(\.frame.minY), [0, 30, 61, 93])
    expectEqual(view.visibleCells.map(\.frame.height), [30, 31, 32, 33])
    let expected: CGFloat = 126 + 240
    expectEqual(view.contentSize.height, expected)
    view.headlessScrollToEnd()
    // The estimates end at 366, so that 266 is the end: the last three are measured there, three never are.
    let total: CGFloat = 126 + 120 + 37 + 38 + 39
    expectEqual(view.contentSize.height, total)
    expectEqual(view.contentOffset.y, view.contentSize.height - 100)
  }

  /// A cell of an app's own rule is asked again in the size that it has asked for, and no more if it says the same.
  @Test func cellsAreAskedUntilTheySayTheSameTwice() {
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let source = source(3) { CGFloat(30 + $0) }
    let view = makeView(source)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { ($0 as? SizedCell)?.asked } == [2, 2, 2])
    view.contentOffset.y = 1
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { ($0 as? SizedCell)?.asked } == [2, 2, 2])
  }

  /// OneBusAway/onebusaway-ios#540: "is stuck in its update/layout loop … self-sizing views whose preferred attributes are not returning a
  /// consistent size".
  @Test func cellsThatNeverSayTheSameTwiceAreALoop() {
    final class GrowingCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height += 10
        return layoutAttributes
      }
    }
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let source = source(1) { _ in 0 }
    let view = makeView(source)
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    let failures = HeadlessFailure.recording { view.layoutIfNeeded() }
    expectEqual(failures.map(\.kind), [.layoutLoop])
  }

  /// Items are higher than estimated, so that what is scrolled to leaves the screen again when those above it are measured.
  @Test(arguments: [10, 20, 35, 90]) func anItemThatIsPushedAwayIsTapped(estimate: Int) {
    layout.estimatedItemSize = CGSize(width: 100, height: estimate)
    let source = source(60) { CGFloat(40 + $0 % 7) }
    for item in [0, 1, 5, 30, 58, 59] {
      let view = makeView(source)
      #expect(view.headlessTapItem(at: .item(item)), "item \(item)")
      expectEqual(view.indexPathsForSelectedItems, [.item(item)])
    }
  }

  @Test func withoutAnEstimateNobodyIsAsked() {
    layout.itemSize = CGSize(width: 100, height: 50)
    let source = source(2) { _ in 10 }
    let view = makeView(source)
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame.height), [50, 50])
    #expect(view.visibleCells.compactMap { ($0 as? SizedCell)?.asked } == [0, 0])
  }

  @Test func measuredSizesFollowTheirItems() {
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let heights: [CGFloat] = [10, 20, 30]
    let source = source(3) { heights[$0] }
    let view = makeView(source)
    view.layoutIfNeeded()
    source.count = 2
    view.deleteItems(at: [.item(0)])
    expectEqual(view.visibleCells.map(\.frame.height), [20, 30])
    expectEqual(view.contentSize.height, 50)
  }

  @Test func measuredSizesOfItemsOutOfSightFollowThem() {
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    var first = 0
    let source = source(10) { CGFloat(30 + first + $0) }
    let view = makeView(source)
    view.layoutIfNeeded()
    view.headlessScrollToEnd()
    first = 1
    source.count = 9
    view.deleteItems(at: [.item(0)])
    expectEqual((0..<3).map { view.layoutAttributesForItem(at: .item($0))?.size.height }, [31, 32, 33])
  }

  @Test func reconfiguredCellsAreMeasuredAgain() {
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    var height: CGFloat = 10
    let source = source(2) { _ in height }
    let view = makeView(source)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: .item(0))
    height = 25
    view.reconfigureItems(at: [.item(0)])
    #expect(view.cellForItem(at: .item(0)) === cell)
    expectEqual(view.visibleCells.map(\.frame.minY), [0, 25])
  }

  @Test func contentConfigurationsGiveASize() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let source = ClosureDataSource(count: 1) { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "list", for: path)
      if let cell = cell as? UICollectionViewListCell {
        var configuration = cell.defaultContentConfiguration()
        configuration.text = "A text"
        cell.contentConfiguration = configuration
      }
      return cell
    }
    let view = makeView(source)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: .item(0))
    let content = cell?.contentView.subviews.first
    #expect(content is UIListContentView)
    expectEqual(content?.frame, cell?.contentView.bounds)
    #expect(cell?.frame.size != CGSize(width: 50, height: 50), "the estimate is replaced")
  }

  // MARK: Text of another size

  enum SelfSizingLayout: CaseIterable, Sendable {
    case flow, compositional, list

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return layout
      case .compositional:
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size,
          subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      case .list:
        return UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
      }
    }
  }

  private func makeTexts(_ kind: SelfSizingLayout, _ category: UIContentSizeCategory) -> (
    UIWindow, UICollectionView, AnyObject
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.traitOverrides.preferredContentSizeCategory = category
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: kind.layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "word ", count: 1 + item % 3)
      cell.contentConfiguration = content
    }
    let source = ClosureDataSource(count: 40) { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
    }
    view.dataSource = source
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    return (window, view, source)
  }

  /// What is on the screen is as large as in a view that always had this width, and this weight of text.
  @Test(arguments: SelfSizingLayout.allCases) func anotherWidthAndBoldTextAreMeasuredAnew(_ kind: SelfSizingLayout) {
    let (window, view, source) = makeTexts(kind, .large)
    for (width, weight) in [(200, UILegibilityWeight.regular), (320, .bold), (90, .bold), (320, .regular)] {
      window.traitOverrides.legibilityWeight = weight
      view.frame.size.width = CGFloat(width)
      view.layoutIfNeeded()
      let (freshWindow, fresh, freshSource) = makeTexts(kind, .large)
      freshWindow.traitOverrides.legibilityWeight = weight
      fresh.frame.size.width = CGFloat(width)
      fresh.reloadData()
      fresh.layoutIfNeeded()
      expectEqual(view.visibleCells.map(\.frame), fresh.visibleCells.map(\.frame), "\(width), \(weight)")
      withExtendedLifetime((freshWindow, freshSource)) {}
    }
    withExtendedLifetime(source) {}
  }

  /// A cell whose height a constraint says.
  @MainActor private final class ConstrainedCell: UICollectionViewCell {
    private(set) lazy var height = contentView.heightAnchor.constraint(equalToConstant: 40)

    override init(frame: CGRect) {
      super.init(frame: frame)
      height.priority = UILayoutPriority(999)
      height.isActive = true
      contentView.widthAnchor.constraint(equalToConstant: 60).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Without `enabledIncludingConstraints` a constraint's change counts when the app says that the layout is out of date.
  @Test(arguments: [SelfSizingLayout.flow, .compositional], [true, false])
  func aConstraintsChangeIsFollowedWhenTheLayoutIsInvalidated(_ kind: SelfSizingLayout, includesConstraints: Bool) {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: kind.layout)
    if includesConstraints { view.selfSizingInvalidation = .enabledIncludingConstraints }
    view.register(ConstrainedCell.self, forCellWithReuseIdentifier: "cell")
    let source = ClosureDataSource(count: 20) { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: .item(1)) as? ConstrainedCell
    expectEqual(cell?.bounds.height, 40)
    cell?.height.constant = 75
    view.layoutIfNeeded()
    expectEqual(cell?.bounds.height, (includesConstraints ? 75 : 40))
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    // A choice, not UIKit's documented behavior.
    expectEqual(cell?.bounds.height, 75)
    withExtendedLifetime(source) {}
  }

  /// What is on the screen is as high as in a view that never had another size of text. A cell that sizes itself is asked for
  /// its size when what it shows needs another one:
  /// https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.property
  @Test(arguments: SelfSizingLayout.allCases) func textOfAnotherSizeIsMeasuredAnew(_ kind: SelfSizingLayout) {
    let (window, view, source) = makeTexts(kind, .large)
    for category in [UIContentSizeCategory.accessibilityLarge, .extraSmall, .accessibilityExtraExtraExtraLarge, .large]
    {
      window.traitOverrides.preferredContentSizeCategory = category
      view.layoutIfNeeded()
      let (freshWindow, fresh, freshSource) = makeTexts(kind, category)
      expectEqual(view.visibleCells.map(\.frame), fresh.visibleCells.map(\.frame), "\(category)")
      withExtendedLifetime((freshWindow, freshSource)) {}
    }
    withExtendedLifetime(source) {}
  }
}
