import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.detach(recognizer)
    recognizer.view = self
    storedGestureRecognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    storedGestureRecognizers.removeAll { $0 === recognizer }
  }

  /// Whether a recogniser may react to a touch on the view.
  var hasRecognizersAround: Bool {
    var ancestor: UIView? = self
    while let view = ancestor {
      if !view.storedGestureRecognizers.isEmpty { return true }
      ancestor = view.superview
    }
    return false
  }

  /// Lets recognisers have a tap on the middle of the view; `true` if the view does not get it.
  func isTapTakenByRecognizers() -> Bool {
    guard hasRecognizersAround else { return false }
    let session = GestureSession(on: self, at: CGPoint(x: bounds.midX, y: bounds.midY))
    session.tap(count: 1)
    session.finish()
    return session.isTakenFromView
  }
}
