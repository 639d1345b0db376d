/// A driver that applies a ``ListUpdater``'s changes to a collection view.
@MainActor final class CollectionViewDriver: ListReferences<UICollectionView, CollectionViewDelegate>, ListViewAdapter {
  func change(_ stage: ChangeStage, isAnimated: Bool) {
    guard let collectionView = listView else { return }
    if !stage.items.deletes.isEmpty { collectionView.deleteItems(at: stage.items.deletes.indexPaths) }
    if !stage.sections.deletes.isEmpty { collectionView.deleteSections(IndexSet(stage.sections.deletes)) }
    if !stage.sections.inserts.isEmpty { collectionView.insertSections(IndexSet(stage.sections.inserts)) }
    if !stage.items.inserts.isEmpty { collectionView.insertItems(at: stage.items.inserts.indexPaths) }
    collectionView.move(stage)
  }

  func reload(_ items: [IndexPath], isAnimated: Bool) {
    listView?.reloadItems(at: items)
  }

  func reloadSections(_ sections: IndexSet, isAnimated: Bool) { listView?.reloadSections(sections) }

  func sizesDidChange() { listView?.collectionViewLayout.invalidateLayout() }

  /// Does nothing, because collection views read index titles during layout.
  func sectionIndexDidChange() {}

  // MARK: Headers and footers

  func supplementsWillRefresh(ofSections sections: [Int]) {}

  /// Invalidates the layout, because headers and footers can need another size.
  func supplementsDidRefresh() { listView?.collectionViewLayout.invalidateLayout() }

  func refreshSupplements(ofSection section: Int) -> Bool {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].allSatisfy {
      refreshSupplement(ofKind: $0, section: section)
    }
  }

  private func refreshSupplement(ofKind kind: String, section: Int) -> Bool {
    guard let collectionView = listView, let dataSource = delegate?.dataSource else { return true }
    let indexPath = IndexPath(item: 0, section: section)
    let new = dataSource.shown(in: collectionView).supplementary(ofKind: kind, section: section)
    // These layouts insert and delete the views by themselves.
    let layout = collectionView.collectionViewLayout
    let comesAndGoes = layout is UICollectionViewFlowLayout || layout is ContentLayout
    guard let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath) else {
      if comesAndGoes { return true }
      let attributes = collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
      return new == nil || (attributes.map { $0.size.height > 0 && $0.size.width > 0 } ?? false)
    }
    guard !dataSource.isProvided(kind) else { return false }
    let present = {
      dataSource.shown(in: collectionView).supplementary(ofKind: kind, section: section)?.refresh(view) ?? comesAndGoes
    }
    return dataSource.refresh(view, ofSection: section, in: collectionView, present)
  }
}

extension CollectionViewSupplementaryPresentable {
  /// Presents the view model on a view that shows another one, if the type matches.
  @MainActor fileprivate func refresh(_ view: UICollectionReusableView) -> Bool {
    if let erased = self as? AnyCollectionViewSupplementaryPresentable { return erased.base.refresh(view) }
    guard type(of: view) == CollectionViewSupplementary.self, let view = view as? CollectionViewSupplementary else {
      return false
    }
    present(on: view)
    return true
  }
}
