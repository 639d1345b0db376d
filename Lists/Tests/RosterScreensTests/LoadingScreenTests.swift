#if os(Linux) && canImport(Glibc)
  import Roster
  import ScreenTesting
  import Testing

  // The samples of the article on testing a list about a screen that loads by itself, run.

  private final class LettersViewController: UITableViewController {
    private let letters: PagedDataSource<Letter, Int>

    init(_ load: @escaping @MainActor () async throws -> [Letter]) {
      letters = PagedDataSource { _ in Page(try await load()) }
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.attach(letters)
      tableView.pullsToRefresh(letters)
    }
  }

  @Suite @MainActor struct LoadingScreenTests {
    @MainActor @Test func whatTheServerAnswersIsShown() throws {
      try withVirtualTime { world, scheduler in
        let server = world.server(latency: .milliseconds(500...500))
        let screen = TestScreen(
          LettersViewController {
            try await server.answer("letters") { [Letter(id: 1, sender: "Ines", subject: "Proofs", day: 1)] }
          }
        )
        scheduler.advance(by: .milliseconds(400))
        #expect(screen.visibleItems == [])
        scheduler.advance(by: .milliseconds(200))
        screen.settle()
        #expect(screen.visibleItems == ["• Proofs · Ines"])
      }
    }

    @MainActor @Test func aPullAsksAgain() throws {
      try withVirtualTime { _, scheduler in
        var answers: [[Letter]] = [[], [Letter(id: 1, sender: "Ines", subject: "Proofs", day: 1)]]
        let screen = TestScreen(LettersViewController { answers.removeFirst() })
        scheduler.settle()
        try screen.pullToRefresh()
        scheduler.settle()
        screen.settle()
        #expect(screen.visibleItems == ["• Proofs · Ines"])
      }
    }
  }
#endif
