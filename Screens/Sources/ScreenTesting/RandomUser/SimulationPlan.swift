#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// The parameters of a simulation, except its choices.
  @MainActor struct SimulationPlan<Screen: UIViewController> {
    var make: (World) -> Screen
    var events: [SimulatedEvent<Screen>] = []
    var shown: ((Screen) -> [String])?
    var selected: ((Screen) -> [String])?
    var expected: ((Screen, TestScreen) throws -> String?)?
    var checks = Set(Check.allCases)
    var steps = 60
    /// A Boolean value that indicates whether the screen is the root of a navigation controller.
    var inNavigationController = false
    /// A Boolean value that indicates whether to make checks that can't find anything, for a test that compares both.
    var isThorough = false
    /// A Boolean value that indicates whether runs record the screen after each step.
    var watches = false
    /// The number of steps after which runs end without final checks, or `nil` to complete them.
    var lastStep: Int?
    /// The recorder of a film.
    var recorder: FilmRecorder?

    /// The largest number of items in a list to compare as a whole.
    static var comparedItems: Int { 300 }
    /// The maximum number of jobs in one step.
    static var turnsInOneStep: Int { 2_000 }
    /// The maximum number of cells that one step requests.
    static var cellsInOneStep: Int { 1_000 }
  }

  /// The time at which a run compares cells with new ones.
  enum CellComparison: String, Sendable, Codable {
    case afterEachStep
    /// For screens whose cells start work when created, which would affect the run.
    case atEnd
  }

  /// The outcome of a run.
  struct SimulationOutcome: Sendable {
    var finding: Finding?
    var script = ChoiceScript()
    var steps: [SimulatedStep] = []
    /// The code that runs after each step, as a line of a test, or an empty string.
    var pauses: [String] = []
    /// A Boolean value that indicates whether the finding appears after the last step.
    var isFoundInTheEnd = false
    /// A Boolean value that indicates whether the run ends its process: in its last step, or in the end.
    var endsProcess = false
    /// The final texts of all rows.
    var items: [String] = []
    /// The final texts of the visible rows.
    var visibleItems: [IndexPath: String] = [:]
    /// A Boolean value that indicates whether accessing rows loads them, so that invisible ones may not be loaded.
    var loadsItems = false
    /// The requests, in an order that doesn't depend on time.
    var requests: [String] = []
    var mayFail = false
    var reach = SimulationReach()
    /// The time at which cells were compared with new ones.
    var comparison = CellComparison.afterEachStep
    /// A Boolean value that indicates whether the run ended because a new cell started work.
    var isDisturbed = false
    /// The number of executed jobs.
    var turns = 0
    /// The screen's initial state and its state after each step, if recorded.
    var states: [ScreenState] = []
  }

  extension SimulationOutcome: Codable {
    /// The properties that processes exchange.
    private enum CodingKeys: String, CodingKey {
      case finding, script, steps, pauses, isFoundInTheEnd, endsProcess, requests, comparison, states
    }
  }
#endif
