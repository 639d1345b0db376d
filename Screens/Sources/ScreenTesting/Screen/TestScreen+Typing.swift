#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// Taps into a field or a text view and changes its text, typing only the difference.
    ///
    /// - Throws: ``ScreenFailure`` if there isn't such a field, if it can't be touched, or if it refuses the text.
    public func type(_ text: String, into query: ViewQuery = .role(.field)) throws {
      guard case .view(let last)? = target(query) else { throw notFound(query) }
      let view = (touched(query) ?? last).enclosingOperable ?? last
      guard view is UITextField || view is UITextView else { throw failure("The view with \(query) is no field.") }
      try requireUncovered(view, query)
      let isTaken =
        (view as? UITextField).map { driver.edit($0, to: text) }
        ?? (view as? UITextView).map { driver.edit($0, to: text) } ?? false
      guard isTaken else { throw failure("The field with \(query) does not take “\(text)”.") }
      settleLayout()
    }

    /// Taps the keyboard's return key, which may have another name, such as “Search”.
    ///
    /// - Throws: ``ScreenFailure`` if no field is being edited.
    public func tapReturn() throws {
      guard let field = editedField else { throw failure("No field is being edited.") }
      driver.tapReturn(field)
      settleLayout()
    }

    /// The field being edited.
    var editedField: UITextField? {
      editedView as? UITextField
    }

    /// The view that receives typed text.
    var editedView: UIView? {
      frontViews.lazy.compactMap { view in
        view.firstShown { $0.isFirstResponder && ($0 is UITextField || $0 is UITextView) ? $0 : nil }
      }.first
    }

    /// Returns the height of the keyboard in points: an upright phone's, or at most half of the screen's height. Keyboards differ by
    /// device, language, and input.
    static func keyboardHeight(onScreenOf size: CGSize) -> CGFloat { min(336, size.height / 2) }

    /// Shows the keyboard, as without a hardware keyboard. Views that it covers can't be touched.
    ///
    /// On Apple's platforms this does nothing. A keyboard is visible during editing if the simulator's settings say so, and doesn't
    /// affect touches.
    public func showKeyboard() {
      driver.setKeyboardHeight(Self.keyboardHeight(onScreenOf: window.bounds.size), of: window)
      settleLayout()
    }

    /// Hides the keyboard, as its own key does, and ends editing.
    public func hideKeyboard() {
      window.endEditing(false)
      driver.setKeyboardHeight(0, of: window)
      settleLayout()
    }
  }
#endif
