import Roster

/// The layouts of the children's sections, and what swipes reveal in them.
extension CompositeCollectionViewDataSource: SectionPlanning {
  package func plan(ofSection section: Int, in collectionView: UICollectionView) -> SectionPlan? {
    guard let (route, section) = route(collectionView, section) else { return nil }
    let child = route.child
    var plan =
      (child.dataSource as? any SectionPlanning)?.plan(ofSection: section, in: route.view)
      ?? SectionPlan(ofSection: section, of: child.dataSource)
    plan.layout = plan.layout ?? child.layout?(section)
    return plan
  }
}

#if !os(tvOS)
  extension CompositeCollectionViewDataSource: SwipeAnswering {
    package func swipeActions(_ edge: SwipeEdge, at indexPath: IndexPath, in collectionView: UICollectionView)
      -> UISwipeActionsConfiguration?
    {
      guard let (route, local) = route(collectionView, indexPath) else { return nil }
      let child = route.child.rosterDelegate as (any SwipeAnswering)? ?? route.child.dataSource as? any SwipeAnswering
      return child?.swipeActions(edge, at: local, in: route.view)
    }
  }
#endif
