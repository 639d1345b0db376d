extension UICollectionViewLayout {
  /// Returns a layout that lays out sections as the attached content declares with `layout(_:)`.
  ///
  /// ```swift
  /// let collectionView = UICollectionView(frame: .zero, collectionViewLayout: .sections(default: .list(.insetGrouped)))
  /// ```
  ///
  /// It updates when the content, or the collection view's size or traits change. It shows the content's headers and footers, and
  /// the swipe actions of handlers in lists.
  ///
  /// - Parameters:
  ///   - layout: The layout of sections without a declared one. The default is a plain list.
  ///   - configuration: The configuration of the whole layout, such as the spacing of sections.
  public static func sections(
    default layout: CollectionSectionLayout = .list(),
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) -> UICollectionViewCompositionalLayout {
    ContentLayout(default: layout, configuration: configuration)
  }
}

/// A compositional layout that reads its collection view's content.
final class ContentLayout: UICollectionViewCompositionalLayout {
  /// A reference to the layout, for the provider that is created first.
  private final class Reference {
    weak var layout: ContentLayout?
  }

  private let standard: CollectionSectionLayout

  init(default standard: CollectionSectionLayout, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    let reference = Reference()
    self.standard = standard
    super.init(
      sectionProvider: { reference.layout?.section(at: $0, in: $1) },
      configuration: configuration
    )
    reference.layout = self
  }

  required init?(coder: NSCoder) { nil }

  private func section(at index: Int, in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var swipes = SectionSwipes()
    #if !os(tvOS)
      swipes = SectionSwipes(layout: self)
    #endif
    let planning = collectionView?.dataSource as? any SectionPlanning
    let plan = collectionView.flatMap { planning?.plan(ofSection: index, in: $0) }
    let section = (plan?.layout ?? standard).makeSection(
      plan?.supplements ?? SectionSupplements(),
      swipes,
      in: environment
    )
    if let collectionView { CarouselOffsets.of(collectionView).watch(section, at: index, plan?.identity) }
    return section
  }
}
