import Roster

extension CompositeCollectionViewDataSource.Child: CompositeChild {
  var object: any NSObjectProtocol { dataSource }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    ofOwnClass(reachedDelegate as? any UICollectionViewDelegateFlowLayout)
  }
  var scrollDelegate: (any UIScrollViewDelegate)? { reachedDelegate }
  var answering: [any NSObjectProtocol] { [dataSource, delegate, prefetchDataSource].compactMap { $0 } }
  var nested: CompositeChildren<Self>? { (dataSource as? CompositeCollectionViewDataSource)?.children }
  var contentDelegate: ListDelegate? { rosterDelegate }

  var reachedDataSource: (any UICollectionViewDataSource)? { reached(dataSource) }
  var reachedDelegate: (any UICollectionViewDelegate)? { reached(delegate) }
  var reachedPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { reached(prefetchDataSource) }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if let count = composable?.numberOfSectionsWithoutView { return count }
    let dataSource: (any UICollectionViewDataSource)? = dataSource
    return askSeparately("numberOfSections(in:)") { implemented(dataSource?.numberOfSections(in:))?(collectionView) }
      ?? 1
  }

  func registerReusableViews(with collectionView: UICollectionView) {
    composable?.registerReusableViews(with: collectionView)
  }

  private var composable: (any ComposableCollectionViewDataSource)? {
    dataSource as? any ComposableCollectionViewDataSource
  }

  func makeUpdater(of collectionView: UICollectionView) -> ListUpdater? {
    rosterDelegate?.makeUpdater(of: collectionView)
  }

  // MARK: The collection

  static func makeProxy(of part: ChildAdapter<Self>?) -> UICollectionView { CollectionViewProxy(part) }
  #if !os(tvOS)
    static func makeDragging(of children: CompositeChildren<Self>) -> NSObject {
      CompositeCollectionViewDragging(children)
    }
  #endif
  static func part(of collectionView: UICollectionView) -> ChildAdapter<Self>? {
    (collectionView as? CollectionViewProxy)?.part
  }
}
