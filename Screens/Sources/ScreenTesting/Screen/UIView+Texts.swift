#if os(iOS) || !canImport(UIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension UIView {
    /// The visible views in this one, including itself, each before its subviews.
    var shownViews: [UIView] {
      var views: [UIView] = []
      addShownViews(to: &views)
      return views
    }

    private func addShownViews(to views: inout [UIView]) {
      guard !isHidden, alpha > 0.01 else { return }
      views.append(self)
      for subview in subviews { subview.addShownViews(to: &views) }
    }

    /// Returns the first result of a function for the visible views in this one, including itself, each before its subviews.
    func firstShown<Found>(_ find: (UIView) -> Found?) -> Found? {
      guard !isHidden, alpha > 0.01 else { return nil }
      if let found = find(self) { return found }
      for subview in subviews {
        if let found = subview.firstShown(find) { return found }
      }
      return nil
    }

    /// The view's own text, or `nil` without one.
    var ownText: String? {
      let text: String? =
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.currentTitle ?? button.accessibilityLabel
        case let field as UITextField: field.hasText ? field.text : field.placeholder
        default: nil
        }
      return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns a Boolean value that indicates whether a text is the view's own or its accessible name: its `accessibilityLabel`, or a
    /// field's placeholder.
    func isCalled(_ text: String) -> Bool {
      ownText == text || accessibilityLabel == text || (self as? UITextField)?.placeholder == text
    }

    /// The visible texts in the view, in the order of the views. A button's label belongs to the button.
    var shownTexts: [String] {
      var texts: [String] = []
      addShownTexts(to: &texts)
      return texts
    }

    private func addShownTexts(to texts: inout [String]) {
      guard !isHidden, alpha > 0.01 else { return }
      if let text = ownText { texts.append(text) }
      guard !(self is UIButton || self is UITextField) else { return }
      for subview in subviews { subview.addShownTexts(to: &texts) }
    }

    /// The view and its ancestors, from the inside to the outside.
    private var ancestors: some Sequence<UIView> { sequence(first: self, next: \.superview) }

    /// The row around the view, or the view itself.
    var enclosingCell: UIView? { ancestors.first(where: \.isCell) }

    /// A Boolean value that indicates whether the view is a row or an item of a list.
    var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

    /// The control around the view, or the view itself.
    var enclosingControl: UIControl? { ancestors.first { $0 is UIControl } as? UIControl }

    /// A Boolean value that indicates whether a person uses the view itself: it's a control, or another view with its own state.
    var isOperable: Bool { self is UIControl || self is UITextView || self is UIPickerView }

    /// The operable view around the view, or the view itself.
    var enclosingOperable: UIView? { ancestors.first(where: \.isOperable) }

    /// A Boolean value that indicates whether the view recognizes taps.
    var recognizesTaps: Bool {
      gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } ?? false
    }

    /// A Boolean value that indicates whether the view or an ancestor recognizes taps.
    var isTapped: Bool { ancestors.contains(where: \.recognizesTaps) }

    /// The list around the view.
    var enclosingList: ScreenList? {
      for view in ancestors.dropFirst() {
        if let list = ScreenList(view) { return list }
      }
      return nil
    }
  }
#endif
