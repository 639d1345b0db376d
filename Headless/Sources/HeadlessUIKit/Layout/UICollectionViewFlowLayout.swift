import Foundation

/// A layout that puts items into lines and lines one after the other, with headers and footers around the sections.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// As ``estimatedItemSize``: items say themselves how large they are.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// What stands for ``automaticSize`` until an item was measured.
  static let automaticEstimate = CGSize(width: 50, height: 50)

  /// The smallest distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { metricsChanged(minimumLineSpacing != oldValue) } }
  /// The smallest distance between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { metricsChanged(minimumInteritemSpacing != oldValue) } }
  /// The size of items, in points, where the delegate does not say it.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { metricsChanged(itemSize != oldValue) } }
  /// The size that items are taken to have until they are displayed; zero switches self-sizing off.
  open var estimatedItemSize: CGSize = .zero { didSet { metricsChanged(estimatedItemSize != oldValue) } }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { metricsChanged(scrollDirection != oldValue) }
  }
  /// The size of headers, in points. Only the extent along the scroll direction counts; zero stands for no header.
  open var headerReferenceSize: CGSize = .zero { didSet { metricsChanged(headerReferenceSize != oldValue) } }
  /// The size of footers, in points. Only the extent along the scroll direction counts; zero stands for no footer.
  open var footerReferenceSize: CGSize = .zero { didSet { metricsChanged(footerReferenceSize != oldValue) } }
  /// The room around the items of a section, in points.
  open var sectionInset: UIEdgeInsets = .zero { didSet { metricsChanged(sectionInset != oldValue) } }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { metricsChanged(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { metricsChanged(sectionFootersPinToVisibleBounds != oldValue) }
  }

  final var geometry: FlowGeometry?
  /// What the delegate said, while only frames are out of date.
  final var keptSections: [FlowSection]?
  /// The sizes that items asked for, by section and item.
  final var measuredSizes: [Int: [Int: CGSize]] = [:]
  final var measuredBreadth: CGFloat?
  /// The width in which elements are mirrored, in points; `nil` if they are not.
  final var mirroredWidth: CGFloat?

  override public init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override open class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: The contract

  /// - Complexity: O(sections), and O(items) in sections whose items have several sizes
  override open func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if geometry == nil { geometry = makeGeometry(for: collectionView) }
    geometry?.update()
    mirroredWidth = geometry.flatMap { mirroredWidth(of: $0, in: collectionView) }
  }

  override open var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// - Complexity: O(elements in the rectangle + log sections)
  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let geometry else { return nil }
    let logical = directed(rect)
    let span = geometry.axis.span(logical)
    var attributes: [UICollectionViewLayoutAttributes] = []
    for section in geometry.sections(from: span.start, to: span.end) {
      let path = IndexPath(item: 0, section: section)
      if let header = headerAttributes(at: path), header.frame.overlaps(rect) { attributes.append(header) }
      let start = geometry.starts[section]
      for item in geometry.sections[section].items(from: span.start - start, to: span.end - start) {
        let itemPath = IndexPath(item: item, section: section)
        let frame = geometry.itemFrame(at: itemPath)
        if frame.overlaps(logical) { attributes.append(itemAttributes(at: itemPath, frame: frame)) }
      }
      if let footer = footerAttributes(at: path), footer.frame.overlaps(rect) { attributes.append(footer) }
    }
    return attributes
  }

  override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let geometry, geometry.contains(indexPath) else { return nil }
    return itemAttributes(at: indexPath, frame: geometry.itemFrame(at: indexPath))
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count == 2, indexPath.item == 0, geometry.sections.indices.contains(indexPath.section)
    else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return headerAttributes(at: indexPath)
    case UICollectionView.elementKindSectionFooter: return footerAttributes(at: indexPath)
    default: return nil
    }
  }

  override open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }

  // MARK: Invalidation

  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredAttributes {
      let path = preferred.indexPath
      measuredSizes[path.section, default: [:]][path.item] = preferred.size
      geometry?.setSize(preferred.size, at: path)
    } else if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      let isAll = flow.invalidateEverything || flow.invalidateDataSourceCounts
      if isAll || flow.invalidateFlowLayoutDelegateMetrics {
        geometry = nil
        keptSections = nil
      } else if flow.invalidateFlowLayoutAttributes {
        keptSections = geometry?.sections ?? keptSections
        geometry = nil
      }
      if flow.invalidateEverything, flow.invalidateDataSourceCounts { measuredSizes = [:] }
    } else {
      geometry = nil
      keptSections = nil
    }
    super.invalidateLayout(with: context)
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || changesBreadth(newBounds)
  }

  override open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = changesBreadth(newBounds)
      flow.invalidateFlowLayoutAttributes = flow.invalidateFlowLayoutDelegateMetrics
    }
    return context
  }

  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatesSizes && originalAttributes.representedElementCategory == .cell
      && !preferredAttributes.size.isNearly(originalAttributes.size)
  }

  override var estimatesSizes: Bool { estimatedItemSize != .zero }

  override func follow(_ mapping: ListUpdateMapping) {
    var followed: [Int: [Int: CGSize]] = [:]
    for (section, sizes) in measuredSizes {
      for (item, size) in sizes {
        guard let path = mapping.indexPath(after: IndexPath(item: item, section: section)) else { continue }
        followed[path.section, default: [:]][path.item] = size
      }
    }
    measuredSizes = followed
  }

  override open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// From right to left, what scrolls horizontally begins at its right end, and stays as far from it as it is.
  override func offsetShift(from old: CGSize, to new: CGSize) -> CGFloat {
    guard let collectionView, scrollDirection == .horizontal, mirroredWidth != nil else { return 0 }
    return max(0, new.width - collectionView.bounds.width) - max(0, old.width - collectionView.bounds.width)
  }

  override func forgetMeasuredSizes() { measuredSizes = [:] }

  private func metricsChanged(_ changed: Bool) {
    if changed { invalidateLayout() }
  }

  private func changesBreadth(_ newBounds: CGRect) -> Bool {
    guard let collectionView, let geometry else { return true }
    return abs(breadth(of: newBounds, in: collectionView) - geometry.breadth) > FlowSection.tolerance
  }
}
