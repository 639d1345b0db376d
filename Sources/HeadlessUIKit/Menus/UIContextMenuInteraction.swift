import Foundation

/// Shows a menu at a long press on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Simulates a long press: the configuration that is shown, if there is one.
  ///
  /// - Parameter location: the place in the view's coordinates, in points.
  public func headlessLongPress(at location: CGPoint = .zero) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
}
