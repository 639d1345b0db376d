#if os(Linux) && canImport(Glibc)
  import Foundation
  import FoundationNetworking
  import HeadlessUIKit
  import ScreenTesting

  private struct Article: Codable, Sendable {
    let id: Int
    let title: String
  }

  /// An app's own networking code, which knows nothing of simulations.
  private struct NewsClient: Sendable {
    let session = URLSession(configuration: .default)
    let base = URL(string: "https://news.example.com")

    func request(_ path: String) -> URLRequest? { URL(string: path, relativeTo: base).map { URLRequest(url: $0) } }

    func articles(page: Int) async throws -> [Article] {
      guard let request = request("articles?page=\(page)") else { throw URLError(.badURL) }
      let (data, response) = try await session.data(for: request)
      guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
      return try JSONDecoder().decode([Article].self, from: data)
    }
  }

  /// Asks for a summary by itself, and for none that belongs to another article once it is used again.
  private final class ArticleCell: UITableViewCell {
    private var summary: URLSessionDataTask?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ article: Article, _ client: NewsClient) {
      textLabel?.text = article.title
      detailTextLabel?.text = " "
      guard let request = client.request("articles/\(article.id)/summary") else { return }
      let task = client.session.dataTask(with: request) { [weak self] data, response, _ in
        guard let data, (response as? HTTPURLResponse)?.statusCode == 200 else { return }
        let text = String(decoding: data, as: UTF8.self)
        DispatchQueue.main.async { self?.detailTextLabel?.text = text }
      }
      summary = task
      task.resume()
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      summary?.cancel()
      summary = nil
    }
  }

  /// Pages by `URLSession`: pulled, continued at the end, and tried again after a failure.
  final class NewsViewController: UITableViewController {
    private let client = NewsClient()
    private var articles: [Article] = []
    private var loading: Task<Void, Never>?
    private var hasMore = true

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "News"
      tableView.register(ArticleCell.self, forCellReuseIdentifier: "article")
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.load(anew: true) }, for: .valueChanged)
      refreshControl = control
      load(anew: true)
    }

    private func load(anew: Bool) {
      if !anew, loading != nil || !hasMore { return }
      loading?.cancel()
      let page = anew ? 0 : articles.count / 20
      loading = Task { [weak self, client] in
        let found = try? await client.articles(page: page)
        guard let self, !Task.isCancelled else { return }
        loading = nil
        refreshControl?.endRefreshing()
        guard let found else { return }
        hasMore = found.count == 20
        articles = anew ? found : articles + found
        tableView.reloadData()
      }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
      (cell as? ArticleCell)?.show(articles[indexPath.row], client)
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      if indexPath.row == articles.count - 1 { load(anew: false) }
    }
  }

  extension CorrectScreen {
    static let news = CorrectScreen("news") { world in
      world.server(failing: 0.2).respond(to: "news.example.com") { request in
        guard let url = request.url, url.lastPathComponent == "articles" else {
          return .init(body: Data("A summary of \(request.url?.pathComponents.dropLast().last ?? "")".utf8))
        }
        let page = Int(url.query?.dropFirst("page=".count) ?? "") ?? 0
        return try .json((page * 20..<min(page * 20 + 20, 50)).map { Article(id: $0, title: "Article \($0)") })
      }
      return NewsViewController()
    }
  }
#endif
