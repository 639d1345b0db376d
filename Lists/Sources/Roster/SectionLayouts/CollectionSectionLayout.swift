/// How a collection lays out a section: as a list, a grid, a carousel, or in a way of your own.
///
/// Content names the layouts of its sections, and a layout made by `UICollectionViewLayout.sections(default:configuration:)`
/// asks for them, whatever composites the content is part of.
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
  /// Whether a section shows its header, or its footer.
  public enum SupplementaryVisibility: Hashable, Sendable {
    /// Where the data source has one. Those of hand-written data sources are not shown, as the layout does not know of them.
    case automatic
    /// Always: a hand-written data source, or a handler, gives a view for every section.
    case visible
    /// Never.
    case hidden
  }

  /// Whether a header is shown. Defaults to ``SupplementaryVisibility/automatic``.
  private(set) var header = SupplementaryVisibility.automatic
  /// Whether a footer is shown. Defaults to ``SupplementaryVisibility/automatic``.
  private(set) var footer = SupplementaryVisibility.automatic
  /// Whether a header stays in sight as long as its section does. `nil`, the default, leaves it to the layout: headers of
  /// plain lists stay, others do not.
  private(set) var pinsHeader: Bool?

  private let kind: Kind

  /// What the layout is made of.
  enum Kind {
    case list(UICollectionLayoutListConfiguration.Appearance, (inout UICollectionLayoutListConfiguration) -> Void)
    case section((any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
    case choice((any NSCollectionLayoutEnvironment) -> CollectionSectionLayout)
  }

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The layout with headers that stay in sight, or that do not.
  public func pinningHeader(_ pinsHeader: Bool = true) -> CollectionSectionLayout {
    var layout = self
    layout.pinsHeader = pinsHeader
    return layout
  }

  /// The layout with another choice of the header that is shown.
  public func header(_ visibility: SupplementaryVisibility) -> CollectionSectionLayout {
    var layout = self
    layout.header = visibility
    return layout
  }

  /// The layout with another choice of the footer that is shown.
  public func footer(_ visibility: SupplementaryVisibility) -> CollectionSectionLayout {
    var layout = self
    layout.footer = visibility
    return layout
  }

  /// Makes what UIKit lays out.
  ///
  /// - Parameters:
  ///   - supplements: the header and the footer that the section has.
  ///   - swipes: gives what a swipe reveals on an item of a list.
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
      // What a closure has kept is not changed.
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

  /// The layout, with what another one that has chosen it says beside that.
  private func keeping(_ other: CollectionSectionLayout) -> CollectionSectionLayout {
    var layout = self
    if other.header != .automatic { layout.header = other.header }
    if other.footer != .automatic { layout.footer = other.footer }
    layout.pinsHeader = other.pinsHeader ?? pinsHeader
    return layout
  }
}

extension CollectionSectionLayout.SupplementaryVisibility {
  /// What is shown of a header or footer that the content may have.
  fileprivate func shown(_ supplement: SectionSupplement?) -> SectionSupplement? {
    switch self {
    case .automatic: supplement
    case .visible: supplement ?? SectionSupplement()
    case .hidden: nil
    }
  }
}

extension NSCollectionLayoutSection {
  /// Adds a header or a footer, unless there is one already.
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
