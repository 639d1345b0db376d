import HeadlessUIKit
import ScreenTesting

/// Mails that are loaded page by page as the end comes near, and anew by a pull.
final class MailboxViewController: UITableViewController {
  private let server: SimulatedServer
  private var mails: [String] = []
  private var page = 0
  private var task: Task<Void, Never>?
  private var isComplete = false

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    loadNext()
  }

  private func reload() {
    task?.cancel()
    task = nil
    (page, isComplete) = (0, false)
    loadNext()
  }

  private func loadNext() {
    guard task == nil, !isComplete else { return }
    let page = page
    task = Task { [weak self, server] in
      let loaded = try? await server.answer("page \(page)") { (0..<20).map { "Mail \(page * 20 + $0)" } }
      guard !Task.isCancelled, let self else { return }
      task = nil
      refreshControl?.endRefreshing()
      guard let loaded else { return }
      show(loaded, page)
    }
  }

  private func show(_ loaded: [String], _ page: Int) {
    self.page = page + 1
    isComplete = page == 3
    if page == 0 {
      mails = loaded
      return tableView.reloadData()
    }
    let start = mails.count
    mails += loaded
    tableView.insertRows(at: (start..<mails.count).map { IndexPath(row: $0, section: 0) }, with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.textLabel?.text = mails[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row >= mails.count - 5 { loadNext() }
  }
}

extension CorrectScreen {
  static let mailbox = CorrectScreen("mailbox") { MailboxViewController($0.server(failing: 0.2)) }
}
