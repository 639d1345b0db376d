import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Whatever changes, in whatever order, the layout is that of the same tree built anew.
@MainActor struct LayoutEngineRandomTests {
  /// A tree of labels, stacks and boxes, with things in it that change.
  @MainActor private final class Screen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let header = UILabel()
    let body = UILabel()
    /// It keeps the margins of the root, and scrolls where its content is larger.
    let scrollView = UIScrollView(frame: CGRect(x: 4, y: 280, width: 300, height: 180))
    /// It keeps the margins of the scroll view.
    let box = UIView(frame: CGRect(x: 6, y: 20, width: 100, height: 60))
    let inner = UILabel()
    let stack = UIStackView()
    let labels = (0..<4).map { _ in UILabel() }
    private(set) var constants: [NSLayoutConstraint] = []
    private(set) var optional: [NSLayoutConstraint] = []

    init() {
      for view in [header, body, stack] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      body.numberOfLines = 0
      box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      root.addSubview(scrollView)
      scrollView.addSubview(box)
      for view in [scrollView, box] { view.preservesSuperviewLayoutMargins = true }
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inner)
      for label in labels { stack.addArrangedSubview(label) }
      constants = [
        header.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 8),
        header.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 4),
        body.topAnchor.constraint(equalTo: header.lastBaselineAnchor, constant: 12),
        body.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        stack.topAnchor.constraint(greaterThanOrEqualTo: body.bottomAnchor, constant: 6),
        inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: 3),
      ]
      optional = [
        stack.widthAnchor.constraint(equalTo: body.widthAnchor),
        header.trailingAnchor.constraint(lessThanOrEqualTo: body.trailingAnchor),
        stack.topAnchor.constraint(equalTo: body.bottomAnchor),
        inner.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5),
      ]
      for (index, constraint) in optional.enumerated() {
        constraint.priority = UILayoutPriority(Float(200 + 200 * index))
      }
      NSLayoutConstraint.activate(
        constants + [
          body.leadingAnchor.constraint(equalTo: header.leadingAnchor),
          stack.leadingAnchor.constraint(equalTo: header.leadingAnchor),
          inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        ]
      )
    }

    func change(_ generator: inout SeededGenerator) {
      func text() -> String { String(repeating: "word ", count: Int.random(in: 0...30, using: &generator)) }
      func points(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
      switch Int.random(in: 0..<19, using: &generator) {
      case 0, 1:
        constants.randomElement(using: &generator)?.constant = CGFloat(Int.random(in: -20...40, using: &generator))
      case 2, 3: optional.randomElement(using: &generator)?.isActive.toggle()
      case 4: header.text = text()
      case 5: body.text = text()
      case 6: labels.randomElement(using: &generator)?.text = text()
      case 7: labels.randomElement(using: &generator)?.isHidden.toggle()
      case 8: root.frame.size.width = CGFloat(Int.random(in: 100...500, using: &generator))
      case 9: box.frame.size.width = CGFloat(Int.random(in: 20...200, using: &generator))
      case 10: header.font = .systemFont(ofSize: CGFloat(Int.random(in: 10...30, using: &generator)))
      case 11:
        stack.distribution = UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &generator)) ?? .fill
        stack.spacing = CGFloat(Int.random(in: 0...12, using: &generator))
      case 12:
        root.setSafeAreaInsets(
          UIEdgeInsets(top: CGFloat(Int.random(in: 0...50, using: &generator)), left: 0, bottom: 0, right: 0)
        )
      case 13: root.layoutMargins = UIEdgeInsets(top: 8, left: points(0...40), bottom: 8, right: points(0...40))
      case 14: [scrollView, box].randomElement(using: &generator)?.preservesSuperviewLayoutMargins.toggle()
      case 15: [scrollView, box].randomElement(using: &generator)?.frame.origin.x = points(-10...30)
      case 16: scrollView.contentSize = CGSize(width: points(200...400), height: points(100...300))
      case 17: scrollView.frame.size.width = points(200...400)
      default: root.semanticContentAttribute = Bool.random(using: &generator) ? .forceRightToLeft : .unspecified
      }
    }

    /// All frames that constraints give.
    var frames: [CGRect] {
      root.layoutIfNeeded()
      return ([header, body, stack, inner] as [UIView] + labels.filter { !$0.isHidden }).map(\.frame)
    }

    var fitted: CGSize {
      root.systemLayoutSizeFitting(
        CGSize(width: 250, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
  }

  @Test(arguments: Seeds.some(of: 1...40)) func layoutsDoNotDependOnWhatWasThereBefore(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let screen = Screen()
    for step in 0..<60 {
      screen.change(&generator)
      if Bool.random(using: &generator) { _ = screen.fitted }
      let frames = screen.frames
      screen.root.layoutStructureDidChange()
      expectEqual(screen.frames, frames, "seed \(seed), step \(step)")
      let fitted = screen.fitted
      screen.root.layoutStructureDidChange()
      expectEqual(screen.fitted, fitted, "seed \(seed), step \(step)")
      expectEqual(screen.frames, frames, "seed \(seed), step \(step), after fitting")
      if screen.frames != frames { return }
    }
  }
}
