import Foundation

/// A menu or a group in a menu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  public enum ElementSize: Int, Sendable {
    case small, medium, large
    @available(iOS 17, tvOS 17, *)
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  open var preferredElementSize: ElementSize
  public let children: [UIMenuElement]
  private static var generatedIdentifiers = 0

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = { if #available(iOS 17, tvOS 17, *) { .automatic } else { .large } }(),
    children: [UIMenuElement] = []
  ) {
    if let identifier {
      self.identifier = identifier
    } else {
      UIMenu.generatedIdentifiers += 1
      self.identifier = Identifier("UIMenu.\(UIMenu.generatedIdentifiers)")
    }
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu like this one with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }

  /// The chosen actions, in the menu and in its groups.
  open var selectedElements: [UIMenuElement] {
    headlessActions.filter { $0.state == .on }
  }

  /// Every action in the menu and in its groups, in order, without hidden ones.
  public var headlessActions: [UIAction] {
    children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return menu.headlessActions }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      return [action]
    }
  }

  /// Simulates a tap on the first action with the title; says whether there is one that takes taps.
  @discardableResult
  public func headlessTap(actionTitled title: String) -> Bool {
    guard let action = headlessActions.first(where: { $0.title == title && !$0.attributes.contains(.disabled) }) else {
      return false
    }
    action.headlessPerform()
    return true
  }
}
