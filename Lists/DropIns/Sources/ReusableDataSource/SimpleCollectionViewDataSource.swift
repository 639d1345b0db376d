import Roster

/// The data source of version 0.1.
public typealias ReusableCollectionViewDataSource = SimpleCollectionViewDataSource

/// The data source of version 0.3.4.
public typealias AnyCollectionViewDataSource = SimpleCollectionViewDataSource

/// A data source that shows view models of any type in a collection view.
@preconcurrency @MainActor open class SimpleCollectionViewDataSource: CollectionViewDataSource {
  private let sections = NestedDataSource<Never, AnyDequeuableCollectionViewCellViewModel, Never>()

  /// Creates an empty data source.
  ///
  /// - Parameter automaticallyRegisterReuseIdentifiers: A Boolean value that indicates whether to register cell types before the
  ///   first dequeue.
  public init(automaticallyRegisterReuseIdentifiers: Bool = true) {
    super.init(sections)
    sections.duplicates = .keepAll
    registersAutomatically = automaticallyRegisterReuseIdentifiers
  }

  /// A Boolean value that indicates whether to register each cell type once per view, before its first dequeue. The default is
  /// `true`.
  open var automaticallyRegisterReuseIdentifiers: Bool {
    get { registersAutomatically }
    set { registersAutomatically = newValue }
  }

  /// The view models of each section.
  open var viewModels: [[AnyDequeuableCollectionViewCellViewModel]] {
    get { sections.sections.map(\.items) }
    set { sections.apply(newValue.map { ContentSection(items: $0) }) }
  }

  /// Shows sections of view models.
  open func present(
    viewModels: [[AnyDequeuableCollectionViewCellViewModel]],
    onCollectionView collectionView: UICollectionView
  ) {
    self.viewModels = viewModels
    collectionView.reloadData()
  }

  /// Shows view models in one section.
  open func present(
    viewModels: [AnyDequeuableCollectionViewCellViewModel],
    onCollectionView collectionView: UICollectionView
  ) {
    present(viewModels: [viewModels], onCollectionView: collectionView)
  }

  /// Shows sections of view models, with version 0.1's name.
  open func present(
    presentableViewModels: [[AnyCollectionViewPresentableViewModel]],
    on collectionView: UICollectionView
  ) {
    present(viewModels: presentableViewModels, onCollectionView: collectionView)
  }

  /// Shows view models in one section, with version 0.1's name.
  open func present(
    presentableViewModels: [AnyCollectionViewPresentableViewModel],
    on collectionView: UICollectionView
  ) {
    present(viewModels: [presentableViewModels], onCollectionView: collectionView)
  }
}
