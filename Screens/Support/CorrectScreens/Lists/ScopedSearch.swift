import HeadlessUIKit

/// A search bar with scopes above a table.
final class ScopedSearchViewController: UIViewController, UITableViewDataSource, UISearchBarDelegate {
  private struct Animal { var name: String, lives: String }
  private let bar = UISearchBar()
  private let table = UITableView()
  private let all = [
    Animal(name: "Cat", lives: "House"), Animal(name: "Dog", lives: "House"), Animal(name: "Fox", lives: "Forest"),
    Animal(name: "Bear", lives: "Forest"), Animal(name: "Bat", lives: "Forest"), Animal(name: "Canary", lives: "House"),
  ]
  private var shown: [Animal] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.delegate = self
    bar.scopeButtonTitles = ["All", "House", "Forest"]
    bar.showsScopeBar = true
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "animal")
    let stack = UIStackView(arrangedSubviews: [bar, table])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    filter()
  }

  private func filter() {
    let scope = bar.scopeButtonTitles?[bar.selectedScopeButtonIndex] ?? "All"
    let text = (bar.text ?? "").lowercased()
    shown = all.filter { scope == "All" || $0.lives == scope }
      .filter { text.isEmpty || $0.name.lowercased().hasPrefix(text) }
    table.reloadData()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { filter() }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { filter() }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "animal", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row].name
    return cell
  }
}

extension CorrectScreen {
  static let scopedSearch = CorrectScreen("scoped-search") { _ in ScopedSearchViewController() }
}
