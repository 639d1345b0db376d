#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// Checks of a screen's content outside its lists.
  @MainActor struct ScreenChecks {
    let screen: TestScreen

    /// Returns the first text outside of lists that has any number of lines and too little room.
    func cutOffText() -> Finding? {
      // Buttons, alerts, and bars except for their custom views lay out their own texts.
      guard !(screen.topController is UIAlertController), let top = screen.topView else { return nil }
      return cutOffText(in: top)
    }

    private func cutOffText(in view: UIView) -> Finding? {
      guard !view.isHidden, view.alpha > 0.01, ScreenList(view) == nil else { return nil }
      switch view {
      case is UIControl, is UITabBar, is UISearchBar, is UIPickerView: return nil
      // A bar has a fixed height, and its own texts don't grow with the text size.
      case is UINavigationBar, is UIToolbar:
        if UIContentSizeCategory.large < view.traitCollection.preferredContentSizeCategory { return nil }
      default: break
      }
      // A view without a size isn't meant to be seen.
      if view.bounds.width > 1, view.bounds.height > 1, let text = CutOffText(of: view, in: view) {
        return Finding(.cutOffText, text.description(place: "on the screen"))
      }
      for subview in view.subviews where !(view is UITextView) {
        if let finding = cutOffText(in: subview) { return finding }
      }
      return nil
    }

    /// Returns a finding for a wheel that wasn't reloaded: UIKit still asks for the rows that it knows.
    func wheels() -> Finding? {
      screen.topView?.firstShown { view in
        guard let picker = view as? UIPickerView, let source = picker.dataSource else { return nil }
        for component in 0..<picker.numberOfComponents {
          let (known, count) = (
            picker.numberOfRows(inComponent: component),
            source.pickerView(picker, numberOfRowsInComponent: component)
          )
          guard known != count else { continue }
          return Finding(
            .geometry,
            "Wheel \(component) of a picker has \(known) rows, and its data source \(count): it was not reloaded."
          )
        }
        return nil
      }
    }
  }

  /// A text that needs more room than it has.
  @MainActor struct CutOffText {
    private let text: String
    private let needed: CGFloat
    private let given: CGFloat

    /// Creates the description of a view's cut-off text. Returns `nil` if the text is fully visible, or the view limits its number of
    /// lines.
    ///
    /// - Parameter content: The view that contains it, and clips it at its height.
    init?(of view: UIView, in content: UIView) {
      let text: String?
      switch view {
      case let label as UILabel where label.numberOfLines == 0: text = label.text
      case let view as UITextView where !view.isScrollEnabled: text = view.text
      default: return nil
      }
      guard let text, !text.isEmpty else { return nil }
      // A label with a measured width may break a line at exactly that width.
      let width = view.bounds.width + 1
      needed = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      given = min(view.bounds.height, content.bounds.height)
      self.text = text
      guard needed > given + 1 else { return nil }
    }

    /// Returns a sentence about the text and its place.
    func description(place: String) -> String {
      "“\(text)” \(place) is cut off: it needs \(Int(needed.rounded(.up))) points and has \(Int(given))."
    }
  }
#endif
