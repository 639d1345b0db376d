#if os(iOS) || !canImport(UIKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension UIView {
    /// The views in this one that are shown, this one first, each before its subviews.
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

    /// What the first shown view has for which a function has something, this one first, each before its subviews.
    func firstShown<Found>(_ find: (UIView) -> Found?) -> Found? {
      guard !isHidden, alpha > 0.01 else { return nil }
      if let found = find(self) { return found }
      for subview in subviews {
        if let found = subview.firstShown(find) { return found }
      }
      return nil
    }

    /// The text that the view itself shows; `nil` if it shows none.
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

    /// Whether a text is the view's own or its accessible name: its `accessibilityLabel`, or the placeholder of a field.
    func isCalled(_ text: String) -> Bool {
      ownText == text || accessibilityLabel == text || (self as? UITextField)?.placeholder == text
    }

    /// The texts that are shown in the view, in the order of the views; a button's label is the button's.
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

    /// The view and those around it, from the inside to the outside.
    private var ancestors: some Sequence<UIView> { sequence(first: self, next: \.superview) }

    /// The row that the view is in; the view itself may be it.
    var enclosingCell: UIView? { ancestors.first(where: \.isCell) }

    /// Whether the view is a row or an item of a list.
    var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

    /// The control that the view is in; the view itself may be it.
    var enclosingControl: UIControl? { ancestors.first { $0 is UIControl } as? UIControl }

    /// Whether a person uses the view itself: it is a control, or another view that has a state of its own.
    var isOperable: Bool { self is UIControl || self is UITextView || self is UIPickerView }

    /// What a person uses that the view is in; the view itself may be it.
    var enclosingOperable: UIView? { ancestors.first(where: \.isOperable) }

    /// Whether the view recognises taps.
    var recognizesTaps: Bool {
      gestureRecognizers?.contains { $0.isEnabled && $0 is UITapGestureRecognizer } ?? false
    }

    /// Whether the view or one around it recognises taps.
    var isTapped: Bool { ancestors.contains(where: \.recognizesTaps) }

    /// The list that the view is in.
    var enclosingList: ScreenList? {
      for view in ancestors.dropFirst() {
        if let list = ScreenList(view) { return list }
      }
      return nil
    }
  }
#endif
