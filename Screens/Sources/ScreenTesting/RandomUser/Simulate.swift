#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// Tries a screen in random worlds until something is wrong with it.
  ///
  /// In each world a person taps, swipes, scrolls, drags, types, and turns the device, while answers come late and rows
  /// arrive. Each ``Check`` is made when the screen has come to rest. The first failure is made as simple as it can be, and
  /// thrown.
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
  /// All time in it is virtual, and all work of the screen runs on the calling thread, so that it is synchronous and the
  /// same in every run: see `Scheduler`. Other tests may run at the same time; those that need the main actor wait. Keep
  /// one call under a few seconds.
  ///
  /// A failure is kept in the folder that the package is built in, by the line of the call and the screen's class. The next run tries
  /// it first, and forgets it once it passes.
  ///
  /// A film of the failure is written as a page, which shows each step's picture, the questions of the list, and how its rows
  /// and cells changed; the failure says where it is. Two files beside it, whose names end with `-light.svg` and
  /// `-dark.svg`, are the film as one picture that moves.
  ///
  /// - Parameters:
  ///   - type: the screen's class; it tells the compiler what events are given.
  ///   - seed: the first world's; the others' follow. It is fixed, so that a test that fails fails again.
  ///   - worlds: how many worlds are tried. Most of them are short, since most mistakes need few steps.
  ///   - steps: the largest number of steps in a world.
  ///   - replay: the text that a failure printed; then only its world is run.
  ///   - events: the events that happen between the steps of the person.
  ///   - shown: the texts of the rows, in order, when no request is under way: the whole text of one of its labels, or those of
  ///     all of them, joined by “ · ”.
  ///   - selected: the same of the selected rows.
  ///   - expected: looks at the whole screen when no request is under way, and says in a sentence what is wrong; `nil` if
  ///     nothing is. An error that it throws is a finding as well: `{ inbox, screen in _ = try screen.view("Inbox"); return nil }`.
  ///   - inNavigationController: whether the screen is the first of a new navigation controller. By default it is where it has bar
  ///     buttons or a search controller, or asks for its navigation controller in one of some short worlds, as it does to push another
  ///     screen. Without one, a push shows nothing, which ``SimulationReach`` says.
  ///   - names: controls that have to be used in some world, as ``SimulationReach`` names them.
  ///   - off: checks that are not made.
  ///   - folder: where a film of the failure is written; without it the folder that the environment variable
  ///     `SCREEN_TESTING_REPORTS` names, or `ScreenTesting` in the folder that the package is built in.
  ///   - fileID: the file that the call is in. A function that several tests call has `fileID` and `line` as parameters and passes them
  ///     on, so that each test has failures and notes of its own.
  ///   - line: the line that the call is in.
  ///   - screen: makes the screen in a world.
  /// - Returns: how much was tried; all of it was fine.
  /// - Throws: ``SimulationFailure`` if something is wrong with the screen, ``UnreadableReplay`` if the replay is of
  ///   another version, ``UnreachedControls`` if nothing is wrong and a control that `reaching:` names was never used.
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
    // What ended the process the last time is tried again first, in children.
    let note = CrashNote(fileID: fileID, line: line, screen: "\(type)")
    let died = plan.checks.contains(.traps) ? note.text : nil
    if died != nil || replay == nil && plan.checks.contains(.leftovers) { lone = LoneRuns(of: plan) }
    if let died {
      let script = ChoiceScript(died)
      let diedSeed = UInt64(died) ?? seed
      let crash = plan.crash(diedSeed, lone) { script.map { Choices(script: $0) } ?? Choices(seed: diedSeed) }
      // The note stays: the next run has a child try again, and does not end itself.
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
    // What failed the last time is tried first, and forgotten when it passes.
    let kept = KeptFailures(fileID: fileID, line: line, screen: "\(type)")
    for known in kept.failures {
      note.write(known.replay)
      let outcome = ChoiceScript(known.replay).map { plan.run(Choices(script: $0)) }
      guard let finding = outcome?.finding, let outcome else {
        kept.drop(known)
        continue
      }
      // Another finding may take fewer steps than these.
      guard finding == known.finding else { continue }
      var found = FoundFailure(finding: finding, seed: known.seed, outcome: outcome)
      found.comesAgain = plan.run(Choices(script: outcome.script)).finding?.check == finding.check
      throw failure(found)
    }
    // What was found is kept before it is made simple, so that it is not lost where that ends the process.
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
        // The next run tries it in children, as it would have ended this process.
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
