import Foundation

extension CompositeCollectionViewDataSource.Child: CompositeChild {
  typealias Part = CompositePart<Self>

  var object: any NSObjectProtocol { dataSource }
  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    reachedDelegate as? any UICollectionViewDelegateFlowLayout
  }
  var scrollDelegate: (any UIScrollViewDelegate)? { reachedDelegate }
  var answering: [any NSObjectProtocol] { [dataSource, delegate, prefetchDataSource].compactMap { $0 } }
  var conditionalAnswers: [String] { (dataSource as? ListResponder)?.conditionalAnswers ?? [] }
  var nested: CompositeChildren<Self>? { (dataSource as? CompositeCollectionViewDataSource)?.children }

  // The objects as far as the list that asks reaches them.
  var reachedDataSource: (any UICollectionViewDataSource)? { isReached(dataSource) ? dataSource : nil }
  var reachedDelegate: (any UICollectionViewDelegate)? { isReached(delegate) ? delegate : nil }
  var reachedPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    isReached(prefetchDataSource) ? prefetchDataSource : nil
  }

  private func isReached(_ object: AnyObject?) -> Bool {
    object is CompositeCollectionViewDataSource || object.map(reaches) ?? true
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if let count = composable?.numberOfSectionsWithoutView { return count }
    let dataSource: (any UICollectionViewDataSource)? = dataSource
    return askSeparately("numberOfSections(in:)") { implemented(dataSource?.numberOfSections(in:))?(collectionView) }
      ?? 1
  }

  func registerReusableViews(with collectionView: UICollectionView) {
    composable?.registerReusableViews(with: collectionView)
  }

  var changes: ContentChannel? { rosterDelegate?.dataSource.list.changes }

  private var composable: (any ComposableCollectionViewDataSource)? {
    dataSource as? any ComposableCollectionViewDataSource
  }

  func follow(in part: Part) -> AnyObject? {
    guard let rosterDelegate else { return nil }
    rosterDelegate.dataSource.views.add(part.proxy)
    rosterDelegate.views.add(part.proxy)
    return ListUpdater(CollectionViewDriver(rosterDelegate, part.proxy))
  }

  // MARK: Items that move between children

  private var exchanging: (any CollectionViewItemExchanging)? { dataSource as? any CollectionViewItemExchanging }
  var exchangesItems: Bool { exchanging != nil }

  func itemForMoving(at indexPath: IndexPath, in collectionView: UICollectionView) -> Any? {
    exchanging?.collectionView(collectionView, itemForMovingItemAt: indexPath)
  }

  func canTake(_ item: Any, at indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    exchanging?.collectionView(collectionView, canTake: item, at: indexPath) ?? false
  }

  func give(_ item: Any, at indexPath: IndexPath, in collectionView: UICollectionView) {
    exchanging?.collectionView(collectionView, give: item, at: indexPath)
  }

  func take(_ item: Any, at indexPath: IndexPath, in collectionView: UICollectionView) {
    exchanging?.collectionView(collectionView, take: item, at: indexPath)
  }

  // MARK: The collection

  static func makeProxy(of part: Part?) -> UICollectionView { CollectionViewProxy(part) }
  static func part(of collectionView: UICollectionView) -> Part? { (collectionView as? CollectionViewProxy)?.part }
  static func dataSource(of collectionView: UICollectionView) -> AnyObject? { collectionView.dataSource }

  static func resetAnswers(of collectionView: UICollectionView) {
    let (dataSource, delegate) = (collectionView.dataSource, collectionView.delegate)
    collectionView.delegate = nil
    collectionView.delegate = delegate
    collectionView.dataSource = nil
    collectionView.dataSource = dataSource
  }

  static func numberOfSections(of collectionView: UICollectionView) -> Int { collectionView.numberOfSections }

  static func numberOfItems(inSection section: Int, of collectionView: UICollectionView) -> Int {
    collectionView.numberOfItems(inSection: section)
  }

  static func selection(of collectionView: UICollectionView) -> [IndexPath] {
    collectionView.indexPathsForSelectedItems ?? []
  }

  static func select(_ indexPath: IndexPath, in collectionView: UICollectionView) {
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  static func reloadData(of collectionView: UICollectionView) { collectionView.reloadData() }

  static func performBatchUpdates(
    of collectionView: UICollectionView,
    _ updates: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    collectionView.performBatchUpdates(updates, completion: completion)
  }

  static var standardAnimation: Void { () }
  static var noAnimation: Void { () }

  static func insertSections(_ sections: IndexSet, in collectionView: UICollectionView, animation: Void) {
    collectionView.insertSections(sections)
  }

  static func deleteSections(_ sections: IndexSet, in collectionView: UICollectionView, animation: Void) {
    collectionView.deleteSections(sections)
  }

  static func moveSection(_ section: Int, to newSection: Int, in collectionView: UICollectionView) {
    collectionView.moveSection(section, toSection: newSection)
  }
}
