/// The properties of a section that affect its layout.
package struct SectionPlan {
  /// The layout that the content declares, or `nil` for the default.
  package var layout: CollectionSectionLayout?
  var identity: SectionIdentity
  var supplements = SectionSupplements()
}

/// A data source of collection views that knows the layouts of its sections.
@MainActor package protocol SectionPlanning {
  /// Returns the plan of a section of a collection view, or `nil` if it doesn't exist.
  func plan(ofSection section: Int, in collectionView: UICollectionView) -> SectionPlan?
}

extension CollectionViewDataSource: SectionPlanning {
  package func plan(ofSection section: Int, in collectionView: UICollectionView) -> SectionPlan? {
    let shown = shown(in: collectionView)
    guard (0..<shown.numberOfSections).contains(section), let owner = shown.shown.owner(ofSection: section) else {
      return nil
    }
    let named = NamedSectionLayout(of: owner)
    return SectionPlan(
      layout: named.layout,
      identity: named.identity,
      supplements: SectionSupplements(
        header: supplement(UICollectionView.elementKindSectionHeader, section, collectionView),
        footer: supplement(UICollectionView.elementKindSectionFooter, section, collectionView)
      )
    )
  }

  private func supplement(_ kind: String, _ section: Int, _ collectionView: UICollectionView) -> SectionSupplement? {
    if isProvided(kind) { return SectionSupplement() }
    return shown(in: collectionView).supplementary(ofKind: kind, section: section).map {
      SectionSupplement(height: $0.referenceSize(in: collectionView)?.height)
    }
  }
}
