import Roster

extension CompositeCollectionViewDataSource: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  // MARK: Counts and cells

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.noteCountReading()
    return children.binding(for: collectionView).numberOfSections()
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    route(collectionView, section).map { $0.child.dataSource.collectionView($0.view, numberOfItemsInSection: $1) } ?? 0
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let (route, local) = cellRoute(collectionView, indexPath)
    return route.child.dataSource.collectionView(route.view, cellForItemAt: local)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    serve { handlers.dataSource.supplementaryProviders[kind]?(collectionView, indexPath) }
      ?? ask(collectionView, indexPath, or: UICollectionReusableView(frame: .zero)) {
        with(kind, $0.reachedDataSource?.collectionView(_:viewForSupplementaryElementOfKind:at:))
      }
  }

  // MARK: Index

  /// The titles of all children, one after the other.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    indexTitles(collectionView) { implemented($0.reachedDataSource?.indexTitles(for:))?($1) ?? nil }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    let found = part(ofIndexTitleAt: index, in: collectionView, "indexTitles(for:)") {
      implemented($0.reachedDataSource?.indexTitles(for:))?($1) ?? nil
    }
    guard let (part, index) = found else {
      notImplemented()
      return IndexPath(item: 0, section: index)
    }
    let answer = askSeparately("collectionView(_:indexPathForIndexTitle:at:)") {
      implemented(part.child.reachedDataSource?.collectionView(_:indexPathForIndexTitle:at:))?(part.proxy, title, index)
    }
    return global(answer ?? IndexPath(item: 0, section: index), from: part)
  }

  // MARK: Prefetching

  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    tellEach(collectionView, indexPaths) { $0.reachedPrefetchDataSource?.collectionView(_:prefetchItemsAt:) }
  }

  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    tellEach(collectionView, indexPaths) {
      implemented($0.reachedPrefetchDataSource?.collectionView(_:cancelPrefetchingForItemsAt:))
    }
  }
}
