import Foundation

/// A file with view controllers and the ways between them that Interface Builder made. The product `HeadlessNibs` reads it.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  /// Where the file is; `nil` for the main bundle.
  public final let headlessBundle: Bundle?
  private lazy var contents = HeadlessInterfaceBuilder.reader?.storyboard(named: name, bundle: headlessBundle)

  /// A storyboard that is looked for at its first use.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    headlessBundle = storyboardBundleOrNil
    super.init()
  }

  /// The controller that the storyboard begins with; `nil` if it names none.
  open func instantiateInitialViewController() -> UIViewController? { make(nil, creator: nil) }

  /// The controller that the storyboard begins with, made by a closure.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    cast(make(nil, creator: creator.map { creator in { creator($0) } }), identifier: nil)
  }

  /// The controller with an identifier; that there is none is a failure.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, creator: nil) ?? UIViewController()
  }

  /// The controller with an identifier, made by a closure; that there is none, or one of another class, is a failure.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = make(identifier, creator: creator.map { creator in { creator($0) } })
    guard let controller: ViewController = cast(made, identifier: identifier) else {
      // A handler that returns leaves nothing that the caller could be given.
      fatalError("\(self) has no \(ViewController.self) with identifier '\(identifier)'")
    }
    return controller
  }

  private func make(_ identifier: String?, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let contents else {
      fail(
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\((headlessBundle ?? .main).bundlePath)>"
          + HeadlessInterfaceBuilder.adviceWithoutReader
      )
      return nil
    }
    guard contents.hasViewController(identifier: identifier) else {
      if let identifier {
        fail("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
      }
      return nil
    }
    return contents.makeViewController(identifier: identifier, of: self, creator: creator)
  }

  private func cast<ViewController>(_ controller: UIViewController?, identifier: String?) -> ViewController? {
    guard let controller else { return nil }
    guard let cast = controller as? ViewController else {
      fail(
        "the controller with identifier '\(identifier ?? "")' of '\(name)' is no \(ViewController.self): \(controller)"
      )
      return nil
    }
    return cast
  }

  private func fail(_ reason: String) {
    HeadlessFailure(.invalidNib, name: .invalidArgument, reason: reason).raise()
  }
}
