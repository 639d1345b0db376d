import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Small layouts with one result each. Those without a source of UIKit's own follow from the priorities alone.
@MainActor struct AutoLayoutVectorTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  /// A view that asks for a size, in the container.
  private func view(
    _ width: CGFloat = UIView.noIntrinsicMetric,
    _ height: CGFloat = UIView.noIntrinsicMetric,
    hugging: Float = 250,
    resistance: Float = 750
  ) -> SizedView {
    let view = SizedView(width, height, hugging: hugging, resistance: resistance)
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return view
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  private func frames(_ views: UIView...) -> [[CGFloat]] {
    container.layoutIfNeeded()
    return views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  /// The places and widths of views.
  private func spans(_ views: UIView...) -> [[CGFloat]] {
    container.layoutIfNeeded()
    return views.map { [$0.frame.minX, $0.frame.width] }
  }

  private func resize(_ width: CGFloat, _ height: CGFloat = 100) {
    container.frame.size = CGSize(width: width, height: height)
  }

  /// The numbers rounded to the pixels of a display with scale 2, as frames are.
  private func pixels(_ numbers: [CGFloat]) -> [CGFloat] { numbers.map { ($0 * 2).rounded() / 2 } }

  @Test func a1PinnedToAllEdges() {
    resize(320)
    let child = view()
    activate(
      child.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      child.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      child.topAnchor.constraint(equalTo: container.topAnchor, constant: 16),
      child.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -16)
    )
    expectEqual(frames(child), [[16, 16, 288, 68]])
  }

  @Test func a2Centred() {
    resize(201, 101)
    let child = view()
    activate(
      child.widthAnchor.constraint(equalToConstant: 50),
      child.heightAnchor.constraint(equalToConstant: 30),
      child.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: container.centerYAnchor)
    )
    expectEqual(frames(child), [[75.5, 35.5, 50, 30]])
  }

  @Test func a3MultiplierAndConstant() {
    let child = view()
    activate(
      child.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      child.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5, constant: 10)
    )
    expectEqual(spans(child), [[0, 160]])
  }

  @Test func a4AtTheEnd() {
    resize(200)
    let child = view(40, 40)
    activate(
      child.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -8),
      child.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -8)
    )
    expectEqual(frames(child), [[152, 52, 40, 40]])
  }

  /// Two views beside each other, 10 from the edges, with a gap of 8.
  private func pair(_ a: SizedView, _ b: SizedView) {
    activate(
      a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10)
    )
  }

  @Test func a5TheViewThatHugsLessGrows() {
    let (a, b) = (view(80, 10, hugging: 251), view(60, 10, hugging: 250))
    pair(a, b)
    expectEqual(spans(a, b), [[10, 80], [98, 192]])
  }

  @Test func a6TheViewThatHugsLessGrowsAlsoInFront() {
    let (a, b) = (view(80, 10, hugging: 250), view(60, 10, hugging: 251))
    pair(a, b)
    expectEqual(spans(a, b), [[10, 212], [230, 60]])
  }

  @Test func a7TheViewThatResistsLessShrinks() {
    resize(120)
    let (a, b) = (view(80, 10, resistance: 751), view(60, 10, resistance: 750))
    pair(a, b)
    expectEqual(spans(a, b), [[10, 80], [98, 12]])
  }

  @Test func a8TheViewThatResistsLessShrinksAlsoInFront() {
    resize(120)
    let (a, b) = (view(80, 10, resistance: 750), view(60, 10, resistance: 751))
    pair(a, b)
    expectEqual(spans(a, b), [[10, 32], [50, 60]])
  }

  @Test func a9ManyWeakConstraintsDoNotOutweighAStrongerOne() {
    let child = view()
    let strong = child.widthAnchor.constraint(equalToConstant: 100)
    strong.priority = UILayoutPriority(251)
    strong.isActive = true
    for _ in 0..<3 {
      let weak = child.widthAnchor.constraint(equalToConstant: 0)
      weak.priority = .defaultLow
      weak.isActive = true
    }
    expectEqual(spans(child), [[0, 100]])
  }

  @Test(arguments: [(300, 150), (500, 200)] as [(CGFloat, CGFloat)]) func a10Limit(outer: CGFloat, expected: CGFloat) {
    resize(outer)
    let child = view()
    let wish = child.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = .defaultHigh
    activate(child.widthAnchor.constraint(lessThanOrEqualTo: container.widthAnchor, multiplier: 0.5), wish)
    expectEqual(spans(child), [[0, expected]])
  }

  /// Apple, "Auto Layout Guide", Two Different-Width Views.
  @Test(arguments: [(375, [20, 177, 205, 150]), (667, [20, 412.667, 440.667, 206.333])] as [(CGFloat, [CGFloat])])
  func a11TwoDifferentWidths(outer: CGFloat, expected: [CGFloat]) {
    resize(outer)
    let (red, blue) = (view(), view())
    let ratio = red.widthAnchor.constraint(equalTo: blue.widthAnchor, multiplier: 2)
    ratio.priority = .defaultHigh
    activate(
      red.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
      blue.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
      blue.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
      ratio
    )
    expectEqual(
      spans(red, blue).flatMap { [$0[0], $0[0] + $0[1]] },
      pixels([
        expected[0], expected[0] + expected[1], expected[2], expected[2] + expected[3],
      ])
    )
  }

  @Test func a12ATextIsCutOffWithoutALog() {
    resize(150)
    let child = view(200, 20)
    activate(
      child.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      child.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16)
    )
    let warnings = HeadlessLayoutWarning.recording { expectEqual(spans(child), [[16, 118]]) }
    expectEqual(warnings, [])
  }

  @Test(arguments: [(80, 80), (400, 268)] as [(CGFloat, CGFloat)]) func a13AtMost(content: CGFloat, expected: CGFloat) {
    let child = view(content, 20)
    activate(
      child.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      child.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor, constant: -16)
    )
    expectEqual(spans(child), [[16, expected]])
  }

  @Test func a14CentredAtMost() {
    let child = view(400, 20)
    activate(
      child.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      child.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 16)
    )
    expectEqual(spans(child), [[16, 268]])
  }

  /// gscalzo/Swift2ByExample#7: the log names no `width >= 0`.
  @Test func a15WidthsAreNotNegative() throws {
    resize(0)
    let child = view()
    let warnings = HeadlessLayoutWarning.recording {
      activate(
        child.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
        child.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20)
      )
      container.layoutIfNeeded()
    }
    let warning = try #require(warnings.first)
    expectEqual(warnings.count, 1)
    expectEqual(warning.kind, .unsatisfiableConstraints)
    expectEqual(warning.constraints.count, 3)
    #expect(warning.constraints.contains { $0.contains("UIView-Encapsulated-Layout-Width") })
  }

  @Test(arguments: [(400, [68, 259]), (180, [68, 180])] as [(CGFloat, [CGFloat])])
  func a16ATitleBetweenAnImageAndABadge(title width: CGFloat, expected: [CGFloat]) {
    resize(375)
    let (image, title) = (view(), view(width, 20))
    let badge = view(24, 24, hugging: 251, resistance: 751)
    activate(
      image.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      image.widthAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      badge.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -16),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8)
    )
    expectEqual(spans(image, title, badge), [[16, 40], expected, [335, 24]])
  }

  @Test func a17AspectRatio() {
    resize(320)
    let child = view()
    activate(
      child.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      child.topAnchor.constraint(equalTo: container.topAnchor),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 9.0 / 16)
    )
    expectEqual(frames(child), [[0, 0, 320, 180]])
  }

  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
  }

  @Test func a18AlignmentRectangles() {
    resize(200)
    let child = Shadowed()
    child.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(child)
    activate(
      child.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      child.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      child.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -10)
    )
    expectEqual(frames(child), [[7, 8, 188, 86]])
    expectEqual(child.alignmentRect(forFrame: child.frame), CGRect(x: 10, y: 10, width: 180, height: 80))
    expectEqual(child.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 180, height: 80)), child.frame)
  }

  private func pin(_ child: UIView, to guide: UILayoutGuide) {
    activate(
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    )
  }

  @Test func a19Margins() {
    resize(320)
    let child = view()
    pin(child, to: container.layoutMarginsGuide)
    expectEqual(frames(child), [[8, 8, 304, 84]])
    expectEqual(container.layoutMarginsGuide.layoutFrame, child.frame)
  }

  @Test func a20MarginsAndTheSafeArea() {
    resize(390, 844)
    container.setSafeAreaInsets(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let child = view()
    pin(child, to: container.layoutMarginsGuide)
    expectEqual(frames(child), [[8, 67, 374, 735]])
    container.insetsLayoutMarginsFromSafeArea = false
    expectEqual(frames(child), [[8, 8, 374, 828]])
  }

  @Test func a21MarginsOfTheSuperview() {
    container.layoutMargins.left = 20
    let child = UIView(frame: CGRect(x: 5, y: 30, width: 200, height: 40))
    container.addSubview(child)
    expectEqual(child.layoutMargins.left, 8)
    child.preservesSuperviewLayoutMargins = true
    expectEqual(child.layoutMargins, UIEdgeInsets(top: 8, left: 15, bottom: 8, right: 8))
  }

  // MARK: Stacks

  /// Sources: the constraints of a `UIStackView` printed by kean/Arranged.
  private func stack(_ width: CGFloat, _ views: [UIView], _ configure: (UIStackView) -> Void = { _ in }) -> [[CGFloat]]
  {
    UIStackView(.horizontal, width, 20, views, configure).frames.map { [$0[0], $0[2]] }
  }

  @Test func a22TheFirstOfEqualsGivesWay() {
    expectEqual(stack(300, [SizedView(80, 10), SizedView(60, 10)]) { $0.spacing = 8 }, [[0, 232], [240, 60]])
    expectEqual(stack(120, [SizedView(80, 10), SizedView(60, 10)]) { $0.spacing = 8 }, [[0, 52], [60, 60]])
  }

  @Test func a23EdgesAreRoundedToPixels() {
    let frames = stack(300, [UIView(), UIView(), UIView()]) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    expectEqual(frames.map { $0[0] }, [0, 103.5, 206.5])
    expectEqual(frames.map { $0[0] + $0[1] }, [93.5, 196.5, 300])
  }

  @Test(
    arguments: [(0, [0, 114.286, 171.429, 200]), (10, [0, 106.667, 116.667, 170, 180, 200])] as [(CGFloat, [CGFloat])]
  )
  func a24Proportions(spacing: CGFloat, edges: [CGFloat]) {
    let frames = stack(200, [SizedView(160, 10), SizedView(80, 10), SizedView(40, 10)]) {
      $0.distribution = .fillProportionally
      $0.spacing = spacing
    }
    var found = frames.flatMap { [$0[0], $0[0] + $0[1]] }
    if spacing == 0 { found = [found[0], found[1], found[3], found[5]] }
    expectEqual(found, pixels(edges))
  }

  @Test func a25EqualSpacing() {
    let wide = stack(300, [SizedView(40, 10), SizedView(60, 10), SizedView(50, 10)]) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    expectEqual(wide, [[0, 40], [115, 60], [250, 50]])
    let narrow = stack(150, [SizedView(40, 10), SizedView(60, 10), SizedView(50, 10)]) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    expectEqual(narrow, [[0, 20], [30, 60], [100, 50]])
  }

  @Test(arguments: [(300, [0, 117.5, 250]), (180, [0, 57.5, 130])] as [(CGFloat, [CGFloat])])
  func a26EqualCentering(width: CGFloat, expected: [CGFloat]) {
    let frames = stack(width, [SizedView(40, 10), SizedView(60, 10), SizedView(50, 10)]) {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    expectEqual(frames.map { $0[0] }, expected)
  }

  @Test(
    arguments: [
      (.leading, 200, [[0, 40], [0, 100]]), (.center, 200, [[80, 40], [50, 100]]),
      (.trailing, 200, [[160, 40], [100, 100]]), (.fill, 200, [[0, 200], [0, 200]]),
      (.center, 80, [[20, 40], [0, 80]]),
    ] as [(UIStackView.Alignment, CGFloat, [[CGFloat]])]
  )
  func a27Across(alignment: UIStackView.Alignment, width: CGFloat, expected: [[CGFloat]]) {
    let stack = UIStackView(.vertical, width, 60, [SizedView(40, 20), SizedView(100, 40)]) { $0.alignment = alignment }
    expectEqual(stack.frames.map { [$0[0], $0[2]] }, expected)
  }

  @Test func a28HiddenViewsTakeNoRoom() {
    let views = [SizedView(40, 10), SizedView(60, 10), SizedView(50, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, 170)
    views[1].isHidden = true
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expectEqual(size.width, 100)
    stack.frame.size = size
    stack.layoutIfNeeded()
    expectEqual([views[0].frame.minX, views[2].frame.minX], [0, 50])
  }

  /// A view as high as a text of three lines where it is 288 wide.
  private final class Wrapping: UILabel {
    override func headlessHeight(inWidth width: CGFloat) -> CGFloat { width == 288 ? 60 : 20 }
    override var intrinsicContentSize: CGSize { CGSize(width: 700, height: 20) }
  }

  @Test func a29ACellIsAsHighAsItsText() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = Wrapping()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    for constraint in [
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -16),
    ] { constraint.isActive = true }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: 320, height: 92))
    cell.frame.size = size
    cell.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 16, y: 16, width: 288, height: 60))
  }

  @Test func a30FromRightToLeft() {
    resize(320)
    container.semanticContentAttribute = .forceRightToLeft
    let (leading, left) = (view(40, 10), view(40, 10))
    let (a, b) = (SizedView(40, 10), SizedView(60, 10))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    activate(
      leading.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      left.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    )
    expectEqual(spans(leading, left), [[264, 40], [16, 40]])
    expectEqual([a, b].map { stack.convert($0.frame.origin, to: container).x }, [280, 212])
  }

  /// A public measurement on a device with scale 3: of equals the first one stretches.
  @Test func a31TheFirstLabelStretches() {
    resize(428)
    let (a, b) = (view(71, 20), view(97.333, 20))
    activate(
      a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20)
    )
    expectEqual(spans(a, b).flatMap { [$0[0], $0[0] + $0[1]] }, pixels([20, 300.667, 310.667, 408]))
  }

  @Test func aWishBetweenHuggingAndResistanceGrowsAndDoesNotShrink() {
    resize(200)
    let child = view(80, 10)
    let wish = child.widthAnchor.constraint(equalTo: container.widthAnchor)
    wish.priority = UILayoutPriority(749)
    activate(wish, child.widthAnchor.constraint(lessThanOrEqualToConstant: 1_000))
    expectEqual(spans(child), [[0, 200]])
    resize(60)
    expectEqual(spans(child), [[0, 80]])
  }
}
