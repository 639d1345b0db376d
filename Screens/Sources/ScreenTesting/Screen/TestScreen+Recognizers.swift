#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// What fingers do for recognisers of other gestures than taps.
  enum ScreenGesture {
    case stroke(UISwipeGestureRecognizer.Direction)
    /// By a factor, which is greater than 1 where the fingers move apart.
    case pinch(CGFloat)
    /// By an angle in radians, clockwise.
    case rotation(CGFloat)
    case press
    /// By a distance, in points.
    case pan(CGSize)
  }

  extension TestScreen {
    /// Strokes quickly over a view, for a recogniser of swipes.
    ///
    /// - Parameters:
    ///   - query: means the view.
    ///   - direction: where the finger goes: one direction.
    /// - Throws: ``ScreenFailure`` if there is no such view, if it is covered, or if no recogniser reacts.
    public func stroke(_ query: ViewQuery, _ direction: UISwipeGestureRecognizer.Direction) throws {
      try recognize(.stroke(direction), on: query, "a stroke")
    }

    /// Moves two fingers on a view, for a recogniser of pinches.
    ///
    /// - Parameters:
    ///   - query: means the view.
    ///   - scale: how far apart they are in the end, as a factor of their first distance.
    /// - Throws: ``ScreenFailure`` if there is no such view, if it is covered, or if no recogniser reacts.
    public func pinch(_ query: ViewQuery, to scale: CGFloat) throws {
      try recognize(.pinch(scale), on: query, "a pinch")
    }

    /// Rotates two fingers on a view, for a rotation gesture recognizer. The device is turned by ``rotate()``.
    ///
    /// - Parameters:
    ///   - query: A query for the view.
    ///   - angle: The angle in radians, clockwise.
    /// - Throws: ``ScreenFailure`` if there's no such view, if it's covered, or if no recognizer reacts.
    public func rotate(_ query: ViewQuery, by angle: CGFloat) throws {
      try recognize(.rotation(angle), on: query, "a rotation")
    }

    /// Rests a finger on a view, for a recogniser of long presses. A row's menu is opened by ``longPress(_:tap:)``.
    ///
    /// - Throws: ``ScreenFailure`` if there is no such view, if it is covered, or if no recogniser reacts.
    public func longPress(_ query: ViewQuery) throws {
      try recognize(.press, on: query, "a long press")
    }

    /// Moves a finger over a view, for a recogniser of pans. Scroll views follow ``scroll(by:in:)``.
    ///
    /// - Parameters:
    ///   - query: means the view.
    ///   - distance: how far the finger moves from the middle of the view, in points.
    /// - Throws: ``ScreenFailure`` if there is no such view, if it is covered, or if no recogniser reacts.
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

    /// Pulls the sheet in front down, or taps beside a popover.
    ///
    /// A sheet whose controller `isModalInPresentation`, or whose delegate does not let it go, stays, and its delegate is told of the
    /// attempt, as on a device.
    ///
    /// - Throws: ``ScreenFailure`` if no sheet is in front. Alerts, and what is presented over the whole screen, are none.
    public func pullDownSheet() throws {
      guard let sheet, let presentation = sheet.presentationController else {
        throw failure("There is no sheet in front that could be pulled down.")
      }
      // A presentation refers to its delegate weakly, and a delegate may go with its sheet.
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

    /// The controller in front, if a finger can pull it down.
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
    /// Whether the controller, or one of its children that is shown, keeps its sheet from being pulled down.
    fileprivate var holdsPeople: Bool {
      isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.holdsPeople }
    }
  }

  extension UIView {
    /// The recognisers of other gestures than taps that an app has put on the view; a scroll view and a control have their own.
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
