/// What a layout of sections has to know of one of them.
struct SectionPlan {
  /// The layout that the content names; `nil` for the default one.
  var layout: CollectionSectionLayout?
  var identity: SectionIdentity
  var supplements = SectionSupplements()
}

/// A data source of collections that knows the layouts of its sections.
@MainActor protocol SectionPlanning {
  /// The plan of a section as a collection counts them; `nil` if there is no such section.
  func plan(ofSection section: Int, in collectionView: UICollectionView) -> SectionPlan?
}

extension CollectionViewDataSource: SectionPlanning {
  func plan(ofSection section: Int, in collectionView: UICollectionView) -> SectionPlan? {
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

extension CompositeCollectionViewDataSource: SectionPlanning {
  func plan(ofSection section: Int, in collectionView: UICollectionView) -> SectionPlan? {
    guard let (route, section) = route(collectionView, section) else { return nil }
    let child = route.child
    var plan =
      (child.dataSource as? any SectionPlanning)?.plan(ofSection: section, in: route.view)
      ?? SectionPlan(identity: SectionIdentity(of: child.dataSource, AnyHashable(SectionNumber(section))))
    plan.layout = plan.layout ?? child.layout?(section)
    return plan
  }
}
