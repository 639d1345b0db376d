#if os(Linux) && canImport(Glibc)
  import Foundation
  import FoundationNetworking
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  // An app's own networking code, which knows nothing of simulations.

  private struct Word: Codable, Equatable, Sendable {
    var text: String
  }

  /// How apps make their sessions.
  private enum SessionKind: CaseIterable {
    case shared, byDefault, ephemeral, emptyConfiguration, withDelegate

    func session() -> URLSession {
      switch self {
      case .shared: return .shared
      case .byDefault: return URLSession(configuration: .default)
      case .ephemeral: return URLSession(configuration: .ephemeral)
      case .emptyConfiguration:
        let configuration = URLSessionConfiguration.default
        configuration.protocolClasses = []
        return URLSession(configuration: configuration)
      case .withDelegate: return URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
      }
    }
  }

  private final class Client: Sendable {
    let session: URLSession
    init(_ session: URLSession) { self.session = session }

    func get(_ path: String) -> URLRequest {
      URLRequest(url: URL(string: "https://api.example.com/\(path)") ?? URL(fileURLWithPath: "/"))
    }

    func words(_ path: String = "words") async throws -> [Word] {
      let (data, response) = try await session.data(for: get(path))
      guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
      return try JSONDecoder().decode([Word].self, from: data)
    }
  }

  private final class Received: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    // Written and read by the thread that simulates.
    var lines: [String] = []

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      lines.append(String(decoding: data, as: UTF8.self))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      lines.append(error.map { "\(($0 as? URLError)?.code.rawValue ?? 0)" } ?? "done")
    }
  }

  /// Rows that are asked for once more with each pull.
  private final class WordsViewController: UITableViewController {
    private let client: Client
    private let isMended: Bool
    private var words: [Word] = []
    private var isLoading = false

    init(_ client: Client, isMended: Bool) {
      (self.client, self.isMended) = (client, isMended)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
      refreshControl = control
      load()
    }

    private func load() {
      if isMended, isLoading { return }
      isLoading = true
      let count = words.count
      client.session.dataTask(with: client.get("words?from=\(count)")) { [weak self] data, _, _ in
        let new = data.flatMap { try? JSONDecoder().decode([Word].self, from: $0) } ?? []
        DispatchQueue.main.async {
          guard let self else { return }
          self.isLoading = false
          self.refreshControl?.endRefreshing()
          self.words = self.words.prefix(count) + new
          self.tableView.insertRows(
            at: (count..<count + new.count).map { IndexPath(row: $0, section: 0) },
            with: .automatic
          )
        }
      }.resume()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = words[indexPath.row].text
      return cell
    }
  }

  /// A cell that asks for its text.
  private final class WordCell: UITableViewCell {
    private var task: URLSessionDataTask?

    func ask(_ client: Client, for row: Int) {
      task = client.session.dataTask(with: client.get("words/\(row)")) { [weak self] data, _, _ in
        DispatchQueue.main.async { self?.textLabel?.text = data.map { String(decoding: $0, as: UTF8.self) } }
      }
      task?.resume()
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      task?.cancel()
      textLabel?.text = nil
    }
  }

  private final class WordCellsViewController: UITableViewController {
    private let client: Client

    init(_ client: Client) {
      self.client = client
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(WordCell.self, forCellReuseIdentifier: "word")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      (cell as? WordCell)?.ask(client, for: indexPath.row)
      return cell
    }
  }

  @Suite @MainActor struct SimulatedServerURLsTests {
    private static let words = [Word(text: "a"), Word(text: "b")]

    private static func answer(_ request: URLRequest) throws -> SimulatedServer.Response {
      switch (request.httpMethod, request.url?.path) {
      case ("GET", "/words"): try .json(words)
      case ("POST", "/words"): .init(status: 201, body: request.httpBody ?? Data())
      default: .status(404)
      }
    }

    @Test(arguments: SessionKind.allCases)
    fileprivate func eachSessionIsAnswered(kind: SessionKind) throws {
      try withVirtualTime { world, scheduler in
        let server = world.server(latency: .milliseconds(500...500))
        server.respond(Self.answer)
        let client = Client(kind.session())
        let received = Received()
        var words: [[Word]?] = []
        Task {
          words.append(try? await client.words())
          words.append(try? await client.words("else"))
        }
        client.session.dataTask(with: client.get("words")) { data, response, error in
          received.lines.append(
            "\(data?.count ?? 0) \((response as? HTTPURLResponse)?.statusCode ?? 0) \(error == nil)"
          )
        }.resume()
        var post = client.get("words")
        post.httpMethod = "POST"
        post.httpBody = Data("new".utf8)
        client.session.dataTask(with: post) { data, response, _ in
          let status = (response as? HTTPURLResponse)?.statusCode
          received.lines.append("\(String(decoding: data ?? Data(), as: UTF8.self)) \(status ?? 0)")
        }.resume()
        scheduler.advance(by: .milliseconds(499))
        #expect(words.isEmpty && received.lines.isEmpty)
        scheduler.advance(by: .milliseconds(2))
        #expect(words == [Self.words] && received.lines == ["27 200 true", "new 201"])
        scheduler.advance(by: .seconds(1))
        #expect(words == [Self.words, nil])
        let address = "https://api.example.com/"
        #expect(
          world.requests == [
            "GET \(address)else", "GET \(address)words", "GET \(address)words", "POST \(address)words new",
          ]
        )
        #expect(scheduler.incidents == [])
      }
    }

    @Test func aDelegateHears() throws {
      try withVirtualTime { world, scheduler in
        world.server().respond(Self.answer)
        let received = Received()
        let client = Client(URLSession(configuration: .default, delegate: received, delegateQueue: nil))
        client.session.dataTask(with: client.get("words")).resume()
        let cancelled = client.session.dataTask(with: client.get("words?again"))
        cancelled.resume()
        cancelled.cancel()
        scheduler.advance(by: .seconds(1))
        #expect(Set(received.lines) == ["\(URLError.cancelled.rawValue)", #"[{"text":"a"},{"text":"b"}]"#, "done"])
        #expect(scheduler.incidents == [])
      }
    }

    @Test func aTaskThatIsCancelledEndsItsRequest() throws {
      try withVirtualTime { world, scheduler in
        let server = world.server(latency: .milliseconds(500...500))
        server.respond(Self.answer)
        let client = Client(.shared)
        var code: URLError.Code?
        let task = Task {
          do { _ = try await client.words() } catch { code = (error as? URLError)?.code }
        }
        scheduler.advance(by: .milliseconds(100))
        task.cancel()
        scheduler.settle()
        #expect(code == .cancelled)
        scheduler.advance(by: .seconds(1))
        #expect(server.isIdle && scheduler.incidents == [])
      }
    }

    /// Foundation's own way ends the process where the completion waits for its turn.
    @Test(arguments: 0..<40, [false, true])
    func aTaskMayBeCancelledAtAnyTime(turns: Int, isByTask: Bool) throws {
      try withVirtualTime { world, scheduler in
        world.server(latency: .milliseconds(0...0)).respond(Self.answer)
        let client = Client(URLSession(configuration: .ephemeral))
        var ends = 0
        let data = client.session.dataTask(with: client.get("words")) { _, _, _ in
          MainActor.assumeIsolated { ends += 1 }
        }
        let task = Task {
          _ = try? await client.words("words?task")
          ends += 1
        }
        data.resume()
        for _ in 0..<turns where !scheduler.step() { scheduler.advanceToNextEvent(within: .milliseconds(1)) }
        if isByTask { task.cancel() } else { data.cancel() }
        scheduler.advance(by: .seconds(1))
        #expect(ends == 2 && scheduler.incidents == [])
      }
    }

    @Test func theServerThatWasToldLastAnswersItsHost() throws {
      try withVirtualTime { world, scheduler in
        let (all, one) = (world.server(), world.server())
        all.respond(Self.answer)
        one.respond(to: "api.example.com") { _ in try .json([Word(text: "one")]) }
        let client = Client(.shared)
        var words: [Word] = []
        Task { words = try await client.words() }
        scheduler.advance(by: .seconds(1))
        #expect(words == [Word(text: "one")])
      }
    }

    @Test func whatTheServerThrowsIsTheError() throws {
      try withVirtualTime { world, scheduler in
        world.server().respond { _ in throw URLError(.userAuthenticationRequired) }
        let client = Client(.shared)
        var code: URLError.Code?
        Task { do { _ = try await client.words() } catch { code = (error as? URLError)?.code } }
        scheduler.advance(by: .seconds(1))
        #expect(code == .userAuthenticationRequired)
      }
    }

    @Test func aServerThatFailsLosesTheConnection() throws {
      let world = World()
      try withVirtualTime { _, scheduler in
        world.server(failing: 1).respond(Self.answer)
        let client = Client(.shared)
        var code: URLError.Code?
        Task { do { _ = try await client.words() } catch { code = (error as? URLError)?.code } }
        scheduler.advance(by: .seconds(1))
        #expect(code == .networkConnectionLost)
      }
    }

    @Test func whatNoServerAnswersIsNamed() throws {
      try withVirtualTime { world, scheduler in
        world.server().respond(to: "elsewhere.example.com", Self.answer)
        for kind in SessionKind.allCases {
          let client = Client(kind.session())
          var code: URLError.Code?
          Task { do { _ = try await client.words() } catch { code = (error as? URLError)?.code } }
          scheduler.advance(by: .seconds(1))
          #expect(code == .notConnectedToInternet)
        }
        let texts = scheduler.incidents.map(\.description)
        #expect(
          texts.count == 1 && texts[0].contains("A request to https://api.example.com/words escapes the simulation")
        )
        #expect(texts.first?.contains("server.respond") == true)
      }
    }

    @Test func aDownloadIsRefusedWithAText() throws {
      try withVirtualTime { world, scheduler in
        world.server().respond(Self.answer)
        let client = Client(.shared)
        var codes: [URLError.Code?] = []
        client.session.downloadTask(with: client.get("words")) { _, _, error in
          let code = (error as? URLError)?.code
          MainActor.assumeIsolated { codes.append(code) }
        }.resume()
        scheduler.advance(by: .seconds(1))
        #expect(codes == [.unsupportedURL])
        #expect(
          scheduler.incidents.map(\.description).contains { $0.contains("A download of https://api.example.com/words") }
        )
      }
    }

    /// A test by hand, in real time.
    @Test func servesWithoutASimulation() async throws {
      let server = World().server(latency: .milliseconds(0...1))
      server.respond(to: "api.example.com", Self.answer)
      for kind in SessionKind.allCases {
        #expect(try await Client(kind.session()).words() == Self.words, "\(kind)")
      }
      withExtendedLifetime(server) {}
    }

    // MARK: Screens

    @Test(.slow, arguments: [false, true])
    func aRaceOfTheAppsOwnRequestsIsFound(isMended: Bool) throws {
      func run() throws {
        try simulate(WordsViewController.self, worlds: 40, without: [.requests]) { world in
          world.server().respond { request in
            let first = Int(request.url?.query?.dropFirst(5) ?? "") ?? 0
            return try .json((first..<first + 3).map { Word(text: "Word \($0)") })
          }
          return WordsViewController(Client(URLSession(configuration: .default)), isMended: isMended)
        }
      }
      guard !isMended else { return try run() }
      let failure = #expect(throws: SimulationFailure.self) { try run() }
      #expect(failure?.finding.description.contains("Invalid batch updates") == true, "\(failure?.description ?? "")")
      #expect(failure?.comesAgain == true)
    }

    /// A check makes cells of its own; what these ask is no second request of the app's.
    @Test(.slow) func whatTheCellsOfChecksAskIsNotTheApps() throws {
      try simulate(WordCellsViewController.self, worlds: 5) { world in
        world.server().respond { request in .init(body: Data("word \(request.url?.lastPathComponent ?? "")".utf8)) }
        return WordCellsViewController(Client(.shared))
      }
    }
  }
#endif
