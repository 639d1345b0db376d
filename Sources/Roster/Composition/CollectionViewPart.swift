import Foundation

/// A child of a composite in one collection: what the collection is to the child.
@MainActor final class CollectionViewPart {
  let child: CompositeCollectionViewDataSource.Child
  weak var binding: CollectionViewBinding?
  /// Whether the composite takes over the child's counts, so that a nested composite does the same.
  var isAdopting = false
  private var updater: ListUpdater?
  private(set) lazy var proxy = CollectionViewProxy(self)

  init(_ child: CompositeCollectionViewDataSource.Child, in binding: CollectionViewBinding) {
    self.child = child
    self.binding = binding
    guard let items = child.items else { return }
    items.dataSource.views.add(proxy)
    items.views.add(proxy)
    updater = ListUpdater(CollectionViewDriver(items, proxy))
  }

  /// The number of sections that the child has now.
  var currentNumberOfSections: Int {
    let dataSource: (any UICollectionViewDataSource)? = child.dataSource
    return askSeparately("numberOfSections(in:)") { implemented(dataSource?.numberOfSections(in:))?(proxy) } ?? 1
  }

  /// The number of sections that the child has now, of which nested composites take note.
  func adoptNumberOfSections() -> Int {
    isAdopting = true
    defer { isAdopting = false }
    return currentNumberOfSections
  }

  func detach() {
    updater = nil
    binding = nil
  }
}
