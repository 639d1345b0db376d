#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// Returns a sentence about the keyboard's covering the first line of the edited view, or `nil` if it's visible, possibly after
    /// scrolling.
    ///
    /// On a device, table and collection view controllers move their edited view above the keyboard. The headless ones don't, so their
    /// views are left out. So are alerts, form sheets on tablets, and windows in an unsupported orientation.
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
      // In low windows, keyboards are lower than half of the height on some devices.
      guard line.maxY > top + (isLow ? window.headlessKeyboardHeight * 0.4 : 0) else { return nil }
      return "The keyboard covers “\(name)”, which is being edited, and nothing moves it to where it is seen."
    }

    private var isLow: Bool { window.bounds.height < 600 }

    /// A Boolean value that indicates whether the controllers in front support a phone's orientation in the window.
    private var isTurnedAsItMay: Bool {
      guard isLow, window.bounds.width > window.bounds.height else { return true }
      var controllers = [controller, topController]
      if let top = navigation?.topViewController { controllers.append(top) }
      return controllers.allSatisfy { !$0.supportedInterfaceOrientations.isDisjoint(with: .landscape) }
    }

    /// A Boolean value that indicates whether UIKit itself moves the view in front above the keyboard.
    private var isMovedBySystem: Bool {
      if topController is UIAlertController { return true }
      let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]
      return topController.presentingViewController != nil && window.bounds.width >= 700
        && styles.contains(topController.modalPresentationStyle)
    }
  }
#endif
