import Foundation

/// The room between items, or beside one.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The room in points; of a flexible spacing the least.
  public let spacing: CGFloat
  let isFlexible: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// At least as much room, in points; what is left over is shared.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// So much room, in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  open var isFlexibleSpacing: Bool { isFlexible }
  open var isFixedSpacing: Bool { !isFlexible }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  override open nonisolated var description: String {
    MainActor.assumeIsolated { ".\(isFlexible ? "flexible" : "fixed")(\(HeadlessFailure.number(spacing)))" }
  }
}
