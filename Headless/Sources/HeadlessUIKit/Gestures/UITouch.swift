import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  open internal(set) var phase: Phase = .began
  /// How many times in a row the finger has tapped here.
  open internal(set) var tapCount = 1
  /// The view that the finger came down on.
  open private(set) weak var view: UIView?
  /// The place in the coordinates of the root of the view tree.
  private var place: CGPoint
  private var previousPlace: CGPoint

  /// - Parameter place: the finger's place in the view's coordinates
  init(on view: UIView, at place: CGPoint) {
    self.view = view
    self.place = view.convert(place, to: nil)
    previousPlace = self.place
    super.init()
  }

  open var window: UIWindow? { view?.window }

  /// The finger's place in a view's coordinates; `nil` stands for the window.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }

  /// The place before the last move in a view's coordinates; `nil` stands for the window.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }

  private func converted(_ place: CGPoint, to view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Moves the finger to a place in a view's coordinates.
  func move(to place: CGPoint, in view: UIView) {
    previousPlace = self.place
    self.place = view.convert(place, to: nil)
    phase = .moved
  }
}
