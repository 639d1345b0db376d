#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  extension AccessibilityAudit {
    /// The minimum width and height of a tappable view, in points: Apple's Human Interface Guidelines, Accessibility.
    static let leastTarget: CGFloat = 44
    /// The height of the system's own fields, in points.
    private static let fieldHeight: CGFloat = 34
    /// The minimum size of large text, in points, and the contrast ratios of small and of large text: Apple's Human Interface
    /// Guidelines, Accessibility.
    private static let largeText: CGFloat = 18
    private static let (smallTextContrast, largeTextContrast) = (4.5 as CGFloat, 3 as CGFloat)

    static func text(_ size: CGSize) -> String {
      func number(_ length: CGFloat) -> String {
        length == length.rounded() ? "\(Int(length))" : "\((length * 10).rounded() / 10)"
      }
      return "\(number(size.width)) × \(number(size.height))"
    }

    /// Returns a view's name for a person: its label, its identifier, or its kind and place.
    private func name(_ view: UIView) -> String {
      let label = SpokenReader(window: screen.window).label(of: view)
      if !label.isEmpty { return "“\(label)”" }
      if let identifier = view.accessibilityIdentifier { return "The \(kind(view)) “\(identifier)”" }
      let frame = view.convert(view.bounds, to: screen.window)
      let place = "at \(Int(frame.minX)), \(Int(frame.minY))"
      guard let cell = view.enclosingCell, let list = cell.enclosingList, let path = list.path(of: cell) else {
        return "The \(kind(view)) \(place)"
      }
      return "The \(kind(view)) in \(list.itemName) \(path.section)-\(path.item)"
    }

    private func kind(_ view: UIView) -> String {
      switch view {
      case is UIButton: "button"
      case is UISwitch: "switch"
      case is UITextField, is UITextView: "field"
      case is UISlider: "slider"
      case is UIStepper: "stepper"
      case is UISegmentedControl: "segmented control"
      case is UIImageView: "picture"
      default: "view"
      }
    }

    // MARK: Elements

    func look(at elements: [SpokenElement]) {
      guard rules.contains(.labels) else { return }
      for element in elements where element.label.trimmingCharacters(in: .whitespaces).isEmpty {
        if let view = element.view {
          // A search field's role states its purpose.
          guard view is UIControl, !(view is UISegmentedControl), !(view is UIPageControl), !(view is UISearchTextField)
          else { continue }
          let name = name(view)
          note(
            .labels,
            name,
            "\(name) has no name: VoiceOver says “\(element.roles.joined(separator: ", "))”, and not what for."
          )
        } else {
          note(.labels, "bar", "A button of the bar has no name: VoiceOver says “button”, and not what for.")
        }
      }
    }

    // MARK: Views

    func look(at view: UIView) {
      if rules.contains(.targetSizes) { lookAtTarget(view) }
      if rules.contains(.roles) { lookAtRole(view) }
      if rules.contains(.actions) { lookAtGestures(view) }
      if rules.contains(.order), let own = view.accessibilityElements {
        lookAtOwnOrder(own.compactMap { $0 as? UIView }, view)
      }
    }

    private func recognizers<Kind: UIGestureRecognizer>(_ kind: Kind.Type, _ view: UIView) -> [Kind] {
      (view.gestureRecognizers ?? []).compactMap { $0 as? Kind }.filter(\.isEnabled)
    }

    private func isTapped(_ view: UIView) -> Bool {
      view.isUserInteractionEnabled && !(view is UIScrollView)
        && !recognizers(UITapGestureRecognizer.self, view).isEmpty
    }

    private func lookAtTarget(_ view: UIView) {
      let control = view as? UIControl
      guard control?.isEnabled ?? isTapped(view), view.isReachableByTouch else { return }
      var least = CGSize(width: Self.leastTarget, height: Self.leastTarget)
      switch view {
      case is UISwitch, is UIStepper, is UISlider, is UISegmentedControl, is UIPageControl, is UIRefreshControl: return
      case is UITextField: least.height = Self.fieldHeight
      default: break
      }
      let bounds = view.bounds
      if bounds.width >= least.width, bounds.height >= least.height { return }
      // A view may take touches around it, too.
      let target = CGRect(
        x: bounds.midX - max(bounds.width, least.width) / 2,
        y: bounds.midY - max(bounds.height, least.height) / 2,
        width: max(bounds.width, least.width),
        height: max(bounds.height, least.height)
      ).insetBy(dx: 0.5, dy: 0.5)
      let corners = [
        CGPoint(x: target.minX, y: target.minY), CGPoint(x: target.maxX, y: target.minY),
        CGPoint(x: target.minX, y: target.maxY), CGPoint(x: target.maxX, y: target.maxY),
      ]
      if corners.allSatisfy({ view.point(inside: $0, with: nil) }) { return }
      let name = name(view)
      note(
        .targetSizes,
        name,
        "\(name) has \(Self.text(bounds.size)) points to hit; a finger needs \(Self.text(least))."
      )
    }

    private func lookAtRole(_ view: UIView) {
      guard !(view is UIControl), isTapped(view) else { return }
      let said: UIAccessibilityTraits = [.button, .link]
      let isSaid =
        !view.accessibilityTraits.isDisjoint(with: said)
        || view.shownViews.contains { $0.isAccessibilityElement && !$0.accessibilityTraits.isDisjoint(with: said) }
      // A whole row is tapped like any row.
      guard !isSaid, !(view is UITableViewCell), view.enclosingCell.map({ $0 !== view.superview }) ?? true else {
        return
      }
      let name = name(view)
      note(.roles, name, "\(name) reacts to a tap, and VoiceOver does not say that it is a button.")
    }

    private func lookAtGestures(_ view: UIView) {
      guard !(view is UIScrollView), view.isUserInteractionEnabled else { return }
      let gestures: [(String, Bool)] = [
        ("a swipe", !recognizers(UISwipeGestureRecognizer.self, view).isEmpty),
        ("a long press", !recognizers(UILongPressGestureRecognizer.self, view).isEmpty),
      ]
      let offersActions = sequence(first: view, next: { $0.superview }).prefix { !($0 is UIScrollView) }
        .contains { $0.accessibilityCustomActions?.isEmpty == false }
      guard !offersActions else { return }
      for (gesture, isThere) in gestures where isThere {
        let name = name(view)
        note(
          .actions,
          name + gesture,
          "\(name) reacts to \(gesture), and there is no action for those who cannot make it."
        )
      }
    }

    private func lookAtOwnOrder(_ own: [UIView], _ view: UIView) {
      let reader = SpokenReader(window: screen.window)
      let expected = view.inReadingOrder(own)
      guard let wrong = zip(own, expected).first(where: { $0 !== $1 }) else { return }
      let (first, second) = (reader.label(of: wrong.0), reader.label(of: wrong.1))
      note(.order, first + second, "“\(first)” is read before “\(second)”, which stands before it on the screen.")
    }

    // MARK: Swipes

    func lookAtActions(_ list: ScreenList, _ path: IndexPath, _ name: String, isRead: Bool) {
      guard environment.isUsual else { return }
      let actions = SpokenReader.swipeActions(of: list, path)
      guard !actions.isEmpty else { return }
      if actions.contains(where: { SpokenReader.name($0).isEmpty }) {
        note(.actions, "unnamed", "A swipe on the \(name) shows a button without a name: VoiceOver cannot offer it.")
      }
      guard !isRead else { return }
      let titles = actions.map(SpokenReader.name).joined(separator: ", ")
      note(
        .actions,
        name,
        "What a swipe on the \(name) shows (\(titles)) is out of reach: VoiceOver does not stop at the row."
      )
    }

    // MARK: Contrast

    func lookAtContrast() {
      let style: UIUserInterfaceStyle = environment.isDark ? .dark : .light
      let system = SystemColors(style)
      let disabled = (screen.topView ?? screen.window).shownViews
        .filter { ($0 as? UIControl)?.isEnabled == false || ($0 as? UILabel)?.isEnabled == false }
        .map { $0.convert($0.bounds, to: screen.window) }
      for text in screen.window.headlessDrawnTexts(style: style) {
        let middle = CGPoint(x: text.frame.midX, y: text.frame.midY)
        guard !disabled.contains(where: { $0.contains(middle) }), !system.isSystem(text) else { continue }
        let isLarge = text.pointSize >= Self.largeText || text.isBold
        let least = isLarge ? Self.largeTextContrast : Self.smallTextContrast
        let contrast = text.color.contrast(to: text.background)
        // Rounded as printed, so that a sufficient printed ratio passes.
        guard (contrast * 10).rounded() / 10 < least else { continue }
        let size = "\(text.isBold ? "bold " : "")text of \(Int(text.pointSize.rounded())) points"
        // Report each color once, whatever the text.
        note(
          .contrast,
          "\(text.color) \(text.background) \(isLarge)",
          "“\(text.text)” is hard to read: its contrast is \((contrast * 10).rounded() / 10) : 1, and \(size) needs "
            + "\(least == least.rounded() ? "\(Int(least))" : "\(least)") : 1."
        )
      }
    }
  }

  /// The system's own colors for texts and their backgrounds, in one appearance.
  private struct SystemColors {
    private let texts: [UIColor.Components]
    private let backgrounds: [HeadlessDrawnText.Color]

    init(_ style: UIUserInterfaceStyle) {
      let texts: [UIColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .systemBlue, .systemRed,
        .systemGray, .tintColor,
      ]
      let backgrounds: [UIColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
        .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemGray3, .systemGray4, .systemGray5,
        .systemGray6, .systemRed, .systemGray, .systemBlue, .systemOrange,
      ]
      // The fills of fields, buttons, and segments, and the tint behind a tinted button's title.
      let fills: [UIColor] = [
        .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
        UIColor.tintColor.withAlphaComponent(0.18),
      ]
      self.texts = texts.map { $0.components(for: style) }
      let opaque = (backgrounds + [UINavigationBar.headlessBackgroundColor]).map { $0.components(for: style) }
        .map { HeadlessDrawnText.Color(red: $0.red, green: $0.green, blue: $0.blue) }
      self.backgrounds =
        opaque
        + fills.map { $0.components(for: style) }.flatMap { fill in opaque.map { fill.drawn(on: $0) } }
    }

    /// Returns a Boolean value that indicates whether a text and its background have system colors.
    func isSystem(_ text: HeadlessDrawnText) -> Bool {
      guard backgrounds.contains(where: { $0.isNear(text.background) }) else { return false }
      return texts.contains { $0.drawn(on: text.background).isNear(text.color) }
    }
  }

  extension UIColor.Components {
    /// Returns the color that results from drawing this one on another.
    fileprivate func drawn(on back: HeadlessDrawnText.Color) -> HeadlessDrawnText.Color {
      func mixed(_ front: CGFloat, _ back: CGFloat) -> CGFloat { front * alpha + back * (1 - alpha) }
      return HeadlessDrawnText.Color(
        red: mixed(red, back.red),
        green: mixed(green, back.green),
        blue: mixed(blue, back.blue)
      )
    }
  }

  extension HeadlessDrawnText.Color {
    fileprivate func isNear(_ other: Self) -> Bool {
      abs(red - other.red) < 0.004 && abs(green - other.green) < 0.004 && abs(blue - other.blue) < 0.004
    }
  }

  extension AccessibilityAudit.Environment {
    fileprivate var isUsual: Bool { self == Self() }
  }

  extension ScreenList {
    /// Returns a Boolean value that indicates whether tapping a row has an effect: it takes touches, and its list allows selection. A
    /// delegate that forwards, or whose methods can't be detected, counts as having an effect.
    func reacts(_ cell: UIView, at path: IndexPath) -> Bool {
      guard cell.isReachableByTouch else { return false }
      return besideTheApp {
        switch self {
        case .table(let table):
          table.headlessMayTapRow(at: path)
            && (cell as? UITableViewCell)?.selectionStyle != UITableViewCell.SelectionStyle.none
        case .collection(let collection): collection.headlessMayTapItem(at: path)
        }
      }
    }
  }
#endif
