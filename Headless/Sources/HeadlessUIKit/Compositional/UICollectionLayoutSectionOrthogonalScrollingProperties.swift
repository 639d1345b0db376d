import Foundation

/// How a section feels that scrolls by itself. Stored only: nothing decelerates or bounces.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How soon scrolling comes to rest.
  public enum DecelerationRate: Int, Hashable, Sendable {
    case automatic, normal, fast
  }

  /// Whether content moves past its ends.
  public enum BounceBehavior: Int, Hashable, Sendable {
    case automatic, always, never
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = BounceBehavior.automatic

  override public required init() {
    super.init()
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingProperties: @preconcurrency NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
