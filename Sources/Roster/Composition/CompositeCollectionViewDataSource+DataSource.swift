import Foundation

extension CompositeCollectionViewDataSource: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  // MARK: Routing

  /// The child that an item belongs to, and the item's index path in the child.
  func route(_ collectionView: UICollectionView, _ indexPath: IndexPath) -> (CollectionViewRoute, IndexPath)? {
    guard let section = indexPath.first, let route = route(collectionView, section) else { return nil }
    return (route, indexPath.inSection(route.section))
  }

  func route(_ collectionView: UICollectionView, _ section: Int) -> CollectionViewRoute? {
    binding(for: collectionView).route(section)
  }

  /// The composite's index path of one that a child returned.
  func global(_ indexPath: IndexPath, from route: CollectionViewRoute, _ function: StaticString = #function)
    -> IndexPath
  {
    guard let global = route.part.binding?.global(indexPath, of: route.part) else {
      trap(
        "CompositeCollectionViewDataSource: \(type(of: route.part.child.dataSource)) answered \(Array(indexPath)) to "
          + "\(function), which is not one of its own sections",
        cause: "the child counts sections as the whole collection does",
        advice: "answer with index paths whose sections count from 0 in the child"
      )
    }
    return global
  }

  // MARK: Counts and cells

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    let binding = binding(for: collectionView)
    if let proxy = collectionView as? CollectionViewProxy, proxy.part?.isAdopting != true {
      return binding.mapping.currentTotal
    }
    binding.adopt()
    return binding.mapping.known.total
  }

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard let route = route(collectionView, section) else { return 0 }
    return route.part.child.dataSource.collectionView(route.collectionView, numberOfItemsInSection: route.section)
  }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let (route, local) = route(collectionView, indexPath) else {
      trap(
        "CompositeCollectionViewDataSource: there is no child for the cell at \(Array(indexPath))",
        cause: "a child changed its sections without telling the collection that it was handed",
        advice: "insert and delete the sections there, or reload the data"
      )
    }
    return route.part.child.dataSource.collectionView(route.collectionView, cellForItemAt: local)
  }

  // MARK: Supplementary views

  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let (route, local) = route(collectionView, indexPath),
      let answer = route.dataSource?.collectionView(_:viewForSupplementaryElementOfKind:at:)
    else {
      notImplemented()
      return UICollectionReusableView(frame: .zero)
    }
    return answer(route.collectionView, kind, local)
  }

  // MARK: Index

  /// The titles of all children, one after the other.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    let titles = allIndexTitles(in: collectionView).flatMap(\.titles)
    guard titles.isEmpty else { return titles }
    notImplemented()
    return nil
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    var index = index
    for (part, titles) in allIndexTitles(in: collectionView) {
      guard index >= titles.count else { return indexPath(ofIndexTitle: title, at: index, in: part) }
      index -= titles.count
    }
    notImplemented()
    return IndexPath(item: 0, section: index)
  }

  private func allIndexTitles(in collectionView: UICollectionView) -> [(part: CollectionViewPart, titles: [String])] {
    binding(for: collectionView).mapping.known.parts.map { part in
      let dataSource: (any UICollectionViewDataSource)? = part.child.reachedDataSource
      let titles: [String]?? = askSeparately("indexTitles(for:)") {
        implemented(dataSource?.indexTitles(for:))?(part.proxy)
      }
      return (part, (titles ?? nil) ?? [])
    }
  }

  private func indexPath(ofIndexTitle title: String, at index: Int, in part: CollectionViewPart) -> IndexPath {
    let dataSource: (any UICollectionViewDataSource)? = part.child.reachedDataSource
    let answer = askSeparately("collectionView(_:indexPathForIndexTitle:at:)") {
      implemented(dataSource?.collectionView(_:indexPathForIndexTitle:at:))?(part.proxy, title, index)
    }
    return global(answer ?? IndexPath(item: 0, section: index), from: CollectionViewRoute(part: part, section: 0))
  }

  // MARK: Prefetching

  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for (route, locals) in routes(collectionView, indexPaths) {
      route.part.child.reachedPrefetchDataSource?.collectionView(route.collectionView, prefetchItemsAt: locals)
    }
  }

  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    for (route, locals) in routes(collectionView, indexPaths) {
      let prefetching = route.part.child.reachedPrefetchDataSource
      _ = askSeparately("collectionView(_:cancelPrefetchingForItemsAt:)") {
        implemented(prefetching?.collectionView(_:cancelPrefetchingForItemsAt:))?(route.collectionView, locals)
      }
    }
  }

  /// The children that items belong to, with the items in the order in which they came.
  private func routes(_ collectionView: UICollectionView, _ indexPaths: [IndexPath]) -> [(
    CollectionViewRoute, [IndexPath]
  )] {
    var routes: [(route: CollectionViewRoute, locals: [IndexPath])] = []
    var places: [ObjectIdentifier: Int] = [:]
    for indexPath in indexPaths {
      guard let (route, local) = route(collectionView, indexPath) else { continue }
      if let place = places[ObjectIdentifier(route.part)] {
        routes[place].locals.append(local)
      } else {
        places[ObjectIdentifier(route.part)] = routes.count
        routes.append((route, [local]))
      }
    }
    return routes
  }
}
