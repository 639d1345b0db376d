#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  /// A reader of the elements at which VoiceOver stops, which `HeadlessUIKit` determines.
  @MainActor struct SpokenReader {
    let window: UIView

    func elements(in view: UIView) -> [SpokenElement] { view.accessibilityStops.map(element(at:)) }

    private func element(at stop: AccessibilityStop) -> SpokenElement {
      switch stop {
      case .view(let view): return element(of: view)
      case .button(let button, let bar):
        let roles = ["button"] + (button.isEnabled ? [] : ["dimmed"])
        return SpokenElement(label: button.spokenText, roles: roles, frame: frame(of: bar))
      case .tab(let tab, let bar):
        var roles = ["tab"]
        if tab === bar.selectedItem { roles.append("selected") }
        if !tab.isEnabled { roles.append("dimmed") }
        return SpokenElement(
          label: tab.spokenText,
          roles: roles,
          value: tab.badgeValue,
          frame: frame(of: bar)
        )
      case .back(let title, let bar): return SpokenElement(label: title, roles: ["button"], frame: frame(of: bar))
      case .title(let title, let bar): return SpokenElement(label: title, roles: ["heading"], frame: frame(of: bar))
      }
    }

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

    private func element(of view: UIView) -> SpokenElement {
      SpokenElement(
        view: view,
        label: label(of: view),
        roles: roles(of: view),
        value: view.accessibilityValue ?? value(of: view),
        hint: view.accessibilityHint,
        actions: (view.accessibilityCustomActions ?? []).map(\.name) + swipeActions(of: view),
        frame: frame(of: view)
      )
    }

    /// Returns a view's label, or the texts in it in reading order.
    func label(of view: UIView) -> String {
      guard view is UITableViewCell || view is UICollectionViewCell || type(of: view) == UIView.self else {
        return view.spokenText
      }
      return view.accessibilityCellLabel
    }

    private func value(of view: UIView) -> String? {
      switch view {
      case let toggle as UISwitch: toggle.isOn ? "on" : "off"
      case let field as UITextField: field.text
      case let text as UITextView: text.text
      case let progress as UIProgressView: "\(Int((progress.progress * 100).rounded())) %"
      case let slider as UISlider: "\(slider.value)"
      case let stepper as UIStepper: "\(stepper.value)"
      case let pages as UIPageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
      case let segments as UISegmentedControl:
        segments.selectedSegmentIndex >= 0 ? segments.titleForSegment(at: segments.selectedSegmentIndex) : nil
      default: nil
      }
    }

    private func roles(of view: UIView) -> [String] {
      var roles: [String] = []
      switch view {
      case is UISwitch: roles.append("switch")
      case is UISearchTextField: roles.append("search field")
      case is UITextField, is UITextView: roles.append("text field")
      case is UIActivityIndicatorView: roles.append("in progress")
      case is UISegmentedControl: roles.append("segments")
      default: break
      }
      let traits = view.accessibilityTraits
      let words: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.link, "link"), (.header, "heading"), (.image, "image"), (.adjustable, "adjustable"),
      ]
      for (trait, word) in words where traits.contains(trait) { roles.append(word) }
      let isSelected =
        (view as? UITableViewCell)?.isSelected ?? (view as? UICollectionViewCell)?.isSelected
        ?? (view as? UIControl)?.isSelected ?? false
      if isSelected || traits.contains(.selected) { roles.append("selected") }
      if traits.contains(.notEnabled) || (view as? UIControl)?.isEnabled == false { roles.append("dimmed") }
      return roles
    }

    /// Returns the names of a row's swipe actions, which UIKit offers as custom actions of the row.
    private func swipeActions(of view: UIView) -> [String] {
      guard view is UITableViewCell, let list = view.enclosingList, let path = list.path(of: view) else { return [] }
      return Self.swipeActions(of: list, path).map(Self.name)
    }

    /// Returns the delegate's swipe actions of a row. A table's default delete action is left out, as only a tap reveals whether the
    /// data source implements it.
    static func swipeActions(of list: ScreenList, _ path: IndexPath) -> [UIContextualAction] {
      guard case .table(let table) = list, table.isSwipable(path) else { return [] }
      return [true, false].flatMap { table.givenSwipeConfiguration(path, isLeading: $0)?.actions ?? [] }
    }

    /// Returns the name of a swipe action, or an empty string without one.
    static func name(_ action: UIContextualAction) -> String {
      if let title = action.title, !title.isEmpty { return title }
      return action.image.map { UIBarButtonItem(image: $0).spokenText } ?? ""
    }
  }
#endif
