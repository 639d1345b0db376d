#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import ScreenTesting
  import XCTest

  /// A list that takes a row away by the index path of the tap, when an answer comes.
  private final class TodosViewController: UITableViewController {
    private let server: SimulatedServer
    private let isCorrect: Bool
    private var todos = ["one", "two", "three"]
    private var going: Set<String> = []

    init(_ server: SimulatedServer, isCorrect: Bool) {
      self.server = server
      self.isCorrect = isCorrect
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "todo")
    }

    func receive(_ number: Int) {
      todos.insert("new \(number) \(todos.count)", at: 0)
      tableView.insertRows(at: [[0, 0]], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { todos.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
      cell.textLabel?.text = todos[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let todo = todos[indexPath.row]
      let done = UIContextualAction(style: .destructive, title: "Done") { [weak self, server] _, _, completion in
        guard let self, going.insert(todo).inserted else { return completion(false) }
        Task { [weak self] in
          try? await server.answer("done \(todo)") {}
          guard let self else { return }
          let row = isCorrect ? todos.firstIndex(of: todo) : (indexPath.row < todos.count ? indexPath.row : nil)
          if let row {
            todos.remove(at: row)
            tableView.deleteRows(at: [[0, row]], with: .automatic)
          }
          completion(row != nil)
        }
      }
      return UISwipeActionsConfiguration(actions: [done])
    }
  }

  /// Screens under test and simulations in XCTest.
  final class SimulateXCTests: XCTestCase {
    @MainActor fileprivate static func simulateTodos(isCorrect: Bool) throws {
      try simulate(
        TodosViewController.self,
        worlds: 30,
        events: [.arrival { todos, choices in todos.receive(choices.below(1_000)) }]
      ) { world in TodosViewController(world.server(), isCorrect: isCorrect) }
    }

    func testACorrectScreenSurvives() throws {
      try MainActor.assumeIsolated { try Self.simulateTodos(isCorrect: true) }
    }

    func testAnAsynchronousTestSimulates() async throws {
      try await Self.simulateTodos(isCorrect: true)
    }

    func testAMistakeIsFound() {
      let error = failure { try Self.simulateTodos(isCorrect: false) }
      XCTAssertEqual((error as? SimulationFailure)?.finding.check, .deletion)
    }

    func testAScreenIsUsedByHand() {
      let error = failure { try TestScreen(UIView()).tap("Add") }
      XCTAssertEqual((error as? ScreenFailure)?.reason, "There is no view with the text “Add”.")
    }

    private func failure(_ body: @MainActor () throws -> Void) -> (any Error)? {
      MainActor.assumeIsolated {
        do {
          try body()
          return nil
        } catch {
          return error
        }
      }
    }

    /// What a person reads is what XCTest prints of an error that a test throws.
    func testAFailureIsReportedWithItsStepsAndItsPlace() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["ScreenTestingXCTests.FailingXCTests/testFails"]
      process.environment = ProcessInfo.processInfo.environment.merging([FailingXCTests.variable: "1"]) { $1 }
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
      XCTAssertTrue(FileManager.default.createFile(atPath: file.path, contents: nil))
      defer { try? FileManager.default.removeItem(at: file) }
      let output = try FileHandle(forWritingTo: file)
      process.standardOutput = output
      process.standardError = output
      try process.run()
      process.waitUntilExit()
      let text = try String(contentsOf: file, encoding: .utf8)
      XCTAssertNotEqual(process.terminationStatus, 0, text)
      for part in [
        "FailingXCTests.testFails : threw error \"TodosViewController: ", "was deleted, and ", "It takes ",
        "try screen.swipe(", "As a film: ", "Simulated in ScreenTestingXCTests/SimulateXCTests.swift:",
      ] {
        XCTAssertTrue(text.contains(part), "“\(part)” is missing in: \(text)")
      }
    }
  }

  /// A test that fails where it is told to: in a process of another test.
  final class FailingXCTests: XCTestCase {
    static let variable = "ROSTER_XCTEST_FAILS"

    func testFails() throws {
      guard ProcessInfo.processInfo.environment[Self.variable] == "1" else { return }
      try MainActor.assumeIsolated { try SimulateXCTests.simulateTodos(isCorrect: false) }
    }
  }
#endif
