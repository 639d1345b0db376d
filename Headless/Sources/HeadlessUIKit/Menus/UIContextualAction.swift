import Foundation

/// A button that a swipe on a row shows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// What VoiceOver calls the button; the title, if there is none.
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  private var storedBackgroundColor: UIColor?

  /// The colour of the button: grey, or red for a destructive action, if it is not set.
  open var backgroundColor: UIColor! {
    get { storedBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { storedBackgroundColor = newValue }
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Runs the handler, as a tap on the button does; what the handler passes to its completion handler goes to `completion`.
  public func headlessPerform(sourceView: UIView, completion: @escaping (Bool) -> Void = { _ in }) {
    handler(self, sourceView, completion)
  }
}
