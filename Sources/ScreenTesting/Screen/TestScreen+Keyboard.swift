#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
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
  }
#endif
