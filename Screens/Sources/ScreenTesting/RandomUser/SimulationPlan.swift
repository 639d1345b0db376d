#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// How a screen is simulated, whatever the choices are.
  @MainActor struct SimulationPlan<Screen: UIViewController> {
    var make: (World) -> Screen
    var events: [SimulatedEvent<Screen>] = []
    var shown: ((Screen) -> [String])?
    var selected: ((Screen) -> [String])?
    var expected: ((Screen, TestScreen) throws -> String?)?
    var checks = Set(Check.allCases)
    var steps = 60
    /// Whether the screen is the first of a navigation controller.
    var inNavigationController = false
    /// Whether checks are made that cannot find anything: a test compares both.
    var isThorough = false
    /// Whether runs note what the screen shows after each step.
    var watches = false
    /// After how many steps runs end without looking at what comes after them; `nil` if none does.
    var lastStep: Int?
    /// Notes what happens in a run, for a film.
    var recorder: FilmRecorder?

    /// Lists with more items are not compared as a whole.
    static var comparedItems: Int { 300 }
    /// How many pieces of work one step may take.
    static var turnsInOneStep: Int { 2_000 }
    /// How many cells one step may ask for.
    static var cellsInOneStep: Int { 1_000 }
  }

  /// When a run compares cells with new ones.
  enum CellComparison: String, Sendable, Codable {
    case afterEachStep
    /// Making a cell starts work, so that it would change how the run goes on.
    case atEnd
  }

  /// What came out of a run.
  struct SimulationOutcome: Sendable {
    var finding: Finding?
    var script = ChoiceScript()
    var steps: [SimulatedStep] = []
    /// What runs after each step, as a line of a test; empty where nothing does.
    var pauses: [String] = []
    /// Whether no step shows the finding, but what comes after the last of them.
    var isFoundInTheEnd = false
    /// Whether the run ends its process: in its last step, or in the end.
    var endsProcess = false
    /// The texts of all rows at the end.
    var items: [String] = []
    /// Those of the rows on the screen at the end.
    var visibleItems: [IndexPath: String] = [:]
    /// Whether rows are loaded as they are asked for, so that those out of sight may have been loaded or not.
    var loadsItems = false
    /// What was asked for, whatever the order was.
    var requests: [String] = []
    var mayFail = false
    var reach = SimulationReach()
    /// When cells were compared with new ones.
    var comparison = CellComparison.afterEachStep
    /// Whether the run ended because a new cell started work.
    var isDisturbed = false
    /// How many pieces of work ran.
    var turns = 0
    /// What the screen showed in the beginning and after each step, if that was noted.
    var states: [ScreenState] = []
  }

  extension SimulationOutcome: Codable {
    /// What processes tell each other of a run.
    private enum CodingKeys: String, CodingKey {
      case finding, script, steps, pauses, isFoundInTheEnd, endsProcess, requests, comparison, states
    }
  }
#endif
