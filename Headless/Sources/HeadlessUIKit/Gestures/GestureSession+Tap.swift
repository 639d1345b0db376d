import Foundation

extension GestureSession {
  /// Taps as often as is said.
  ///
  /// A recogniser of fewer taps than another one that must fail first waits until no more taps come.
  func tap(count: Int) {
    var waiting: [UITapGestureRecognizer] = []
    for number in 1...max(1, count) {
      begin(tapCount: number)
      end()
      let due = taps.filter { $0.numberOfTapsRequired == number }
      for recognizer in due {
        if rivals(of: recognizer).contains(where: { mayStillTap($0, after: number) }) {
          waiting.append(recognizer)
        } else {
          settle(recognizer, among: due)
        }
      }
    }
    for recognizer in waiting { settle(recognizer, among: waiting) }
  }

  private var taps: [UITapGestureRecognizer] {
    recognizers.compactMap { $0 as? UITapGestureRecognizer }.filter {
      $0.numberOfTouchesRequired == touches.count && !isTakenByControl($0)
    }
  }

  private func mayStillTap(_ recognizer: UIGestureRecognizer, after number: Int) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired > number && tap.numberOfTouchesRequired == touches.count
  }

  /// Lets those recognise first that must fail before this one does.
  private func settle(_ recognizer: UITapGestureRecognizer, among others: [UITapGestureRecognizer]) {
    let rivals = rivals(of: recognizer)
    for other in others where rivals.contains(where: { $0 === other }) { recognize(other, .recognized) }
    recognize(recognizer, .recognized)
  }

  /// Whether a control between the touch and the recogniser's view takes a single tap for itself.
  ///
  /// "In iOS 6.0 and later, default control actions prevent overlapping gesture recognizer behavior":
  /// https://developer.apple.com/documentation/uikit/uigesturerecognizer
  private func isTakenByControl(_ recognizer: UITapGestureRecognizer) -> Bool {
    guard recognizer.numberOfTapsRequired == 1, recognizer.numberOfTouchesRequired == 1 else { return false }
    var ancestor: UIView? = hit
    while let view = ancestor, view !== recognizer.view {
      if view.headlessTakesSingleTaps { return true }
      ancestor = view.superview
    }
    return false
  }
}

extension UIView {
  /// Whether the view is one of the controls whose own action comes before a recogniser of the views around it.
  fileprivate var headlessTakesSingleTaps: Bool {
    self is UIButton || self is UISwitch || self is UISegmentedControl || self is UIStepper || self is UIPageControl
  }
}
