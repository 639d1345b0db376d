import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Collections where people read from right to left. Sources: UICollectionViewLayout.h of the public SDK headers ("a UICollectionView showing
/// this layout will ensure its bounds.origin is always found at the leading edge, flipping its coordinate system horizontally if necessary")
/// and https://developer.apple.com/documentation/uikit/uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection
@MainActor struct FlippedLayoutTests {
  private final class FlippingFlow: UICollectionViewFlowLayout {
    var flips = true
    var development = UIUserInterfaceLayoutDirection.leftToRight
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { development }
  }

  private final class FlippingCompositional: UICollectionViewCompositionalLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// Squares of 50 points, one beside the other.
  private final class RowLayout: UICollectionViewLayout {
    var flips = false
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<20).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 50 * indexPath.item, y: 0, width: 50, height: 50)
      return attributes
    }
  }

  @MainActor private struct Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view: UICollectionView
    let source: ClosureDataSource

    init(
      _ layout: UICollectionViewLayout,
      count: Int = 20,
      _ direction: UITraitEnvironmentLayoutDirection = .rightToLeft
    ) {
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      source = ClosureDataSource(count: count) { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
      view.dataSource = source
      window.traitOverrides.layoutDirection = direction
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.layoutIfNeeded()
    }

    /// Where the cell of an item is seen on the screen.
    func seen(_ item: Int) -> CGRect? { view.cellForItem(at: [0, item]).map { $0.convert($0.bounds, to: window) } }
    var frame: CGRect? { view.cellForItem(at: [0, 0])?.frame }
  }

  private func flow(_ layout: UICollectionViewFlowLayout, horizontal: Bool = false) -> UICollectionViewFlowLayout {
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 10
    layout.scrollDirection = horizontal ? .horizontal : .vertical
    return layout
  }

  /// A flow layout that does not flip puts its items from right to left by itself, and leaves offsets as they are: reported of apps
  /// that support both directions.
  @Test func aFlowLayoutBeginsAtTheRight() throws {
    let layout = UICollectionViewFlowLayout()
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection && layout.developmentLayoutDirection == .leftToRight)
    let screen = Screen(flow(layout))
    #expect(!screen.view.flipsContent && screen.view.contentOffset.x == 0)
    expectEqual(screen.frame, CGRect(x: 220, y: 0, width: 100, height: 40))
    #expect(screen.seen(0) == screen.frame && screen.seen(2)?.minX == 0)
    expectEqual(screen.view.indexPathForItem(at: CGPoint(x: 310, y: 10)), [0, 0])
    let plain = Screen(flow(UICollectionViewFlowLayout()), .leftToRight)
    expectEqual(plain.frame, CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func aFlowLayoutThatScrollsToTheSideBeginsAtTheEndOfItsOffsets() {
    let screen = Screen(flow(UICollectionViewFlowLayout(), horizontal: true))
    expectEqual(screen.view.contentOffset.x, screen.view.contentSize.width - 320)
    expectEqual(screen.seen(0)?.maxX, 320)
    screen.view.scrollToItem(at: [0, 19], at: .left, animated: false)
    expectEqual(screen.view.contentOffset.x, 0)
  }

  @Test(arguments: [false, true]) func aFlowLayoutThatFlipsBeginsAtZeroWhichIsAtTheRight(isHorizontal: Bool) throws {
    let screen = Screen(flow(FlippingFlow(), horizontal: isHorizontal))
    #expect(screen.view.flipsContent && screen.view.contentOffset == .zero)
    expectEqual(screen.frame?.minX, 0)
    expectEqual(screen.seen(0)?.maxX, 320)
    screen.view.contentOffset = isHorizontal ? CGPoint(x: 30, y: 0) : CGPoint(x: 0, y: 10)
    screen.view.layoutIfNeeded()
    expectEqual(screen.seen(0)?.maxX, (isHorizontal ? 350 : 320))
    let cell = try #require(screen.view.cellForItem(at: [0, 0]))
    // A touch at the right, and where it is in the list.
    #expect(screen.window.hitTest(CGPoint(x: 310, y: 5), with: nil)?.isDescendant(of: cell) == true)
    let point = screen.view.convert(CGPoint(x: 310, y: 5), from: screen.window)
    expectEqual(screen.view.indexPathForItem(at: point), [0, 0])
    // What is in a cell is not mirrored.
    let label = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
    cell.contentView.addSubview(label)
    let seen = try #require(screen.seen(0))
    expectEqual(label.convert(label.bounds, to: screen.window).minX, seen.minX + 5)
    expectEqual(screen.window.convert(CGPoint(x: seen.minX + 5, y: seen.minY), to: label), .zero)
  }

  @Test func theDirectionOfDevelopmentIsTheOneInWhichNothingFlips() {
    let layout = FlippingFlow()
    layout.development = .rightToLeft
    expectEqual(Screen(flow(layout), .leftToRight).seen(0)?.maxX, 320)
    let other = FlippingFlow()
    other.development = .rightToLeft
    let screen = Screen(flow(other))
    #expect(!screen.view.flipsContent && screen.seen(0)?.maxX == 320)
  }

  @Test func aLayoutOfOnesOwnIsFlippedIfItSaysSo() {
    let plain = Screen(RowLayout())
    expectEqual(RowLayout().developmentLayoutDirection, .leftToRight)
    expectEqual(plain.seen(0), CGRect(x: 0, y: 0, width: 50, height: 50))
    let layout = RowLayout()
    layout.flips = true
    let flipped = Screen(layout)
    expectEqual(flipped.seen(0), CGRect(x: 270, y: 0, width: 50, height: 50))
    expectEqual(flipped.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
    expectEqual(flipped.view.indexPathsForVisibleItems.count, 7)
    let same = RowLayout()
    same.flips = true
    expectEqual(Screen(same, .leftToRight).seen(0)?.minX, 0)
  }

  @Test(arguments: [false, true]) func aCompositionalLayoutIsMirroredOnce(flips: Bool) throws {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40))
    func make(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> Screen {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = behavior
      return Screen(
        flips ? FlippingCompositional(section: section) : UICollectionViewCompositionalLayout(section: section)
      )
    }
    let plain = make(.none)
    expectEqual(plain.frame?.minX, (flips ? 0 : 220))
    expectEqual(plain.seen(0)?.maxX, 320)
    let scrolling = make(.continuous)
    expectEqual(scrolling.seen(0), CGRect(x: 220, y: 0, width: 100, height: 40))
    expectEqual(scrolling.seen(1), CGRect(x: 120, y: 0, width: 100, height: 40))
  }

  @Test func aDirectionThatChangesIsFollowed() {
    let screens = [
      Screen(flow(UICollectionViewFlowLayout()), .leftToRight), Screen(flow(FlippingFlow()), .leftToRight),
    ]
    for screen in screens {
      expectEqual(screen.seen(0)?.minX, 0)
      screen.view.semanticContentAttribute = .forceRightToLeft
      screen.view.setNeedsLayout()
      screen.view.layoutIfNeeded()
      expectEqual(screen.seen(0)?.maxX, 320)
    }
  }

  /// Keys go where things are seen.
  @Test(arguments: [false, true]) func theLeftKeyGoesToTheNextItem(flips: Bool) {
    let layout = FlippingFlow()
    layout.flips = flips
    let screen = Screen(flow(layout))
    expectEqual(screen.view.neighbor(of: [0, 0], .left) { _ in true }, [0, 1])
    #expect(screen.view.neighbor(of: [0, 0], .right) { _ in true } == nil)
  }
}
