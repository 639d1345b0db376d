import Foundation

/// How long an item or a group of a compositional layout is in one direction.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the width of the group that contains the item; for the outermost group, of the section's.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of the group that contains the item; for the outermost group, of the section's.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A length in points until the view has said how long it is.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// A length in points until the views have said how long they are; then the longest one's, for all items of the group.
  @available(iOS 17, tvOS 17, *)
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }
  @available(iOS 17, tvOS 17, *)
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether views say how long they are.
  var isMeasured: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// The length in a container, in points; the estimate where views say it.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }

  /// The dimension as UIKit's texts have it.
  override open nonisolated var description: String {
    MainActor.assumeIsolated {
      let number = HeadlessFailure.number(dimension)
      return switch kind {
      case .fractionalWidth: ".containerWidthFactor(\(number))"
      case .fractionalHeight: ".containerHeightFactor(\(number))"
      case .absolute: ".absolute(\(number))"
      case .estimated: ".estimated(\(number))"
      case .uniformAcrossSiblings: ".uniformAcrossSiblings(\(number))"
      }
    }
  }
}
