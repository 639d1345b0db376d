#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  // The samples of the articles on films, goldens, audits and budgets, run. The text is the articles', but for indentation.

  final class CitiesViewController: UITableViewController {
    var cities = ["Lisbon", "Porto", "Faro"] + (1...60).map { "Village \($0)" }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = cities[indexPath.row]
      content.secondaryText = "Portugal"
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Visit") { $2(true) }])
    }
  }

  @Suite @MainActor struct ArticleTests {
    @Test func cities() throws {
      try TestScreen(CitiesViewController()).expectGolden("cities")
    }

    @Test func everybodyCanUseCities() throws {
      try TestScreen(CitiesViewController()).expectAccessible()
    }

    @Test func citiesFitIntoEachEnvironment() throws {
      let reports = FileManager.default.temporaryDirectory.appendingPathComponent("ArticleTests-audit")
      defer { try? FileManager.default.removeItem(at: reports) }
      try FileManager.default.createDirectory(at: reports, withIntermediateDirectories: true)
      let report = audit { CitiesViewController() }
      #expect(report.findings == [])
      try report.html.write(to: reports.appendingPathComponent("cities.html"), atomically: true, encoding: .utf8)
      #expect(report.pictures.count == TestEnvironment.usual.count)
    }

    @Test func whatLoadsIsAuditedOnceItHas() throws {
      try withVirtualTime { world, scheduler in
        let report = audit {
          let screen = ChoresViewController(world.server())
          screen.loadViewIfNeeded()
          scheduler.advance(by: .seconds(3))
          return screen
        }
        #expect(report.findings == [])
      }
    }

    @Test func scrollingIsCheap() throws {
      let screen = TestScreen(CitiesViewController())
      try screen.scrollScreenful()
      try screen.expect(within: ScreenBudget(cellsCreated: 2, providerCalls: 120)) { try screen.scrollScreenful() }
    }

    @Test
    func theShortSamplesOfTheArticlesDoWhatTheArticlesSay() throws {
      let findings = TestScreen(CitiesViewController()).accessibilityFindings(without: [.contrast])
      #expect(findings == [])
      #expect(TestScreen(CitiesViewController()).spoken.first == "“Lisbon, Portugal”, actions: Visit")
      let screen = TestScreen(CitiesViewController())
      let counts = try screen.counts { try screen.scrollScreenful() }
      #expect(counts.dequeues > 0)
      let reports = FileManager.default.temporaryDirectory.appendingPathComponent("ArticleTests")
      defer { try? FileManager.default.removeItem(at: reports) }
      let failure = #expect(throws: SimulationFailure.self) {
        try simulate(
          ChoresViewController.self,
          events: [.arrival { chores, _ in chores.receive("Cook") }],
          filmingTo: reports
        ) { world in
          ChoresViewController(world.server())
        }
      }
      #expect(failure?.film.hasPrefix(reports.path) == true)
    }

    @Test(arguments: ["Films", "Goldens", "AccessibilityAudits", "Budgets"])
    func theSamplesAreTheCodeAbove(article: String) throws {
      let file = try String(contentsOfFile: #filePath, encoding: .utf8)
      let path = "Screens/Sources/ScreenTesting/ScreenTesting.docc/\(article).md"
      let text = try Repository.text(path)
      let samples = text.components(separatedBy: "```swift\n").dropFirst().map {
        $0.components(separatedBy: "```\n")[0]
      }
      #expect(!samples.isEmpty)
      for sample in samples { #expect(Self.lines(file).contains(Self.lines(sample))) }
    }

    private static func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
  }
#endif
