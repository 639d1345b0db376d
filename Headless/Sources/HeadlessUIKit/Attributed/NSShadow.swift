import Foundation

/// A shadow of text; stored only.
///
/// It is no `NSObject`, for the reason that ``UIFont`` gives.
open class NSShadow: Hashable {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?

  public init() {}

  public static func == (left: NSShadow, right: NSShadow) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
