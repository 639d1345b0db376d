#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// A gesture for recognizers other than taps.
  enum ScreenGesture {
    case stroke(UISwipeGestureRecognizer.Direction)
    /// A factor, which is greater than 1 if the fingers move apart.
    case pinch(CGFloat)
    /// An angle in radians, clockwise.
    case rotation(CGFloat)
    case press
    /// A distance, in points.
    case pan(CGSize)
  }

  extension TestScreen {
    /// Swipes quickly over a view, for a swipe gesture recognizer.
    ///
    /// - Parameters:
    ///   - query: A query for the view.
    ///   - direction: The finger's direction, as one value.
    /// - Throws: ``ScreenFailure`` if there's no such view, if it's covered, or if no recognizer reacts.
    public func stroke(_ query: ViewQuery, _ direction: UISwipeGestureRecognizer.Direction) throws {
      try recognize(.stroke(direction), on: query, "a stroke")
    }

    /// Moves two fingers on a view, for a pinch gesture recognizer.
    ///
    /// - Parameters:
    ///   - query: A query for the view.
    ///   - scale: The final distance of the fingers, as a factor of the first.
    /// - Throws: ``ScreenFailure`` if there's no such view, if it's covered, or if no recognizer reacts.
    public func pinch(_ query: ViewQuery, to scale: CGFloat) throws {
      try recognize(.pinch(scale), on: query, "a pinch")
    }

    /// Rotates two fingers on a view, for a rotation gesture recognizer. To turn the device, call ``rotate()``.
    ///
    /// - Parameters:
    ///   - query: A query for the view.
    ///   - angle: The angle in radians, clockwise.
    /// - Throws: ``ScreenFailure`` if there's no such view, if it's covered, or if no recognizer reacts.
    public func rotate(_ query: ViewQuery, by angle: CGFloat) throws {
      try recognize(.rotation(angle), on: query, "a rotation")
    }

    /// Presses a view, for a long-press gesture recognizer. To open a row's menu, call ``longPress(_:tap:)``.
    ///
    /// - Throws: ``ScreenFailure`` if there's no such view, if it's covered, or if no recognizer reacts.
    public func longPress(_ query: ViewQuery) throws {
      try recognize(.press, on: query, "a long press")
    }

    /// Moves a finger over a view, for a pan gesture recognizer. To scroll, call ``scroll(by:in:)``.
    ///
    /// - Parameters:
    ///   - query: A query for the view.
    ///   - distance: The finger's distance from the middle of the view, in points.
    /// - Throws: ``ScreenFailure`` if there's no such view, if it's covered, or if no recognizer reacts.
    public func pan(_ query: ViewQuery, by distance: CGSize) throws {
      try recognize(.pan(distance), on: query, "a pan")
    }

    private func recognize(_ gesture: ScreenGesture, on query: ViewQuery, _ name: String) throws {
      let view: UIView
      switch target(query) {
      case .view(let found): view = found
      case .item(let list, let path):
        guard let cell = list.cell(at: path) else { throw notFound(query) }
        view = cell
      case .barButton, .tab, .segment, .alertAction, nil: throw notFound(query)
      }
      switch reach(of: view) {
      case .point(let point):
        guard try driven({ try driver.recognize(gesture, in: window, at: point) }) else {
          throw failure("The view with \(query) does not react to \(name).")
        }
      case .covered, .cutOff, .outside:
        try requireUncovered(view, query)
        throw failure("The view with \(query) is not in sight.")
      }
      settleLayout()
    }

    // MARK: Sheets

    /// Pulls down the sheet in front, or taps outside a popover.
    ///
    /// A sheet remains if its controller has `isModalInPresentation` or its delegate doesn't allow dismissal. As on a device, its
    /// delegate is notified of the attempt.
    ///
    /// - Throws: ``ScreenFailure`` if no sheet is in front. Alerts and full-screen presentations aren't sheets.
    public func pullDownSheet() throws {
      guard let sheet, let presentation = sheet.presentationController else {
        throw failure("There is no sheet in front that could be pulled down.")
      }
      // A presentation references its delegate weakly, and a delegate may be deallocated with its sheet.
      let delegate = presentation.delegate
      guard !sheet.holdsPeople, (delegate?.presentationControllerShouldDismiss(_:))?(presentation) ?? true else {
        (delegate?.presentationControllerDidAttemptToDismiss(_:))?(presentation)
        return settleLayout()
      }
      (delegate?.presentationControllerWillDismiss(_:))?(presentation)
      sheet.presentingViewController?.dismiss(animated: true) {
        (delegate?.presentationControllerDidDismiss(_:))?(presentation)
      }
      settleLayout()
    }

    /// The controller in front, if it can be pulled down.
    var sheet: UIViewController? {
      let top = topController
      let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]
      guard top !== root, top.presentingViewController != nil, styles.contains(top.modalPresentationStyle),
        !(top is UIAlertController), !(top is UISearchController)
      else { return nil }
      return top
    }
  }

  extension UIViewController {
    /// A Boolean value that indicates whether the controller, or a visible child, prevents its sheet's dismissal.
    fileprivate var holdsPeople: Bool {
      isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.holdsPeople }
    }
  }

  extension UIView {
    /// The app's recognizers on the view, other than taps. Those of scroll views and controls are left out.
    var otherRecognizers: [UIGestureRecognizer] {
      guard !(self is UIScrollView), !(self is UIControl) else { return [] }
      return (gestureRecognizers ?? []).filter {
        $0.isEnabled
          && ($0 is UISwipeGestureRecognizer || $0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer
            || $0 is UILongPressGestureRecognizer || Swift.type(of: $0) == UIPanGestureRecognizer.self)
      }
    }
  }
#endif
