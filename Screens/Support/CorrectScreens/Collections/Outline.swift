import HeadlessUIKit

/// A tree that opens and closes, made of section snapshots.
final class LibraryViewController: UIViewController {
  private let shelves = [
    "Poetry": ["Pessoa", "Andresen"], "Novels": ["Saramago", "Lobo Antunes", "Queirós"], "Plays": [],
  ]
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar)
    )
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let shelf = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let book = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = []
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { [weak self] collection, path, name in
      let registration = self?.shelves[name] == nil ? book : shelf
      return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    for (name, books) in shelves.sorted(by: { $0.key < $1.key }) {
      snapshot.append([name])
      snapshot.append(books, to: name)
    }
    snapshot.expand(["Poetry"])
    source?.apply(snapshot, to: 0, animatingDifferences: false)
  }
}

extension CorrectScreen {
  static let library = CorrectScreen("library") { _ in LibraryViewController() }
}
