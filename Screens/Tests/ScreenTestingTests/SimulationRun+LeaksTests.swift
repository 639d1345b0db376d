#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import ScreenTesting
  import TestSupport
  import Testing

  /// What a cell starts, and whether it ends.
  private enum Work: CaseIterable, Sendable {
    case timerThatHoldsTheCell, closureThatHoldsTheCell, timerThatNothingEnds, taskThatNothingEnds
    case timerThatTheCellEnds, taskThatTheCellEnds, timerOfTheApp

    var finding: String? {
      switch self {
      case .timerThatHoldsTheCell, .closureThatHoldsTheCell: "is still there a minute after its list went"
      case .timerThatNothingEnds, .taskThatNothingEnds: "Work goes on after the screen went"
      case .timerThatTheCellEnds, .taskThatTheCellEnds, .timerOfTheApp: nil
      }
    }
  }

  /// Something that an app does all the time, begun when a cell asks for it first.
  @MainActor private final class Clock {
    static let shared = Clock()
    var ticks = 0
    var listeners: [() -> Void] = []

    func start() {
      guard ticks == 0 else { return }
      ticks = 1
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.ticks += 1 }
      }
    }
  }

  private final class TickingCell: UITableViewCell {
    private var timer: Timer?
    private var task: Task<Void, Never>?
    private var ticks = 0

    deinit {
      MainActor.assumeIsolated {
        timer?.invalidate()
        task?.cancel()
      }
    }

    func start(_ work: Work) {
      guard timer == nil, task == nil else { return }
      switch work {
      case .timerThatHoldsTheCell:
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          MainActor.assumeIsolated { self.ticks += 1 }
        }
      case .closureThatHoldsTheCell: Clock.shared.listeners.append { self.ticks += 1 }
      case .timerThatNothingEnds:
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated { self?.ticks += 1 }
        }
      case .taskThatNothingEnds:
        Task { [weak self] in
          while (try? await Task.sleep(for: .seconds(1))) != nil { self?.ticks += 1 }
        }
      case .timerThatTheCellEnds:
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated { self?.ticks += 1 }
        }
      case .taskThatTheCellEnds:
        task = Task { [weak self] in
          while (try? await Task.sleep(for: .seconds(1))) != nil { self?.ticks += 1 }
        }
      case .timerOfTheApp: Clock.shared.start()
      }
    }
  }

  private final class TickingController: UITableViewController {
    private let work: Work

    init(_ work: Work) {
      self.work = work
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TickingCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? TickingCell)?.start(work)
      return cell
    }
  }

  /// A screen that keeps itself, or whose list is kept.
  private final class KeptController: UITableViewController {
    private var kept: (() -> Void)?

    init(keepsItself: Bool) {
      super.init(style: .plain)
      if keepsItself { kept = { self.title = "" } }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Suite(.serialized) @MainActor struct SimulationRunLeaksTests {
    @Test func aScreenThatLivesOnIsNamedAndSoIsAListAlone() {
      let screen = #expect(throws: SimulationFailure.self) {
        try simulate(KeptController.self, worlds: 1, steps: 1) { _ in KeptController(keepsItself: true) }
      }
      #expect(screen?.finding.text == "KeptController is still there a minute after its screen went.")
      var lists: [UITableView] = []
      let list = #expect(throws: SimulationFailure.self) {
        try simulate(KeptController.self, worlds: 1, steps: 1) { _ in
          let controller = KeptController(keepsItself: false)
          controller.tableView.dataSource = nil
          lists.append(controller.tableView)
          return controller
        }
      }
      #expect(list?.finding.text == "UITableView is still there a minute after its screen went.")
    }

    @Test(.slow, arguments: Work.allCases)
    private func whatLivesOnAfterItsListIsFoundAndWhatAnAppAlwaysDoesIsNot(work: Work) throws {
      func run() throws { try simulate(TickingController.self, worlds: 3, steps: 6) { _ in TickingController(work) } }
      guard let text = work.finding else { return try run() }
      let failure = #expect(throws: SimulationFailure.self) { try run() }
      #expect(failure?.finding.check == .leaks)
      #expect(failure?.finding.text.contains(text) == true, "\(failure as Any)")
    }
  }
#endif
