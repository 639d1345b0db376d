import HeadlessUIKit
import ScreenTesting

/// A server is asked when nothing was typed for a while, and answers to older texts are let go.
final class DebouncedSearchViewController: UITableViewController, UISearchBarDelegate {
  private let server: SimulatedServer
  private var results: [String] = []
  private var pending: DispatchWorkItem?
  private var search: Task<Void, Never>?

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "result")
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.placeholder = "Search"
    bar.delegate = self
    tableView.tableHeaderView = bar
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange text: String) {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.ask(text) } }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
  }

  private func ask(_ text: String) {
    search?.cancel()
    search = Task { [weak self, server] in
      let found = try? await server.answer("search \(text)") { (0..<8).map { "\(text) \($0)" } }
      guard !Task.isCancelled, let found else { return }
      self?.results = text.isEmpty ? [] : found
      self?.tableView.reloadData()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pending?.cancel()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
    cell.textLabel?.text = results[indexPath.row]
    return cell
  }
}

extension CorrectScreen {
  static let debouncedSearch = CorrectScreen("debounced-search") { DebouncedSearchViewController($0.server()) }
}
