import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu entry or a control's action, as a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let identifier: Identifier
  override open var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override open var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  private weak var performingSender: AnyObject?
  private let handler: UIActionHandler
  private static var generatedIdentifiers = 0

  /// What the action is performed for, while it is.
  open var sender: Any? { performingSender }

  @available(iOS 17, tvOS 17, *)
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state,
      handler: handler
    )
  }

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      UIAction.generatedIdentifiers += 1
      self.identifier = Identifier("UIAction.\(UIAction.generatedIdentifiers)")
    }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler for a sender; a target is nothing to an action with a handler.
  open func performWithSender(_ sender: Any?, target: Any?) {
    headlessPerform(sender: sender as AnyObject?)
  }

  /// Runs the handler, as a tap on the menu entry or the control does.
  public func headlessPerform(sender: AnyObject? = nil) {
    performingSender = sender
    handler(self)
    performingSender = nil
  }
}
