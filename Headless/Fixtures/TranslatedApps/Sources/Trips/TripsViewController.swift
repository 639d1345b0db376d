import UIKit

class TripsViewController: UICollectionViewController {
  enum Section: Int, CaseIterable {
    case favorites, others

    var title: String { self == .favorites ? "Favorites" : "All trips" }
  }

  private let store: TripStore
  private var dataSource: UICollectionViewDiffableDataSource<Section, UUID>!
  private var query = ""
  private lazy var filterControl: UISegmentedControl = {
    let control = UISegmentedControl(items: ["All", "Favorites"])
    control.selectedSegmentIndex = 0
    control.addTarget(self, action: #selector(filterChanged), for: .valueChanged)
    return control
  }()

  init(store: TripStore) {
    self.store = store
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    navigationItem.titleView = filterControl
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(addTapped(_:))
    )
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true

    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.swipeActions(at: indexPath)
    }
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    makeDataSource()

    NotificationCenter.default.addObserver(
      self,
      selector: #selector(tripsDidChange(_:)),
      name: .tripsDidChange,
      object: store
    )
    applySnapshot(animated: false)
  }

  private func makeDataSource() {
    let cell = UICollectionView.CellRegistration<TripCell, UUID> { [weak self] cell, _, id in
      guard let self = self, let trip = self.store.trip(with: id) else { return }
      cell.configure(with: trip)
      cell.delegate = self
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func applySnapshot(animated: Bool) {
    let shown = store.trips.filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
    let favorites = shown.filter { $0.isFavorite }.map { $0.id }
    if !favorites.isEmpty {
      snapshot.appendSections([.favorites])
      snapshot.appendItems(favorites)
    }
    if filterControl.selectedSegmentIndex == 0 {
      snapshot.appendSections([.others])
      snapshot.appendItems(shown.filter { !$0.isFavorite }.map { $0.id })
    }
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter { known.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.store.delete(id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(TripViewController(store: store, tripID: id), animated: true)
  }

  // MARK: - Actions

  @objc private func addTapped(_ sender: UIBarButtonItem) {
    let editor = TripEditorViewController()
    editor.delegate = self
    present(UINavigationController(rootViewController: editor), animated: true)
  }

  @objc private func filterChanged() {
    applySnapshot(animated: true)
  }

  @objc private func tripsDidChange(_ notification: Notification) {
    applySnapshot(animated: view.window != nil)
  }
}

extension TripsViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    query = searchController.searchBar.text ?? ""
    applySnapshot(animated: true)
  }
}

extension TripsViewController: TripCellDelegate {
  func tripCellDidToggleFavorite(_ cell: TripCell) {
    guard let indexPath = collectionView.indexPath(for: cell),
      let id = dataSource.itemIdentifier(for: indexPath),
      var trip = store.trip(with: id)
    else { return }
    trip.isFavorite.toggle()
    store.save(trip)
  }
}

extension TripsViewController: TripEditorViewControllerDelegate {
  func tripEditor(_ editor: TripEditorViewController, didSaveTitled title: String, start: Date, nights: Int) {
    store.save(Trip(title: title, start: start, stops: [Stop(name: title, nights: nights)]))
    dismiss(animated: true)
  }
}
