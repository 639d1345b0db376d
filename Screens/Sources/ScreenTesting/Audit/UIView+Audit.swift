#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension UIView {
    /// The view's name in findings, from its text, as in “the button “Delete””.
    var seenName: String {
      let kind: String =
        switch self {
        case is UILabel: "the text"
        case is UIButton: "the button"
        case is UITextField: "the field"
        case is UITextView: "the text view"
        case is UISwitch: "the switch"
        case is UISlider: "the slider"
        case is UIStepper: "the stepper"
        case is UISegmentedControl: "the segments"
        case is UINavigationBar: "the navigation bar"
        case is UITabBar: "the tab bar"
        case is UIToolbar: "the toolbar"
        case is UITableViewCell, is UICollectionViewCell: "the row"
        case is UIWindow: "the screen"
        default: "the view"
        }
      if let name = accessibilityLabel ?? ownText ?? accessibilityIdentifier, !name.isEmpty {
        return "\(kind) “\(name)”"
      }
      if let text = shownTexts.first { return "\(kind) with “\(text)”" }
      // A switch is identified by its row.
      if self is UIControl, let row = enclosingCell, let text = row.shownTexts.first {
        return "\(kind) beside “\(text)”"
      }
      return kind == "the view" ? "the view \(type(of: self))" : kind
    }

    /// The name at the beginning of a sentence.
    var capitalizedName: String { seenName.prefix(1).uppercased() + seenName.dropFirst() }

    /// The visible area of the view's own text or control, in its own coordinates, or `nil` if it has neither.
    var seenRect: CGRect? {
      switch self {
      case let label as UILabel:
        guard label.text?.isEmpty == false else { return nil }
        var text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch label.textAlignment {
        case .left: break
        case .right: text.origin.x = label.bounds.maxX - text.width
        case .center: text.origin.x = label.bounds.midX - text.width / 2
        case .natural, .justified: if isMirrored { text.origin.x = label.bounds.maxX - text.width }
        }
        text.origin.y = label.bounds.midY - text.height / 2
        return text
      case is UIControl, is UITextView: return bounds
      default: return nil
      }
    }

    /// A Boolean value that indicates whether the view's content is laid out separately, so that it may overlap its surroundings.
    var isAuditGroup: Bool {
      switch self {
      case is UIScrollView, is UITableViewCell, is UICollectionReusableView, is UITableViewHeaderFooterView: true
      case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UIWindow: true
      default: viewController != nil
      }
    }

    /// The closest scroll view, starting with the view itself.
    var nearestScroller: UIScrollView? {
      var ancestor: UIView? = self
      while let view = ancestor {
        if let scroller = view as? UIScrollView { return scroller }
        ancestor = view.superview
      }
      return nil
    }
  }

  extension UIControl {
    /// A Boolean value that indicates whether a person can be expected to tap the control.
    var isTarget: Bool {
      guard isEnabled, !(self is UIRefreshControl) else { return false }
      var ancestor: UIView? = self
      while let view = ancestor {
        if !view.isUserInteractionEnabled || view !== self && view is UIControl { return false }
        ancestor = view.superview
      }
      return true
    }
  }
#endif
