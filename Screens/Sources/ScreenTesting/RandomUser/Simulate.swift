#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// Tries a screen in random worlds until it fails a check.
  ///
  /// In each world a person taps, swipes, scrolls, drags, types, and turns the device, while responses are late and rows arrive. Each
  /// ``Check`` is made when the screen has settled. The first failure is simplified and thrown.
  ///
  /// ```swift
  /// @MainActor @Test func inboxSurvives() throws {
  ///   try simulate(
  ///     InboxViewController.self,
  ///     events: [.arrival { inbox, choices in inbox.receive(.random(using: &choices)) }],
  ///     showing: { $0.subjects }
  ///   ) { world in
  ///     InboxViewController(world.server(latency: .milliseconds(0...800), failing: 0.1))
  ///   }
  /// }
  /// ```
  ///
  /// Time is virtual, and the screen's work runs on the calling thread, so it's synchronous and the same in every run: see `Scheduler`.
  /// Other tests may run at the same time, but wait for the main actor. Limit a call to a few seconds.
  ///
  /// A failure is stored in the package's build folder, by the line of the call and the screen's class. The next run tries it first,
  /// and removes it once it passes.
  ///
  /// A film of the failure is written as a page, and the failure includes its path. It shows each step's image, the list's calls, and
  /// the changes of its rows and cells. Two files next to it, whose names end with `-light.svg` and `-dark.svg`, are the film as one
  /// animated image.
  ///
  /// - Parameters:
  ///   - type: The screen's class, from which the compiler infers the events' type.
  ///   - seed: The first world's seed, from which the others follow. It's fixed, so that a failing test fails again.
  ///   - worlds: The number of worlds. Most of them are short, since most mistakes need few steps.
  ///   - steps: The largest number of steps in a world.
  ///   - replay: The text that a failure printed, to run only its world.
  ///   - events: The events that happen between the person's steps.
  ///   - shown: The texts of the rows, in order, when no request is pending: the text of one of its labels, or those of all of them,
  ///     joined by “ · ”.
  ///   - selected: The same for the selected rows.
  ///   - expected: A closure that checks the whole screen when no request is pending, and returns a sentence about a mistake, or `nil`.
  ///     An error that it throws is a finding as well: `{ inbox, screen in _ = try screen.view("Inbox"); return nil }`.
  ///   - inNavigationController: A Boolean value that indicates whether the screen is the root of a new navigation controller. By
  ///     default it is if it has bar buttons or a search controller, or accesses its navigation controller in one of some short worlds.
  ///     Without one, a push shows nothing, which ``SimulationReach`` reports.
  ///   - names: The controls that have to be used in some world, by their names in ``SimulationReach``.
  ///   - off: The checks to leave out.
  ///   - folder: The folder of a failure's film. The default is the value of the environment variable `SCREEN_TESTING_REPORTS`, or
  ///     `ScreenTesting` in the package's build folder.
  ///   - fileID: The file of the call. A function that several tests call takes `fileID` and `line` and passes them on, so each test has
  ///     its own failures and notes.
  ///   - line: The line of the call.
  ///   - screen: A closure that creates the screen in a world.
  /// - Returns: The counts of a simulation without findings.
  /// - Throws: ``SimulationFailure`` if the screen fails a check, and ``UnreadableReplay`` if the replay is of another version.
  ///   ``UnreachedControls`` if only a control in `reaching:` was never used.
  @discardableResult
  @preconcurrency @MainActor public func simulate<Screen: UIViewController>(
    _ type: Screen.Type,
    seed: UInt64 = 1,
    worlds: Int = 100,
    steps: Int = 60,
    replaying replay: String? = nil,
    inNavigationController: Bool? = nil,
    events: [SimulatedEvent<Screen>] = [],
    showing shown: ((Screen) -> [String])? = nil,
    selecting selected: ((Screen) -> [String])? = nil,
    expecting expected: ((Screen, TestScreen) throws -> String?)? = nil,
    reaching names: [String] = [],
    without off: Set<Check> = [],
    filmingTo folder: URL? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    screen: @escaping (World) -> Screen
  ) throws -> SimulationCounts {
    var plan = SimulationPlan(make: screen)
    plan.events = events
    plan.shown = shown
    plan.selected = selected
    plan.expected = expected
    plan.checks.subtract(off)
    plan.steps = steps
    plan.inNavigationController = inNavigationController ?? plan.wantsNavigation()
    var lone: LoneRuns<Screen>?
    func failure(_ found: FoundFailure) -> SimulationFailure {
      let (seed, outcome, finding) = (found.seed, found.outcome, found.finding)
      let replay = outcome.script.prefix(steps: outcome.steps.count).normalized.description
      var failure = SimulationFailure(
        screen: "\(type)",
        finding: finding,
        seed: seed,
        steps: outcome.steps.map(\.description),
        replay: replay
      )
      failure.test = outcome.test(
        of: "\(type)",
        finding,
        inNavigationController: plan.inNavigationController ? true : inNavigationController
      )
      failure.place = "\(fileID):\(line)"
      failure.comesAgain = found.comesAgain
      failure.earlierWorlds = found.earlierWorlds ?? 0
      var files: FilmFiles?
      if !found.comesAgain || found.earlierWorlds != nil || outcome.endsProcess {
        let earlier = (0..<UInt64(failure.earlierWorlds)).reversed().map { seed &- $0 &- 1 }
        files = lone?.film(of: outcome, title: "\(type)", seed: seed, replay: replay, after: earlier)
      }
      if files == nil, !outcome.endsProcess {
        files = FilmFiles(plan.film(of: outcome, title: "\(type)", seed: seed, replay: replay))
      }
      failure.film = files?.write(to: ReportFolder(folder)) ?? ""
      return failure
    }
    // First try what ended the process the last time, in child processes.
    let note = CrashNote(fileID: fileID, line: line, screen: "\(type)")
    let died = plan.checks.contains(.traps) ? note.text : nil
    if died != nil || replay == nil && plan.checks.contains(.leftovers) { lone = LoneRuns(of: plan) }
    if let died {
      let script = ChoiceScript(died)
      let diedSeed = UInt64(died) ?? seed
      let crash = plan.crash(diedSeed, lone) { script.map { Choices(script: $0) } ?? Choices(seed: diedSeed) }
      // The note remains, so a child process of the next run tries again.
      if let crash { throw failure(crash) }
      if !plan.checks.contains(.leftovers) { lone = nil }
    }
    var keepsNote = false
    defer { if !keepsNote { note.remove() } }
    var counts = SimulationCounts()
    if let replay {
      guard let script = ChoiceScript(replay) else { throw UnreadableReplay(replay: replay) }
      note.write(replay)
      let outcome = plan.run(Choices(script: script))
      if let finding = outcome.finding { throw failure(FoundFailure(finding: finding, seed: seed, outcome: outcome)) }
      counts.add(outcome)
      return counts
    }
    // Failures of the last run are tried first, and removed if they pass.
    let kept = KeptFailures(fileID: fileID, line: line, screen: "\(type)")
    for known in kept.failures {
      note.write(known.replay)
      let outcome = ChoiceScript(known.replay).map { plan.run(Choices(script: $0)) }
      guard let finding = outcome?.finding, let outcome else {
        kept.drop(known)
        continue
      }
      // Another finding may need fewer steps.
      guard finding == known.finding else { continue }
      var found = FoundFailure(finding: finding, seed: known.seed, outcome: outcome)
      found.comesAgain = plan.run(Choices(script: outcome.script)).finding?.check == finding.check
      throw failure(found)
    }
    // A finding is stored before it's simplified, as that may end the process.
    var early: KeptFailures.Failure?
    let found = plan.search(seed: seed, worlds: worlds, lone, &counts) {
      note.write("\($0)")
    } hasFound: { found in
      let first = KeptFailures.Failure(
        seed: found.seed,
        finding: found.finding,
        replay: found.outcome.script.prefix(steps: found.outcome.steps.count).normalized.description
      )
      early = first
      kept.keep(first)
      let text =
        "simulate: \(found.finding) Seed \(found.seed). The simplest way to it is looked for, for a minute at most. Until then, replaying: "
      FileHandle.standardError.write(Data("\(text)\"\(first.replay)\"\n".utf8))
    }
    if let found {
      let failure = failure(found)
      if let early { kept.drop(early) }
      if found.endsProcess {
        // The next run tries it in child processes, as it would have ended this one.
        note.write(failure.replay)
        keepsNote = true
      } else if found.earlierWorlds == nil {
        kept.keep(KeptFailures.Failure(seed: found.seed, finding: found.finding, replay: failure.replay))
      }
      throw failure
    }
    if let remark = counts.reach.remark {
      FileHandle.standardError.write(Data("simulate: \(type), \(fileID):\(line): \(remark)\n".utf8))
    }
    let unreached = names.filter { counts.reach.used[$0] == nil }
    guard unreached.isEmpty else { throw UnreachedControls(names: unreached, reach: counts.reach) }
    return counts
  }
#endif
