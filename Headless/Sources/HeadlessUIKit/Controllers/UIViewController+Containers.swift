import Foundation

extension UIViewController {
  /// The tab bar controller that the controller is in.
  public var tabBarController: UITabBarController? {
    var ancestor = parent
    while let controller = ancestor {
      if let tabs = controller as? UITabBarController { return tabs }
      ancestor = controller.parent
    }
    return nil
  }

  /// Tells the controller, its children and what it presents that memory is short.
  func headlessTellMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.headlessTellMemoryWarning() }
    presentedViewController?.headlessTellMemoryWarning()
  }
}
