import Foundation

/// How large an item or a group of a compositional layout is.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The directions in which views say how large they are.
  var measuredAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.isMeasured { axes.insert(.horizontal) }
    if heightDimension.isMeasured { axes.insert(.vertical) }
    return axes
  }

  /// The directions in which all items of a group are as large as the largest.
  var uniformAxes: UIAxis {
    var axes: UIAxis = []
    if widthDimension.kind == .uniformAcrossSiblings { axes.insert(.horizontal) }
    if heightDimension.kind == .uniformAcrossSiblings { axes.insert(.vertical) }
    return axes
  }

  /// The size in a container, in points, with the estimates where views say it.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  override open nonisolated var description: String {
    MainActor.assumeIsolated { "{\(widthDimension), \(heightDimension)}" }
  }
}
