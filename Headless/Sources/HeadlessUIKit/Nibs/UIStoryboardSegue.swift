import Foundation

/// A transition from one view controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// A segue that runs a closure.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Goes to the destination. A class of its own says how.
  open func perform() {
    guard let handler else {
      HeadlessFailure(
        .unsupported,
        reason:
          "Unexpectedly invoking the default implementation of UIStoryboardSegue.perform(): a class of its own overrides it"
      ).raise()
      return
    }
    handler()
  }
}
