#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// A description of a view on a screen: its text, name, role, or place in a list.
  ///
  /// A string literal is a text, even with values in it: `try screen.tap("Delete")`, `try screen.tap("Row \(number)")`. For a variable,
  /// write `try screen.tap(.text(name))`.
  public enum ViewQuery: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// A label, button, field, or row with this text, or else a control with this accessible name. A row matches by the text of one of
    /// its labels.
    case text(String)
    /// The view with this `accessibilityIdentifier`.
    case identifier(String)
    /// The control of a kind. If you pass a text, it's the control's text or its accessible name: its `accessibilityLabel`, or a
    /// field's placeholder.
    case role(Role, String? = nil)
    /// The row or item at an index path of the screen's first list, or of the list inside another view.
    ///
    /// For example, `.inside(.indexPath([0, 2]), .indexPath([0, 1]))` is an item of the list in a row. For another list of the screen,
    /// use `.inside(.list(1), .indexPath([0, 1]))`.
    case indexPath(IndexPath)
    /// A table or a collection view by its number on the screen, or inside another view, counted from 0 in the order of the views.
    /// Those in other lists don't count.
    case list(Int)
    /// The view that matches the second query inside the view that matches the first one, such as the switch of a row:
    /// `.inside(.indexPath([0, 1]), .role(.toggle))`.
    indirect case inside(ViewQuery, ViewQuery)
    /// The view that a touch at a point of the window hits, in points.
    case point(x: CGFloat, y: CGFloat)

    /// The kinds of controls.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      case button, field, toggle, image, textView, slider, stepper, segmentedControl, pageControl, picker, datePicker

      @MainActor func isRole(of view: UIView) -> Bool {
        switch self {
        case .button: view is UIButton
        case .field: view is UITextField
        case .toggle: view is UISwitch
        case .image: view is UIImageView
        case .textView: view is UITextView
        case .slider: view is UISlider
        case .stepper: view is UIStepper
        case .segmentedControl: view is UISegmentedControl
        case .pageControl: view is UIPageControl
        case .picker: view is UIPickerView
        case .datePicker: view is UIDatePicker
        }
      }
    }

    public init(stringLiteral text: String) { self = .text(text) }

    public var description: String {
      switch self {
      case .text(let text): "the text “\(text)”"
      case .identifier(let identifier): "the identifier “\(identifier)”"
      case .role(let role, let text): "the role \(role.rawValue)" + (text.map { " and the text “\($0)”" } ?? "")
      case .indexPath(let path): "the place \(path.section)-\(path.item)"
      case .list(let number): "the list \(number)"
      case .inside(let outer, let query): "\(query) in the view with \(outer)"
      case .point(let x, let y): "the point \(x), \(y)"
      }
    }

    /// The query as Swift code.
    var code: String {
      switch self {
      case .text(let text): text.code
      case .identifier(let identifier): ".identifier(\(identifier.code))"
      case .role(let role, let text): ".role(.\(role.rawValue)" + (text.map { ", \($0.code)" } ?? "") + ")"
      case .indexPath(let path): ".indexPath([\(path.section), \(path.item)])"
      case .list(let number): ".list(\(number))"
      case .inside(let outer, let query): ".inside(\(outer.code), \(query.code))"
      case .point(let x, let y): ".point(x: \(x), y: \(y))"
      }
    }
  }

  extension String {
    /// The text as a literal.
    var code: String { debugDescription }
  }
#endif
