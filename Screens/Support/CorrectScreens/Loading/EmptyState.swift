import HeadlessUIKit
import ScreenTesting

/// A list that says that it is empty, that it loads or that loading has failed, in its background view.
final class OrdersHistoryViewController: UITableViewController {
  private let server: SimulatedServer
  private var orders: [String] = []
  private let message = UILabel()

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "order")
    message.textAlignment = .center
    message.numberOfLines = 0
    message.font = .preferredFont(forTextStyle: .body)
    message.adjustsFontForContentSizeCategory = true
    tableView.backgroundView = message
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    load()
  }

  private var isLoading = false

  private func load() {
    guard !isLoading else { return }
    isLoading = true
    message.text = orders.isEmpty ? "Loading…" : nil
    Task { [weak self, server] in
      do {
        let loaded = try await server.answer("orders") { (1...6).map { "Order \($0)" } }
        self?.finish(loaded, nil)
      } catch {
        self?.finish(nil, "Pull to try again.")
      }
    }
  }

  private func finish(_ loaded: [String]?, _ problem: String?) {
    isLoading = false
    refreshControl?.endRefreshing()
    if let loaded { orders = loaded }
    message.text = orders.isEmpty ? problem ?? "No orders yet" : nil
    tableView.separatorStyle = orders.isEmpty ? .none : .singleLine
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { orders.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath)
    cell.textLabel?.text = orders[indexPath.row]
    return cell
  }
}

extension CorrectScreen {
  static let emptyState = CorrectScreen("empty-state") { OrdersHistoryViewController($0.server(failing: 0.4)) }
}
