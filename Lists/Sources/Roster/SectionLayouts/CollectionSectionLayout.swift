/// The layout of a collection view's section: a list, a grid, a carousel, or your own.
///
/// Data sources declare the layouts of their sections. A layout from `UICollectionViewLayout.sections(default:configuration:)`
/// reads them, also through composites.
///
/// ```swift
/// let collectionView = UICollectionView(frame: .zero, collectionViewLayout: .sections())
/// collectionView.attach {
///   featured.layout(.carousel(itemWidth: .fractionalWidth(0.9)))
///   apps.layout(.grid(minimumItemWidth: 320))
///   settings.layout(.list(.insetGrouped))
/// }
/// ```
@preconcurrency @MainActor public struct CollectionSectionLayout {
  /// The visibility of a section's header or footer.
  public enum SupplementaryVisibility: Hashable, Sendable {
    /// Shown if the data source has one. The layout doesn't know those of hand-written data sources, so they aren't shown.
    case automatic
    /// Always shown. A hand-written data source or a handler provides a view for every section.
    case visible
    /// Never shown.
    case hidden
  }

  /// The visibility of the header. The default is ``SupplementaryVisibility/automatic``.
  private(set) var header = SupplementaryVisibility.automatic
  /// The visibility of the footer. The default is ``SupplementaryVisibility/automatic``.
  private(set) var footer = SupplementaryVisibility.automatic
  /// A Boolean value that indicates whether to pin the header. With `nil`, the default, only headers of plain lists are pinned.
  private(set) var pinsHeader: Bool?

  private let kind: Kind

  /// The kind of layout.
  enum Kind {
    case list(UICollectionLayoutListConfiguration.Appearance, (inout UICollectionLayoutListConfiguration) -> Void)
    case section((any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
    case choice((any NSCollectionLayoutEnvironment) -> CollectionSectionLayout)
  }

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Returns the layout with or without pinned headers.
  public func pinningHeader(_ pinsHeader: Bool = true) -> CollectionSectionLayout {
    var layout = self
    layout.pinsHeader = pinsHeader
    return layout
  }

  /// Returns the layout with another visibility of the header.
  public func header(_ visibility: SupplementaryVisibility) -> CollectionSectionLayout {
    var layout = self
    layout.header = visibility
    return layout
  }

  /// Returns the layout with another visibility of the footer.
  public func footer(_ visibility: SupplementaryVisibility) -> CollectionSectionLayout {
    var layout = self
    layout.footer = visibility
    return layout
  }

  /// Creates UIKit's section.
  ///
  /// - Parameters:
  ///   - supplements: The section's header and footer.
  ///   - swipes: The swipe actions of a list's items.
  func makeSection(
    _ supplements: SectionSupplements,
    _ swipes: SectionSwipes,
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    let header = header.shown(supplements.header)
    let footer = footer.shown(supplements.footer)
    switch kind {
    case .choice(let choose):
      return choose(environment).keeping(self).makeSection(supplements, swipes, in: environment)
    case .list(let appearance, let configure):
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      if header != nil { configuration.headerMode = .supplementary }
      if footer != nil { configuration.footerMode = .supplementary }
      swipes.install(in: &configuration)
      configure(&configuration)
      section = .list(using: configuration, layoutEnvironment: environment)
      section.contentInsets = section.contentInsets.fittingWidth(of: environment)
    case .section(let make):
      let made = make(environment)
      // A closure may retain its section, so don't change it.
      section = made.copy() as? NSCollectionLayoutSection ?? made
      section.add(header, UICollectionView.elementKindSectionHeader, .top)
      section.add(footer, UICollectionView.elementKindSectionFooter, .bottom)
    }
    if let pinsHeader {
      for item in section.boundarySupplementaryItems where item.elementKind == UICollectionView.elementKindSectionHeader
      {
        item.pinToVisibleBounds = pinsHeader
      }
    }
    return section
  }

  /// Returns the layout with the explicit settings of the layout that chose it.
  private func keeping(_ other: CollectionSectionLayout) -> CollectionSectionLayout {
    var layout = self
    if other.header != .automatic { layout.header = other.header }
    if other.footer != .automatic { layout.footer = other.footer }
    layout.pinsHeader = other.pinsHeader ?? pinsHeader
    return layout
  }
}

extension CollectionSectionLayout.SupplementaryVisibility {
  /// Returns the header or footer to show.
  fileprivate func shown(_ supplement: SectionSupplement?) -> SectionSupplement? {
    switch self {
    case .automatic: supplement
    case .visible: supplement ?? SectionSupplement()
    case .hidden: nil
    }
  }
}

extension NSCollectionLayoutSection {
  /// Adds a header or footer, unless one exists.
  fileprivate func add(_ supplement: SectionSupplement?, _ kind: String, _ alignment: NSRectAlignment) {
    guard let supplement, !boundarySupplementaryItems.contains(where: { $0.elementKind == kind }) else { return }
    let height = supplement.height.map { NSCollectionLayoutDimension.absolute($0) }
    boundarySupplementaryItems.append(
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: height ?? .estimated(CollectionViewDelegate.defaultSupplementaryLength)
        ),
        elementKind: kind,
        alignment: alignment
      )
    )
  }
}
