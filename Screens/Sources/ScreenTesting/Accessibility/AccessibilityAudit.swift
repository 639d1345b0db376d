#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// An audit of all rows of a screen in all environments.
  @MainActor final class AccessibilityAudit {
    let screen: TestScreen
    let rules: Set<AccessibilityRule>
    private var found: [AccessibilityFinding] = []
    private var known: Set<Key> = []
    private(set) var environment = Environment()
    /// The texts of each row from left to right, at the usual size.
    private var orders: [IndexPath: [String]] = [:]

    /// The maximum number of rows to audit in a list.
    static let rowLimit = 1_000

    /// The key of a finding, which is reported once for all environments.
    private struct Key: Hashable {
      var rule: AccessibilityRule
      var subject: String
    }

    /// A person's system settings.
    struct Environment: Hashable {
      var size: UIContentSizeCategory = .large
      var isRightToLeft = false
      var isDark = false

      var text: String {
        var parts: [String] = []
        if size != .large {
          parts.append("at the text size \(size.rawValue.replacing("UICTContentSizeCategory", with: ""))")
        }
        if isRightToLeft { parts.append("in a right-to-left language") }
        if isDark { parts.append("in the dark appearance") }
        return parts.joined(separator: ", ")
      }

      /// All environments, the usual one first.
      static var all: [Environment] {
        let sizes = UIContentSizeCategory.ordered
        let usual = [
          Environment(), Environment(isDark: true), Environment(isRightToLeft: true),
        ]
        return usual + sizes.filter { $0 != .large }.map { Environment(size: $0) }
      }
    }

    init(_ screen: TestScreen, _ rules: Set<AccessibilityRule>) {
      self.screen = screen
      self.rules = rules
    }

    func findings() -> [AccessibilityFinding] {
      let style = screen.window.overrideUserInterfaceStyle
      defer {
        screen.window.overrideUserInterfaceStyle = style
        screen.settleLayout()
      }
      for environment in Environment.all {
        self.environment = environment
        screen.window.overrideUserInterfaceStyle = environment.isDark ? .dark : .light
        UIScreen.main.headlessAlone(with: screen.window) {
          $0.preferredContentSizeCategory = environment.size
          $0.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
        } perform: {
          screen.settleLayout()
          look()
        }
      }
      return found
    }

    /// Records a finding, unless one with the same rule and subject was recorded.
    func note(_ rule: AccessibilityRule, _ subject: String, _ text: String) {
      guard known.insert(Key(rule: rule, subject: subject)).inserted else { return }
      found.append(AccessibilityFinding(rule: rule, text: text, environment: environment.text))
    }

    // MARK: Walking

    /// Inspects everything, screenful by screenful.
    private func look() {
      guard let top = screen.topView else { return }
      guard let list = screen.list else { return look(at: [top], list: nil) }
      let view = list.view
      let start = view.contentOffset
      defer {
        view.headlessScroll(to: start)
        screen.settleLayout()
      }
      var seen: Set<IndexPath> = []
      view.headlessScroll(to: CGPoint(x: start.x, y: -view.headlessInsetAtTop.top))
      screen.settleLayout()
      // The surroundings of the list are inspected once.
      look(
        at: [top],
        list: list,
        skipping: Set(list.visiblePaths.compactMap(list.cell(at:)).map(ObjectIdentifier.init))
      )
      while true {
        let fresh = list.visiblePaths.filter { seen.insert($0).inserted }
        for path in fresh {
          if let cell = list.cell(at: path) { look(at: cell, path, list) }
        }
        if rules.contains(.contrast), looksAtColors { lookAtContrast() }
        let offset = view.contentOffset.y
        view.headlessScroll(by: CGPoint(x: 0, y: max(1, view.bounds.height * 0.8)))
        screen.settleLayout()
        guard view.contentOffset.y > offset, seen.count < Self.rowLimit else { return }
      }
    }

    /// A Boolean value that indicates whether to inspect colors, which differ only between appearances.
    private var looksAtColors: Bool { environment.size == .large && !environment.isRightToLeft }

    private func look(at roots: [UIView], list: ScreenList?, skipping cells: Set<ObjectIdentifier> = []) {
      let reader = SpokenReader(window: screen.window)
      for root in roots {
        let elements = reader.elements(in: root).filter { element in
          guard let cell = element.view?.enclosingCell else { return true }
          return !cells.contains(ObjectIdentifier(cell))
        }
        look(at: elements)
        for view in root.shownViews {
          if let cell = view.enclosingCell, cells.contains(ObjectIdentifier(cell)) { continue }
          look(at: view)
        }
      }
      if list == nil, rules.contains(.contrast), looksAtColors { lookAtContrast() }
    }

    private func look(at cell: UIView, _ path: IndexPath, _ list: ScreenList) {
      let reader = SpokenReader(window: screen.window)
      let elements = reader.elements(in: cell)
      look(at: elements)
      for view in cell.shownViews { look(at: view) }
      let name = "\(list.itemName) \(path.section)-\(path.item)"
      let texts = cell.accessibilityTexts
      if rules.contains(.actions) { lookAtActions(list, path, name, isRead: !elements.isEmpty) }
      // A list within a row is read in its own order.
      let hasList = cell.firstShown { ScreenList($0) } != nil
      if rules.contains(.order), environment.size == .large, !hasList { lookAtOrder(texts, path, name) }
      guard list.reacts(cell, at: path) else { return }
      if rules.contains(.labels), elements.allSatisfy({ $0.label.isEmpty }) {
        note(.labels, name, "The \(name) may be tapped and has no name: VoiceOver passes over it, or says nothing.")
      }
      let size = cell.bounds.size
      if rules.contains(.targetSizes), size.height < Self.leastTarget || size.width < Self.leastTarget {
        note(
          .targetSizes,
          name,
          "The \(name), “\(texts.joined(separator: ", "))”, has \(Self.text(size)) points to hit; a finger needs 44 × 44."
        )
      }
    }

    private func lookAtOrder(_ texts: [String], _ path: IndexPath, _ name: String) {
      guard environment.isRightToLeft else {
        orders[path] = texts
        return
      }
      guard let usual = orders[path], usual != texts, usual.sorted() == texts.sorted(), usual.count > 1 else { return }
      let (first, second) = (texts[0], usual[0])
      guard first != second else { return }
      note(
        .order,
        name,
        "In the \(name), “\(first)” is read before “\(second)” in right-to-left languages: its views do not change sides."
      )
    }
  }
#endif
