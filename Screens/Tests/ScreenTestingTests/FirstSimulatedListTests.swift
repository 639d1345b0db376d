#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  // The samples of the article "Your first simulated list", run. The text is the article's, but for indentation.

  final class ChoresViewController: UITableViewController {
    private let server: SimulatedServer
    var chores = ["Sweep", "Dust", "Mop"]

    init(_ server: SimulatedServer) {
      self.server = server
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
    }

    func receive(_ chore: String) {
      chores.insert(chore, at: 0)
      tableView.insertRows(at: [[0, 0]], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chores.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = chores[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self, server] _, _, completion in
        Task {
          try? await server.answer("delete \(UUID())") {}
          self?.chores.remove(at: indexPath.row)
          self?.tableView.deleteRows(at: [indexPath], with: .automatic)
          completion(true)
        }
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  @Suite @MainActor struct FirstSimulatedListTests {
    private func chores() throws {
      try simulate(
        ChoresViewController.self,
        events: [.arrival { chores, choices in chores.receive("Chore \(Int.random(in: 0..<1_000, using: &choices))") }]
      ) { world in
        ChoresViewController(world.server(latency: .milliseconds(0...800), failing: 0))
      }
    }

    @MainActor func simulateChores(_ chores: [String], fileID: String = #fileID, line: Int = #line) throws {
      try simulate(ChoresViewController.self, fileID: fileID, line: line) { world in
        let controller = ChoresViewController(world.server())
        controller.chores = chores
        return controller
      }
    }

    @Test
    func aFunctionThatSeveralTestsCallSimulates() throws {
      try simulateChores([])
    }

    @Test
    func theArticlesListFailsAsTheArticleSays() throws {
      let failure = try #require(throws: SimulationFailure.self) { try chores() }
      #expect(failure.finding.check == .deletion)
      #expect(try Self.article().contains(failure.test))
      #expect(try Self.article().contains("\(failure.screen): \(failure.finding)\n"))
      #expect(
        try Self.article().contains("It takes \(failure.steps.count) steps, from seed \(failure.seed):\n"),
        "\(failure)"
      )
      for step in failure.steps { #expect(try Self.article().contains(". \(step)\n")) }
    }

    @Test
    func theStepsAreWrittenByHandAndEndInTheSameWay() throws {
      func byHand() throws {
        try withVirtualTime { world, scheduler in
          let chores = ChoresViewController(world.server())
          let screen = TestScreen(chores)
          try screen.swipe("Sweep", tap: "Delete")
          chores.receive("Cook")
          scheduler.advance(by: .seconds(1))
          #expect(screen.texts == ["Cook", "Dust", "Mop"])
        }
      }
      // The expectation of the sample fails: it isn't run, and its steps are done here.
      _ = byHand
      try withVirtualTime { world, scheduler in
        let chores = ChoresViewController(world.server())
        let screen = TestScreen(chores)
        try screen.swipe("Sweep", tap: "Delete")
        chores.receive("Cook")
        scheduler.advance(by: .seconds(1))
        #expect(screen.texts != ["Cook", "Dust", "Mop"])
      }
    }

    @Test
    func theSamplesOfTheArticleAreTheCodeAbove() throws {
      let file = try String(contentsOfFile: #filePath, encoding: .utf8)
      let samples = try Self.article().components(separatedBy: "```swift\n").dropFirst()
        .map { $0.components(separatedBy: "```\n")[0] }
      #expect(samples.count == 4)
      for sample in samples { #expect(Self.lines(file).contains(Self.lines(sample))) }
    }

    private static func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    private static func article() throws -> String {
      try Repository.text("Screens/Sources/ScreenTesting/ScreenTesting.docc/FirstSimulatedList.md")
    }
  }
#endif
