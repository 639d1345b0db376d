import HeadlessUIKit

/// A list that a search controller in the navigation bar filters.
final class SearchableFruitsViewController: UIViewController, UITableViewDataSource, UISearchResultsUpdating {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let all = [
    "Apple", "Apricot", "Banana", "Blackberry", "Cherry", "Date", "Elderberry", "Fig", "Grape", "Quince",
  ]
  private lazy var shown = all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search fruits"
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = (searchController.searchBar.text ?? "").lowercased()
    shown = text.isEmpty ? all : all.filter { $0.lowercased().contains(text) }
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

extension CorrectScreen {
  static let searchableFruits = CorrectScreen("searchable-fruits") { _ in
    UINavigationController(rootViewController: SearchableFruitsViewController())
  }
}
