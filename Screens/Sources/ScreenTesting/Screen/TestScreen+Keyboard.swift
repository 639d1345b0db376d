#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// What is wrong with where the keyboard leaves the first line of what is edited, as a sentence; `nil` if it can be seen, wherever the scroll
    /// views around it have to be scrolled for that.
    ///
    /// Table and collection view controllers keep what is edited above the keyboard on a device, and the stand-in's do not, so that views
    /// of theirs are left out. So are alerts, form sheets on tablets, and windows as no device shows the screen.
    func keyboardMistake(at view: UIView) -> String? {
      guard window.headlessKeyboardHeight > 0, isTurnedAsItMay, !isMovedBySystem else { return nil }
      let line = view.convert(
        CGRect(x: 0, y: 0, width: view.bounds.width, height: min(view.bounds.height, 20)),
        to: window
      )
      var top = window.bounds.maxY - window.headlessKeyboardHeight
      var isInScrollView = false
      var ancestor = view.superview
      while let outer = ancestor {
        if let scrollView = outer as? UIScrollView {
          let controller = scrollView.next
          if controller is UITableViewController || controller is UICollectionViewController { return nil }
          isInScrollView = true
          let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
          top += max(0, end - scrollView.contentOffset.y)
        }
        ancestor = outer.superview
      }
      let name = (view as? UITextField)?.placeholder ?? view.accessibilityLabel ?? "\(Swift.type(of: view))"
      if isInScrollView {
        guard line.maxY > top else { return nil }
        return
          "The keyboard covers “\(name)”, which is being edited, and the content cannot be scrolled so far that it is seen."
      }
      if !isLow, line.midY < window.bounds.minY {
        return "“\(name)”, which is being edited, is moved out of the window when the keyboard comes."
      }
      // Where a window is low, keyboards are lower than half of it on some devices.
      guard line.maxY > top + (isLow ? window.headlessKeyboardHeight * 0.4 : 0) else { return nil }
      return "The keyboard covers “\(name)”, which is being edited, and nothing moves it to where it is seen."
    }

    private var isLow: Bool { window.bounds.height < 600 }

    /// Whether the controllers in front let a telephone be held as the window has it.
    private var isTurnedAsItMay: Bool {
      guard isLow, window.bounds.width > window.bounds.height else { return true }
      var controllers = [controller, topController]
      if let top = navigation?.topViewController { controllers.append(top) }
      return controllers.allSatisfy { !$0.supportedInterfaceOrientations.isDisjoint(with: .landscape) }
    }

    /// Whether UIKit itself moves what is in front above the keyboard.
    private var isMovedBySystem: Bool {
      if topController is UIAlertController { return true }
      let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]
      return topController.presentingViewController != nil && window.bounds.width >= 700
        && styles.contains(topController.modalPresentationStyle)
    }
  }
#endif
