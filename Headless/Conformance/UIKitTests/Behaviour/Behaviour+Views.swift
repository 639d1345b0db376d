import Foundation
import Roster

/// A view of which constraints say where it is.
@MainActor private func constrained(in superview: UIView) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// A view with a size of its own.
private final class Sized: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    size = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A scroll view of 100 by 100 points with content of 500 by 500.
@MainActor private func scroller() -> UIScrollView {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  scroll.contentInsetAdjustmentBehavior = .never
  scroll.contentSize = CGSize(width: 500, height: 500)
  return scroll
}

extension Behaviour {
  // MARK: Constraints

  /// Where a view is in one of 200 by 100 points.
  private static func placed(
    _ rule: String,
    _ expected: String,
    _ constraints: @escaping @MainActor @Sendable (UIView, UIView) -> [NSLayoutConstraint]
  ) -> Behaviour {
    Behaviour("Constraints", rule, expected) {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = constrained(in: box)
      NSLayoutConstraint.activate(constraints(view, box))
      box.layoutIfNeeded()
      return written(view.frame)
    }
  }

  static let constraints: [Behaviour] = [
    placed("Four edges", "10 20 180 60") { view, box in
      [
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
        view.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
        view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -20),
      ]
    },
    placed("A centre and a size", "75 40 50 20") { view, box in
      [
        view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
      ]
    },
    placed("A part of another breadth", "0 0 50 25") { view, box in
      [
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
        view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ]
    },
    placed("A required constraint comes before one of a priority", "0 0 80 10") { view, box in
      let wide = view.widthAnchor.constraint(equalToConstant: 150)
      wide.priority = .defaultHigh
      return [
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10), wide,
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
      ]
    },
    placed("The higher of two priorities counts", "0 0 60 10") { view, box in
      let low = view.widthAnchor.constraint(equalToConstant: 150)
      low.priority = .defaultLow
      let high = view.widthAnchor.constraint(equalToConstant: 60)
      high.priority = .defaultHigh
      return [
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10), low, high,
      ]
    },
    placed("The margins of a view are eight points", "8 8 184 84") { view, box in
      [
        view.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
        view.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
      ]
    },
    Behaviour("Constraints", "From right to left a leading edge is at the right", "140 0 50 10") {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      box.semanticContentAttribute = .forceRightToLeft
      let view = constrained(in: box)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: box.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      box.layoutIfNeeded()
      return written(view.frame)
    },
    Behaviour("Constraints", "A size of its own counts where nothing else does", "0 0 30 20") {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = Sized(30, 20)
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
      ])
      box.layoutIfNeeded()
      return written(view.frame)
    },
    Behaviour("Constraints", "The view that hugs less becomes broader", "30 170") {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let views = [Sized(30, 20), Sized(30, 20)]
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      }
      views[0].setContentHuggingPriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: box.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[1].trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ])
      box.layoutIfNeeded()
      return views.map { written($0.frame.width) }.joined(separator: " ")
    },
    Behaviour("Constraints", "The view that resists less becomes narrower", "150 50") {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let views = [Sized(150, 20), Sized(150, 20)]
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        view.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      }
      views[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: box.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[1].trailingAnchor.constraint(equalTo: box.trailingAnchor),
      ])
      box.layoutIfNeeded()
      return views.map { written($0.frame.width) }.joined(separator: " ")
    },
    Behaviour("Constraints", "A changed constant counts at the next layout", "10 40") {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = constrained(in: box)
      let height = view.heightAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10), height,
      ])
      box.layoutIfNeeded()
      let first = view.frame.height
      height.constant = 40
      box.layoutIfNeeded()
      return "\(written(first)) \(written(view.frame.height))"
    },
    Behaviour("Constraints", "A view that is removed takes its constraints with others away", "0") {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let view = constrained(in: box)
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      view.removeFromSuperview()
      return "\(box.constraints.count)"
    },
    Behaviour("Constraints", "systemLayoutSizeFitting with a required breadth says the height", "100 30") {
      let box = UIView()
      let view = constrained(in: box)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        view.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      return written(
        box.systemLayoutSizeFitting(
          CGSize(width: 100, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
      )
    },
    Behaviour("Constraints", "systemLayoutSizeFitting compressed says the smallest size", "40 20") {
      let box = UIView()
      let view = constrained(in: box)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        view.topAnchor.constraint(equalTo: box.topAnchor), view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      return written(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    },
    Behaviour("Constraints", "A row is as high as the constraints of its cell say", "100") {
      final class Tall: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let view = constrained(in: contentView)
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 100),
          ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      let table = TextTable([["a"]])
      table.view.rowHeight = UITableView.automaticDimension
      table.view.estimatedRowHeight = 44
      table.view.separatorStyle = .none
      table.view.register(Tall.self, forCellReuseIdentifier: "text")
      return written(table.laidOut().view.rectForRow(at: path(0, 0)).height)
    },
  ]

  // MARK: Stack views

  /// Where views of a stack of 200 by 100 points are.
  private static func stacked(
    _ rule: String,
    _ expected: String,
    _ sizes: [(CGFloat, CGFloat)],
    _ change: @escaping @MainActor @Sendable (UIStackView) -> Void
  ) -> Behaviour {
    let numbers = sizes.map { [$0.0, $0.1] }
    return Behaviour("Stack views", rule, expected) {
      let stack = UIStackView(arrangedSubviews: numbers.map { Sized($0[0], $0[1]) })
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      change(stack)
      stack.layoutIfNeeded()
      return stack.arrangedSubviews.filter { !$0.isHidden }.map { written($0.frame) }.joined(separator: ", ")
    }
  }

  static let stackViews: [Behaviour] = [
    stacked("Views that fill equally are equally broad", "0 0 100 100, 100 0 100 100", [(10, 10), (30, 10)]) {
      $0.distribution = .fillEqually
    },
    stacked("The spacing is between them", "0 0 95 100, 105 0 95 100", [(10, 10), (30, 10)]) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    },
    stacked("A hidden view takes no room", "0 0 200 100", [(10, 10), (30, 10)]) {
      $0.distribution = .fillEqually
      $0.spacing = 10
      $0.arrangedSubviews[0].isHidden = true
    },
    stacked("Aligned at the top they keep their heights", "0 0 100 10, 100 0 100 30", [(10, 10), (30, 30)]) {
      $0.distribution = .fillEqually
      $0.alignment = .top
    },
    stacked("Aligned at the centre", "0 45 100 10, 100 35 100 30", [(10, 10), (30, 30)]) {
      $0.distribution = .fillEqually
      $0.alignment = .center
    },
    stacked("Aligned at the bottom", "0 90 100 10, 100 70 100 30", [(10, 10), (30, 30)]) {
      $0.distribution = .fillEqually
      $0.alignment = .bottom
    },
    stacked("Equal spaces", "0 0 20 100, 90 0 20 100, 180 0 20 100", [(20, 10), (20, 10), (20, 10)]) {
      $0.distribution = .equalSpacing
    },
    stacked("In proportion to their sizes", "0 0 50 100, 50 0 150 100", [(10, 10), (30, 10)]) {
      $0.distribution = .fillProportionally
    },
    stacked("One below the other", "0 0 200 50, 0 50 200 50", [(10, 10), (30, 10)]) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
    },
    stacked("A space after one view", "0 0 85 100, 115 0 85 100", [(10, 10), (30, 10)]) {
      $0.distribution = .fillEqually
      $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
    },
    stacked("Relative to its margins", "5 5 190 90", [(10, 10)]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    },
    Behaviour("Stack views", "A view that is no longer arranged is still a subview", "0 1") {
      let view = UIView()
      let stack = UIStackView(arrangedSubviews: [view])
      stack.removeArrangedSubview(view)
      return "\(stack.arrangedSubviews.count) \(stack.subviews.count)"
    },
    Behaviour("Stack views", "A view that is removed is no longer arranged", "0") {
      let view = UIView()
      let stack = UIStackView(arrangedSubviews: [view])
      view.removeFromSuperview()
      return "\(stack.arrangedSubviews.count)"
    },
    Behaviour("Stack views", "From right to left the first view is at the right", "100 0") {
      let views = [UIView(), UIView()]
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      stack.distribution = .fillEqually
      stack.semanticContentAttribute = .forceRightToLeft
      stack.layoutIfNeeded()
      return views.map { written($0.frame.minX) }.joined(separator: " ")
    },
  ]

  // MARK: Views

  static let views: [Behaviour] = [
    Behaviour("Views", "A frame is a centre and bounds", "25 40 0 0 50 40") {
      let view = UIView(frame: CGRect(x: 0, y: 20, width: 50, height: 40))
      return "\(written(view.center.x)) \(written(view.center.y)) \(written(view.bounds))"
    },
    Behaviour("Views", "A new centre moves the frame", "75 80 50 40") {
      let view = UIView(frame: CGRect(x: 0, y: 20, width: 50, height: 40))
      view.center = CGPoint(x: 100, y: 100)
      return written(view.frame)
    },
    Behaviour("Views", "A view that is added again comes to the front", "1 0") {
      let box = UIView()
      let views = [UIView(), UIView()]
      for view in views { box.addSubview(view) }
      box.addSubview(views[0])
      return box.subviews.map { view in "\(views.firstIndex { $0 === view } ?? -1)" }.joined(separator: " ")
    },
    Behaviour("Views", "A view has one superview", "0 1") {
      let boxes = [UIView(), UIView()]
      let view = UIView()
      for box in boxes { box.addSubview(view) }
      return boxes.map { "\($0.subviews.count)" }.joined(separator: " ")
    },
    Behaviour("Views", "A tag is found in the view itself and below it", "true true") {
      let box = UIView()
      let view = UIView()
      view.tag = 7
      box.addSubview(view)
      return "\(box.viewWithTag(7) === view) \(view.viewWithTag(7) === view)"
    },
    Behaviour("Views", "A mask that is flexible in breadth keeps both margins", "10 10 180 30") {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
      view.autoresizingMask = .flexibleWidth
      box.addSubview(view)
      box.frame.size.width = 200
      return written(view.frame)
    },
    Behaviour("Views", "A point is converted through superviews", "25 35") {
      let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      root.addSubview(box)
      box.addSubview(view)
      let point = view.convert(CGPoint(x: 5, y: 5), to: root)
      return "\(written(point.x)) \(written(point.y))"
    },
    Behaviour("Views", "What is hit is the front view that has the point", "front") {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let views = [UIView(frame: box.bounds), UIView(frame: box.bounds)]
      for view in views { box.addSubview(view) }
      return box.hitTest(CGPoint(x: 5, y: 5), with: nil) === views[1] ? "front" : "another"
    },
    Behaviour("Views", "A view without interaction is not hit, nor a hidden one, nor one that is transparent", "box") {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let views = [UIView(frame: box.bounds), UIView(frame: box.bounds), UIView(frame: box.bounds)]
      for view in views { box.addSubview(view) }
      views[0].isUserInteractionEnabled = false
      views[1].isHidden = true
      views[2].alpha = 0
      return box.hitTest(CGPoint(x: 5, y: 5), with: nil) === box ? "box" : "another"
    },
    Behaviour("Views", "A layout is done once, when it is needed", "1 1 2") {
      final class Counting: UIView {
        var layouts = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          layouts += 1
        }
      }
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      let first = view.layouts
      view.layoutIfNeeded()
      let second = view.layouts
      view.setNeedsLayout()
      view.layoutIfNeeded()
      return "\(first) \(second) \(view.layouts)"
    },
    Behaviour("Views", "sizeToFit takes the size that sizeThatFits says", "0 0 12 34") {
      final class Fitting: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 12, height: 34) }
      }
      let view = Fitting()
      view.sizeToFit()
      return written(view.frame)
    },
    Behaviour("Views", "A switch that a program turns sends no action", "true 0") {
      let control = UISwitch()
      var actions = 0
      control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
      control.setOn(true, animated: false)
      return "\(control.isOn) \(actions)"
    },
    Behaviour("Views", "A control sends its actions in their order", "a b") {
      let control = UIControl()
      var log: [String] = []
      control.addAction(UIAction { _ in log.append("a") }, for: .primaryActionTriggered)
      control.addAction(UIAction { _ in log.append("b") }, for: .primaryActionTriggered)
      control.sendActions(for: .primaryActionTriggered)
      return log.joined(separator: " ")
    },
    Behaviour("Views", "A controller loads its view when it is asked for it", "false true") {
      let controller = UIViewController()
      let before = controller.isViewLoaded
      _ = controller.view
      return "\(before) \(controller.isViewLoaded)"
    },
    Behaviour("Views", "A child is told of its parent", "true") {
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return "\(child.parent === parent)"
    },
    Behaviour("Views", "A controller that is pushed is at the top", "true 2") {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let next = UIViewController()
      navigation.pushViewController(next, animated: false)
      return "\(navigation.topViewController === next) \(navigation.viewControllers.count)"
    },
    Behaviour("Views", "A transparent parent does not change a child's own alpha", "1") {
      let box = UIView()
      let view = UIView()
      box.alpha = 0.5
      box.addSubview(view)
      return written(view.alpha)
    },
    // No source says what happens in the next three: a table from a Mac does.
    Behaviour("Views", "Content at rest at its edges, when insets come", "0 -20") {
      let scroll = scroller()
      scroll.contentInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
      return "\(written(scroll.contentOffset.x)) \(written(scroll.contentOffset.y))"
    },
    Behaviour("Views", "Content at rest at its end, when an inset goes", "500") {
      let scroll = scroller()
      scroll.contentInset.bottom = 100
      scroll.contentOffset.y = 500
      scroll.contentInset.bottom = 0
      return written(scroll.contentOffset.y)
    },
    Behaviour("Views", "Content at rest at its end, when it becomes smaller", "400") {
      let scroll = scroller()
      scroll.contentOffset.y = 400
      scroll.contentSize.height = 200
      return written(scroll.contentOffset.y)
    },
  ]
}
