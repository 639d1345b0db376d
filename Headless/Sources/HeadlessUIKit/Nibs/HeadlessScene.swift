/// What a storyboard says of a view controller.
@preconcurrency @MainActor public final class HeadlessScene {
  /// A way to another controller.
  @preconcurrency @MainActor public struct Segue {
    /// The identifier that `performSegue` names.
    public let identifier: String?
    /// Makes the other controller and goes there.
    public let perform: (_ source: UIViewController, _ sender: Any?) -> Void

    public init(identifier: String?, perform: @escaping (_ source: UIViewController, _ sender: Any?) -> Void) {
      self.identifier = identifier
      self.perform = perform
    }
  }

  public let storyboard: UIStoryboard
  /// Makes the controller's view and connects what is in it.
  public var loadView: ((UIViewController) -> UIView?)?
  /// Called after the view has been loaded: embedded controllers come with it.
  public var didLoadView: ((UIViewController) -> Void)?
  public var segues: [Segue] = []
  /// Objects of the scene that are neither the controller nor in its view: they live as long as the controller.
  public var keptObjects: [AnyObject] = []

  public init(storyboard: UIStoryboard) {
    self.storyboard = storyboard
  }
}
