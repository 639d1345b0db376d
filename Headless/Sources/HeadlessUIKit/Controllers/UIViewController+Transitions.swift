import Foundation

extension UIViewController {
  /// The controller, or the container around all others that it is in.
  final var rootContainer: UIViewController { parent?.rootContainer ?? self }

  /// Makes a change between two controllers; if it is animated, they and those around them have a coordinator until the animation ends.
  ///
  /// - Parameters:
  ///   - container: the view in which the change is.
  ///   - containers: the controllers around those two.
  ///   - body: makes the change, and runs what was added to the coordinator when both have been told that they appear and disappear.
  final func runTransition(
    from: UIViewController?,
    to: UIViewController?,
    in container: UIView?,
    of containers: [UIViewController],
    animated: Bool,
    isInteractive: Bool = false,
    _ body: (TransitionCoordinator?) -> Void
  ) {
    guard animated, container?.window != nil else { return body(nil) }
    let coordinator = TransitionCoordinator(in: container, from: from, to: to, isInteractive: isInteractive)
    let controllers = [from, to].compactMap { $0 } + containers
    for controller in controllers { controller.runningCoordinator = coordinator }
    body(coordinator)
    HeadlessRunLoop.enqueue(after: coordinator.transitionDuration) {
      for controller in controllers where controller.runningCoordinator === coordinator {
        controller.runningCoordinator = nil
      }
      coordinator.runCompletions()
    }
  }
}
