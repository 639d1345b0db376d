#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// What made correct cells look wrong beside new ones of their items, and what still does not.
  @Suite @MainActor struct FreshCellsTests {
    private enum Way: CaseIterable { case loads, ticks, asksTwice, keepsText, keepsLoaded }

    private final class RowCell: UITableViewCell {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      var task: Task<Void, Never>?
    }

    private final class RowsViewController: UITableViewController {
      let server: SimulatedServer
      let way: Way
      var texts = (0..<30).map { "\($0)" }
      private var timer: Timer?

      init(_ server: SimulatedServer, _ way: Way) {
        (self.server, self.way) = (server, way)
        super.init(style: .plain)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard way == .ticks else { return }
        tick()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated { self?.tick() }
        }
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
      }

      private func tick() {
        for path in tableView.indexPathsForVisibleRows ?? [] {
          (tableView.cellForRow(at: path) as? RowCell).map { show(path.row, in: $0) }
        }
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let cell = cell as? RowCell { show(indexPath.row, in: cell) }
        return cell
      }

      private func show(_ row: Int, in cell: RowCell) {
        let name = way == .asksTwice ? "row \(row)" : "row \(row) \(UUID())"
        switch way {
        case .ticks: cell.textLabel?.text = "\(row) \(Int(Date().timeIntervalSinceReferenceDate * 2))"
        case .keepsText:
          cell.contentView.addSubview(cell.field)
          cell.field.text = texts[row]
        case .loads, .asksTwice, .keepsLoaded:
          // The mistake: what was asked for another row is not called off.
          if way != .keepsLoaded { cell.task?.cancel() }
          cell.textLabel?.text = "…"
          cell.task = Task { [weak cell, server] in
            guard let text = try? await server.answer(name, { "loaded \(row)" }) else { return }
            cell?.textLabel?.text = text
          }
        }
      }
    }

    private func failure(_ way: Way, worlds: Int = 12) -> SimulationFailure? {
      do {
        try simulate(RowsViewController.self, worlds: worlds) { RowsViewController($0.server(), way) }
        return nil
      } catch {
        return error as? SimulationFailure
      }
    }

    @Test(.slow)
    func aCellThatHasLoadedWhatANewOneLoadsIsNotWrongAndItsRequestIsNotTheApps() {
      #expect(failure(.loads) == nil)
      #expect(failure(.asksTwice) == nil)
    }

    @Test(.slow)
    func aCellThatATimerChangesIsNotWrongBetweenTwoTicks() { #expect(failure(.ticks) == nil) }

    @Test(.enabled(if: Seeds.runSlowTests, "ROSTER_SEEDS=all tries it"))
    func aLateAnswerInACellThatIsUsedAgainIsStillFoundAndTheTextSaysThatBothHadTime() throws {
      let found = try #require(failure(.keepsLoaded, worlds: 60)?.finding)
      #expect(found.check == .freshCells)
      #expect(found.text.hasSuffix("Both had time to load."))
    }

    @Test
    func aFieldThatIsBeingEditedIsLeftOutInBothCells() throws {
      let world = World(choices: Choices(seed: 1), keepsOrder: false, mayFail: false)
      let rows = RowsViewController(world.server(), .keepsText)
      let screen = TestScreen(rows)
      let field = try #require((rows.tableView.cellForRow(at: [0, 2]) as? RowCell)?.field)
      #expect(field.becomeFirstResponder())
      field.text = "typed"
      let checks = ListChecks(try #require(screen.list))
      guard case .equal = checks.freshCells(lettingTimePass: { false }) else {
        Issue.record("A field that is being edited counts")
        return
      }
      // Without a person in it, what it shows is the app's.
      field.resignFirstResponder()
      guard case .different = checks.freshCells(lettingTimePass: { false }) else {
        Issue.record("A field that shows another text than its row is not found")
        return
      }
    }

    @Test
    func aRequestThatWasCalledOffMayBeMadeAgainAtOnce() {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let choices = Choices(seed: 1)
        _ = choices.beginStep()
        let world = World(choices: choices, keepsOrder: false, mayFail: false)
        let server = world.server(latency: .milliseconds(5...5))
        let first = Task { try? await server.answer("page") {} }
        scheduler.settle()
        first.cancel()
        #expect(world.isIdle)
        Task { try? await server.answer("page") {} }
        scheduler.advance(by: .seconds(1))
        #expect(world.repeatedRequest == nil && world.requestCount == 2 && world.isIdle)
        // One that was not is a repetition.
        Task { try? await server.answer("page") {} }
        Task { try? await server.answer("page") {} }
        scheduler.advance(by: .seconds(1))
        #expect(world.repeatedRequest == "page")
      }
    }

    /// Asks for the next page when the last row is laid out, as lists do that load more at their ends.
    private final class EndlessViewController: UITableViewController {
      let server: SimulatedServer
      private var count = 0
      private var isLoading = false

      init(_ server: SimulatedServer) {
        self.server = server
        super.init(style: .plain)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        load()
      }

      private func load() {
        guard !isLoading, count < 30 else { return }
        isLoading = true
        Task { [weak self, server, count] in
          _ = try? await server.answer("page \(count)") {}
          self?.isLoading = false
          self?.count += 5
          self?.tableView.reloadData()
        }
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }

      override func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        if indexPath.row == count - 1 { load() }
      }
    }

    @Test
    func layoutComesBetweenTurnsAndTheEndWaitsForWhatItAsksFor() {
      var plan = SimulationPlan { EndlessViewController($0.server(latency: .milliseconds(40_000...40_000))) }
      plan.steps = 1
      let outcome = SimulationRun.outcome(of: plan, Choices(script: ChoiceScript(steps: [[]])))
      #expect(outcome.finding == nil)
      // Four pages fill the screen, each of which takes 40 seconds and is asked for by the layout.
      #expect(outcome.requests.count >= 4)
      #expect(outcome.items.count == outcome.requests.count * 5)
    }
  }
#endif
