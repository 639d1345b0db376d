import UIKit

protocol RecipesViewControllerDelegate: AnyObject {
  func recipesViewController(_ viewController: RecipesViewController, didSelect recipe: Recipe)
}

final class RecipesViewController: UIViewController {
  weak var delegate: RecipesViewControllerDelegate?

  private let store: RecipeStore
  private var shown: [Recipe] = []

  let tableView = UITableView(frame: .zero, style: .plain)
  let searchController = UISearchController(searchResultsController: nil)
  private let emptyLabel = UILabel()

  init(store: RecipeStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    store.delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    view.backgroundColor = .systemBackground
    setUpTableView()
    setUpEmptyLabel()
    setUpSearch()
    reload()
  }

  private func setUpTableView() {
    tableView.register(RecipeCell.self, forCellReuseIdentifier: RecipeCell.reuseIdentifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 72
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func setUpEmptyLabel() {
    emptyLabel.text = "Nothing found"
    emptyLabel.textAlignment = .center
    emptyLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emptyLabel)
    NSLayoutConstraint.activate([
      emptyLabel.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  private func setUpSearch() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search recipes"
    navigationItem.searchController = searchController
    definesPresentationContext = true
  }

  private func reload() {
    shown = store.recipes(matching: searchController.searchBar.text ?? "")
    emptyLabel.isHidden = !shown.isEmpty
    tableView.reloadData()
  }
}

extension RecipesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: RecipeCell.reuseIdentifier, for: indexPath) as! RecipeCell
    let recipe = shown[indexPath.row]
    cell.configure(with: recipe)
    cell.onFavorite = { [weak self] in self?.store.toggleFavorite(id: recipe.id) }
    return cell
  }
}

extension RecipesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    delegate?.recipesViewController(self, didSelect: shown[indexPath.row])
  }
}

extension RecipesViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    reload()
  }
}

extension RecipesViewController: RecipeStoreDelegate {
  func recipeStoreDidChange(_ store: RecipeStore) {
    reload()
  }
}
