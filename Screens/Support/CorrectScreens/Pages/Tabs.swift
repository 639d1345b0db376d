import HeadlessUIKit

private final class ListTab: UITableViewController {
  private let rows: Int

  init(_ title: String, _ rows: Int) {
    self.rows = rows
    super.init(style: .plain)
    self.title = title
    tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: rows)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(title ?? "") \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(ListTab("Page", 3), animated: true)
  }
}

extension CorrectScreen {
  static let tabs = CorrectScreen("tabs") { _ in
    let tabs = UITabBarController()
    tabs.viewControllers = [ListTab("News", 40), ListTab("Saved", 5)].map {
      UINavigationController(rootViewController: $0)
    }
    return tabs
  }
}
