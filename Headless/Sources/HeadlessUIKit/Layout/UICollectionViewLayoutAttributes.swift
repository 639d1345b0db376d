import Foundation

/// Where an element of a collection view is, and how it looks there.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The element's item, or the section and item that a supplementary or decoration view belongs to.
  open var indexPath = IndexPath()
  /// The middle of the element in the content's coordinates, in points.
  open var center: CGPoint = .zero
  /// The element's size, in points.
  open var size: CGSize = .zero
  /// The transform in the plane; the identity where ``transform3D`` leaves the plane.
  open var transform: CGAffineTransform = .identity {
    didSet { transformInSpace = nil }
  }
  /// The transform in space; one that leaves the plane is kept and not drawn.
  open var transform3D: CATransform3D {
    get { transformInSpace?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      let isAffine = CATransform3DIsAffine(newValue)
      transform = isAffine ? CATransform3DGetAffineTransform(newValue) : .identity
      transformInSpace = isAffine ? nil : TransformInSpace(newValue)
    }
  }
  /// A transform that leaves the plane: few elements have one, and it is large.
  private final var transformInSpace: TransformInSpace?

  private final class TransformInSpace {
    let transform: CATransform3D

    init(_ transform: CATransform3D) {
      self.transform = transform
    }
  }
  open var alpha: CGFloat = 1
  /// What is drawn above what: higher values are above lower ones.
  open var zIndex = 0
  open var isHidden = false
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; `nil` for cells.
  open internal(set) var representedElementKind: String?

  /// The directions in which a layout takes the view's own size; `nil` if it does not say.
  final var measuredAxes: UIAxis?
  /// Whether the element belongs to an item or a group of a compositional layout.
  final var isBadge = false
  /// The section in whose own content the element is, if that scrolls by itself.
  final var scrollingSection: Int?
  /// What the element is in a list; `nil` outside of list layouts.
  final var listPlace: ListPlace?

  override public required init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    represent(.cell, kind: nil, at: indexPath)
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// The element's rectangle in the content's coordinates, in points. The transform is not taken into account.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The element's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.represent(representedElementCategory, kind: representedElementKind, at: indexPath)
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.transformInSpace = transformInSpace
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.measuredAxes = measuredAxes
    copy.isBadge = isBadge
    copy.scrollingSection = scrollingSection
    copy.listPlace = listPlace
    return copy
  }

  override open nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      element == other.element && center == other.center && size == other.size && transform == other.transform
        && transformInSpace?.transform == other.transformInSpace?.transform
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
        && scrollingSection == other.scrollingSection && listPlace == other.listPlace
    }
  }

  override open nonisolated var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  /// The element that the attributes are for.
  var element: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
  }

  func represent(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// A copy of the attributes, of the same class.
  var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
