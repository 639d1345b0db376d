import HeadlessUIKit

/// A compositional list with registrations, in which a swipe makes a recipe a favourite.
final class RecipesViewController: UIViewController, UICollectionViewDelegate {
  private struct Recipe { var id: Int, title: String, isFavorite = false }
  private var recipes = ["Soup", "Salad with beans and a lot of other things", "Bread", "Rice", "Fish"].enumerated()
    .map { Recipe(id: $0.offset, title: $0.element) }
  private var collection: UICollectionView?
  private var source: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.actions(path) }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.delegate = self
    view.addSubview(collection)
    self.collection = collection
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let recipe = self?.recipes.first(where: { $0.id == id }) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = recipe.title
      content.secondaryText = recipe.isFavorite ? "Favourite" : nil
      cell.contentConfiguration = content
      cell.accessories = recipe.isFavorite ? [.checkmark()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(recipes.map(\.id))
    source?.apply(snapshot, animatingDifferences: true)
  }

  private func actions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = source?.itemIdentifier(for: path) else { return nil }
    let favor = UIContextualAction(style: .normal, title: "Favourite") { [weak self] _, _, completion in
      self?.toggle(id)
      completion(true)
    }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.recipes.removeAll { $0.id == id }
      self?.apply()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, favor])
  }

  private func toggle(_ id: Int) {
    guard let index = recipes.firstIndex(where: { $0.id == id }), var snapshot = source?.snapshot() else { return }
    recipes[index].isFavorite.toggle()
    snapshot.reconfigureItems([id])
    source?.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let id = source?.itemIdentifier(for: indexPath) { toggle(id) }
  }
}

extension CorrectScreen {
  static let recipes = CorrectScreen("recipes") { _ in RecipesViewController() }
}
