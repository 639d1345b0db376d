#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// Taps into a field or a text view and makes its text another, as typing over what differs does.
    ///
    /// - Throws: ``ScreenFailure`` if there is no such field, if it cannot be touched, or if it refuses the text.
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

    /// The field that is being edited.
    var editedField: UITextField? {
      editedView as? UITextField
    }

    /// The view that takes what is typed.
    var editedView: UIView? {
      frontViews.lazy.compactMap { view in
        view.firstShown { $0.isFirstResponder && ($0 is UITextField || $0 is UITextView) ? $0 : nil }
      }.first
    }

    /// How high the keyboard is, in points: as on a telephone that is held upright, or half as high as the screen.
    /// Keyboards differ by device, language and input.
    static func keyboardHeight(onScreenOf size: CGSize) -> CGFloat { min(336, size.height / 2) }

    /// Has the keyboard come, as it does where no hardware keyboard is connected. Views that it covers cannot be touched.
    ///
    /// On Apple's platforms this does nothing: a keyboard is there while something is edited, if the simulator's settings say so, and is
    /// not looked at before a touch.
    public func showKeyboard() {
      driver.setKeyboardHeight(Self.keyboardHeight(onScreenOf: window.bounds.size), of: window)
      settleLayout()
    }

    /// Hides the keyboard, as its own key for that does: editing ends.
    public func hideKeyboard() {
      window.endEditing(false)
      driver.setKeyboardHeight(0, of: window)
      settleLayout()
    }
  }
#endif
