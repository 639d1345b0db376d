/// What a layout of sections has to know of one of them.
package struct SectionPlan {
  /// The layout that the content names; `nil` for the default one.
  package var layout: CollectionSectionLayout?
  var identity: SectionIdentity
  var supplements = SectionSupplements()
}

extension SectionPlan {
  /// The plan of a section of which nothing is known but whose it is.
  ///
  /// - Parameters:
  ///   - section: its index in the data source.
  ///   - dataSource: the data source that has the section; it is not kept alive.
  package init(ofSection section: Int, of dataSource: AnyObject) {
    self.init(identity: SectionIdentity(of: dataSource, AnyHashable(SectionNumber(section))))
  }
}

/// A data source of collections that knows the layouts of its sections.
@MainActor package protocol SectionPlanning {
  /// The plan of a section as a collection counts them; `nil` if there is no such section.
  func plan(ofSection section: Int, in collectionView: UICollectionView) -> SectionPlan?
}

extension CollectionViewDataSource: SectionPlanning {
  package func plan(ofSection section: Int, in collectionView: UICollectionView) -> SectionPlan? {
    guard (0..<list.numberOfSections()).contains(section), let named = list.layout(section) else { return nil }
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
    return content.supplementary(ofKind: kind, section: section).map {
      SectionSupplement(height: $0.referenceSize(in: collectionView)?.height)
    }
  }
}
