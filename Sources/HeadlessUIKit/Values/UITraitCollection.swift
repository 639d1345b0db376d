import Foundation

/// The appearance that an interface has.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

/// The width or height class of an interface.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

/// The environment of a view: its appearance, scale and size classes.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  override public convenience init() {
    self.init(style: .unspecified)
  }

  init(style: UIUserInterfaceStyle) {
    userInterfaceStyle = style
    displayScale = 2
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
  }

  override public func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
  }

  override public var hash: Int { userInterfaceStyle.hashValue }
}
