import Foundation

/// Gives the layout of a section, by its index; `nil` only for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// A layout that consists of sections, sections of groups, and groups of items and other groups.
///
/// Groups are as the first one of their section, in closed form: a section with a million items costs what is visible
/// of it. Only groups in which a view said how large it is are kept one by one.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration

  /// What the section provider has read of observable models.
  final var observedCalls: [ObservedCall: ObservedCallReads] = [:]
  final var geometry: CompositionalGeometry?
  final var measured = MeasuredSizes()
  /// The breadth that sizes were measured in, in points.
  private var measuredBreadth: CGFloat?
  /// How many attributes were made, so that tests see that they are those of what is visible.
  final var madeAttributesCount = 0

  // All of them are designated, as UIKit's are, so that a subclass may call any.

  /// A layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    storedConfiguration = Self.copy(of: configuration)
    super.init()
  }

  /// A layout that asks for each section's layout.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout that asks for each section's layout.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    storedConfiguration = Self.copy(of: configuration)
    super.init()
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// What all sections have in common, as a copy: a changed one counts once it is assigned.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { Self.copy(of: storedConfiguration) }
    set {
      storedConfiguration = Self.copy(of: newValue)
      invalidateLayout()
    }
  }

  private static func copy(
    of configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
  }

  // MARK: The contract

  /// - Complexity: O(sections + items that were measured)
  override open func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if geometry == nil {
      forgetSizes(of: collectionView)
      geometry =
        HeadlessSystem.observesSectionProviders
        ? observing(.sections) {
          makeGeometry(for: collectionView)
        } invalidate: {
          $0.invalidateLayout()
        }
        : makeGeometry(for: collectionView)
    }
    geometry?.update()
  }

  private func makeGeometry(for collectionView: UICollectionView) -> CompositionalGeometry? {
    makeGeometry(for: collectionView, configuration: storedConfiguration, provider: sectionProvider)
  }

  override open var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// - Complexity: O(elements in the rectangle · log items)
  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    geometry.map { attributes(in: rect, $0) }
  }

  override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count == 2, geometry.sections.indices.contains(indexPath.section),
      let leaf = geometry.sections[indexPath.section].leaf(ofItem: indexPath.item)
    else { return nil }
    return itemAttributes(at: indexPath, leaf, geometry)
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    geometry.flatMap { supplementaryAttributes(ofKind: elementKind, at: indexPath, $0) }
  }

  override open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let geometry, indexPath.count == 2, geometry.sections.indices.contains(indexPath.section) else { return nil }
    return geometry.sections[indexPath.section].definition.decorationItems.first { $0.elementKind == elementKind }
      .map { decorationAttributes($0, inSection: indexPath.section, geometry) }
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
      if preferred.isBadge {
        // Nothing else is where it is because of a badge.
        measured.setBadgeSize(preferred.size, ofKind: preferred.element.kind, at: preferred.indexPath)
      } else {
        measured.set(preferred.size, of: preferred.element)
        geometry?.setSize(preferred.size, of: preferred.element)
      }
    } else {
      geometry = nil
      if context.invalidateEverything, context.invalidateDataSourceCounts { measured = MeasuredSizes() }
    }
    super.invalidateLayout(with: context)
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    geometry.map { $0.viewSize != newBounds.size } ?? true
  }

  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let axes = originalAttributes.measuredAxes, axes != [] else { return false }
    let element = originalAttributes.element
    let size =
      originalAttributes.isBadge
      ? measured.badgeSize(ofKind: element.kind, at: element.indexPath) : measured.size(of: element)
    guard let known = size ?? estimate(of: originalAttributes) else {
      return true
    }
    let preferred = preferredAttributes.size
    return axes.contains(.horizontal) && abs(known.width - preferred.width) > 0.01
      || axes.contains(.vertical) && abs(known.height - preferred.height) > 0.01
  }

  /// The size that counts for a view that was not asked; `nil` in rows whose height follows from the views alone.
  private func estimate(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    attributes.scrollingSection == nil ? attributes.size : nil
  }

  override func estimatesSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.measuredAxes.map { $0 != [] } ?? false
  }

  override func follow(_ mapping: ListUpdateMapping) {
    measured.follow(mapping)
  }

  override func orthogonalSections(in rect: CGRect) -> [Int: OrthogonalSection] { findOrthogonalSections(in: rect) }

  override func orthogonalSection(_ index: Int) -> OrthogonalSection? { findOrthogonalSection(index) }

  override func adjustVisible(_ attributes: [UICollectionViewLayoutAttributes]) { callHandlers(for: attributes) }

  /// From right to left, what scrolls horizontally begins at its right end, and stays as far from it as it is.
  override func offsetShift(from old: CGSize, to new: CGSize) -> CGFloat {
    guard let geometry, geometry.axis == .horizontal, isMirrored else { return 0 }
    return max(0, new.width - geometry.viewSize.width) - max(0, old.width - geometry.viewSize.width)
  }

  override func list(ofSection section: Int) -> ListSection? {
    guard let geometry, geometry.sections.indices.contains(section) else { return nil }
    return geometry.sections[section].definition.list
  }

  override func forgetMeasuredSizes() { measured = MeasuredSizes() }

  override func followTraits() {
    invalidateLayout()
  }

  /// Sizes that were measured in another breadth do not count.
  private func forgetSizes(of collectionView: UICollectionView) {
    let breadth = storedConfiguration.axis.breadth(collectionView.bounds.size)
    if let measuredBreadth, measuredBreadth != breadth { measured = MeasuredSizes() }
    measuredBreadth = breadth
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }
}

extension UICollectionViewCompositionalLayout: ObservedCaller {}
