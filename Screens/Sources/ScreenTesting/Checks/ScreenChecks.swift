#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// Checks of what a screen shows beside its lists.
  @MainActor struct ScreenChecks {
    let screen: TestScreen

    /// Texts outside of lists that may have any number of lines, and have less room than those need.
    func cutOffText() -> Finding? {
      // Buttons, alerts, and bars but for their custom views, lay out their own texts.
      guard !(screen.topController is UIAlertController), let top = screen.topView else { return nil }
      return cutOffText(in: top)
    }

    private func cutOffText(in view: UIView) -> Finding? {
      guard !view.isHidden, view.alpha > 0.01, ScreenList(view) == nil else { return nil }
      switch view {
      case is UIControl, is UITabBar, is UISearchBar, is UIPickerView: return nil
      // A bar is as high as it is, and its own texts do not grow with the size of text.
      case is UINavigationBar, is UIToolbar:
        if UIContentSizeCategory.large < view.traitCollection.preferredContentSizeCategory { return nil }
      default: break
      }
      // What has no size is not meant to be seen.
      if view.bounds.width > 1, view.bounds.height > 1, let text = CutOffText(of: view, in: view) {
        return Finding(.cutOffText, text.description(place: "on the screen"))
      }
      for subview in view.subviews where !(view is UITextView) {
        if let finding = cutOffText(in: subview) { return finding }
      }
      return nil
    }

    /// Wheels that have not been told of other rows: UIKit goes on to ask for those that it knows.
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

    /// What a view cuts off; `nil` if it shows all of its text, or is no view with as many lines as its text has.
    ///
    /// - Parameter content: the view that it is in, which shows no more than what is in it
    init?(of view: UIView, in content: UIView) {
      let text: String?
      switch view {
      case let label as UILabel where label.numberOfLines == 0: text = label.text
      case let view as UITextView where !view.isScrollEnabled: text = view.text
      default: return nil
      }
      guard let text, !text.isEmpty else { return nil }
      // A label whose width was measured may break a line at exactly that width.
      let width = view.bounds.width + 1
      needed = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      given = min(view.bounds.height, content.bounds.height)
      self.text = text
      guard needed > given + 1 else { return nil }
    }

    /// What is cut off where, in words.
    func description(place: String) -> String {
      "“\(text)” \(place) is cut off: it needs \(Int(needed.rounded(.up))) points and has \(Int(given))."
    }
  }
#endif
