#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

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
        (view as? UITextField)?.headlessEdit(to: text) ?? (view as? UITextView)?.headlessEdit(to: text) ?? false
      guard isTaken else { throw failure("The field with \(query) does not take “\(text)”.") }
      settleLayout()
    }

    /// Taps the keyboard's return key, which may have another name, such as “Search”.
    ///
    /// - Throws: ``ScreenFailure`` if no field is being edited.
    public func tapReturn() throws {
      guard let field = editedField else { throw failure("No field is being edited.") }
      field.headlessReturn()
      settleLayout()
    }

    /// The field that is being edited.
    var editedField: UITextField? {
      topView?.firstShown { view in (view as? UITextField).flatMap { $0.isFirstResponder ? $0 : nil } }
    }

    /// The view that takes what is typed.
    var editedView: UIView? {
      topView?.firstShown { $0.isFirstResponder && ($0 is UITextField || $0 is UITextView) ? $0 : nil }
    }

    /// The part of the window's height that the keyboard has, and its height on a telephone that is held upright, in points.
    /// Keyboards differ by device, language and input.
    private static let keyboard = (part: CGFloat(0.5), height: CGFloat(336))

    /// Has the keyboard come, as it does where no hardware keyboard is connected. Views that it covers cannot be touched.
    public func showKeyboard() {
      window.headlessKeyboardHeight = min(Self.keyboard.height, window.bounds.height * Self.keyboard.part)
      settleLayout()
    }

    /// Whether the keyboard covers the view's first line, and goes on to wherever the scroll views around it are scrolled.
    ///
    /// `false` for views in no scroll view. Table and collection view controllers keep what is edited above the keyboard on
    /// a device, and the stand-in's do not, so that views of theirs are left out, too.
    func isOutOfReach(underKeyboard view: UIView) -> Bool {
      let line = CGRect(x: 0, y: 0, width: view.bounds.width, height: min(view.bounds.height, 20))
      var top = window.bounds.maxY - window.headlessKeyboardHeight
      var isInScrollView = false
      var ancestor = view.superview
      while let outer = ancestor {
        if let scrollView = outer as? UIScrollView {
          let controller = scrollView.next
          if controller is UITableViewController || controller is UICollectionViewController { return false }
          isInScrollView = true
          let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
          top += max(0, end - scrollView.contentOffset.y)
        }
        ancestor = outer.superview
      }
      return isInScrollView && view.convert(line, to: window).maxY > top
    }

    /// Hides the keyboard, as its own key for that does: editing ends.
    public func hideKeyboard() {
      window.endEditing(true)
      window.headlessKeyboardHeight = 0
      settleLayout()
    }
  }
#endif
