extension UICollectionViewLayout {
  /// A layout whose sections are laid out as the content says that is attached to the collection, by
  /// `layout(_:)` of data sources.
  ///
  /// ```swift
  /// let collectionView = UICollectionView(frame: .zero, collectionViewLayout: .sections(default: .list(.insetGrouped)))
  /// ```
  ///
  /// It asks again when the content, the size or the traits of the collection change. Headers and footers are shown where the
  /// content has them, and swipes in lists reveal the actions of the handlers that `attach` returns.
  ///
  /// - Parameters:
  ///   - layout: the layout of sections of which the content says nothing; a plain list by default.
  ///   - configuration: what all sections have in common, such as the room between them.
  public static func sections(
    default layout: CollectionSectionLayout = .list(),
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
  ) -> UICollectionViewCompositionalLayout {
    ContentLayout(default: layout, configuration: configuration)
  }
}

/// A compositional layout that asks the content of its collection.
final class ContentLayout: UICollectionViewCompositionalLayout {
  /// Refers to the layout, which has to be given a provider before it is there.
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
