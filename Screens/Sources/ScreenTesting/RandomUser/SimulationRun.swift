#if os(Linux) && canImport(Glibc)
  import Dispatch
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// One run of a screen in one world.
  @MainActor final class SimulationRun<Screen: UIViewController> {
    let plan: SimulationPlan<Screen>
    var choices: Choices
    let scheduler: Scheduler
    let world: World
    /// The controller and its window, until they're released.
    private var shown: (controller: Screen, screen: TestScreen)?
    private var steps: [SimulatedStep] = []
    /// The code that runs after each step, as a line of a test, or an empty string.
    private var pauses: [String] = []
    /// The relative frequency of each deed and each event.
    let weights: [Int]
    /// The touched area of the current step, in the window's coordinates before it.
    var touch: CGRect?
    /// A Boolean value that indicates whether constraints may have another solution than before, which is costly to check.
    var needsLayoutCheck = true
    /// A Boolean value that indicates whether everything on the screen has passed the checks.
    private var isChecked = false
    /// The time at which cells are compared with new ones.
    private let comparison: CellComparison
    /// A Boolean value that indicates whether creating a cell starts work, so that comparing cells affects the run.
    private var isDisturbed = false
    /// The run to compare this one with.
    private let first: SimulationOutcome?
    /// A Boolean value that indicates whether the two runs have the same steps and requests so far.
    private var isLikeFirst = true
    /// The controls that the person saw and used.
    var reach = SimulationReach()
    /// The deletion that hasn't been checked yet.
    private var deletion: Deletion?

    /// The screen's initial state and its state after each step, if recorded.
    private var states: [ScreenState] = []

    /// A Boolean value that indicates whether a deletion is in progress. It affects the person's steps, so it doesn't depend on checks.
    private(set) var isDeleting = false

    /// The person's last deed, or `nil` after an event.
    var lastDeed: Deed?
    /// The controls that became usable with the last step.
    private(set) var newControls: Set<String> = []
    /// The controls that were usable at the beginning of the last step.
    private var knownControls: Set<String>?

    /// A Boolean value that indicates whether the keyboard appeared since the last keyboard check.
    var keyboardComes = false
    /// The edited view and the window's size at the last keyboard check.
    private weak var editedView: UIView?
    private var editedIn = CGSize.zero

    /// The cells that were on the screen.
    var cells: [ObjectIdentifier: SeenCell] = [:]
    /// The controllers that were pushed, presented, or contained.
    var controllers: [ObjectIdentifier: SeenController] = [:]

    /// A deletion: the row's text, and the texts of all rows before it.
    private struct Deletion {
      var text: String
      var before: [String]
    }

    /// Runs a screen with choices.
    ///
    /// - Parameter first: A run to compare with. Then responses arrive in the order of requests, and the run ends with the first
    ///   different step or additional request.
    static func outcome(
      of plan: SimulationPlan<Screen>,
      _ choices: Choices,
      _ comparison: CellComparison = .afterEachStep,
      inOrderOf first: SimulationOutcome? = nil
    ) -> SimulationOutcome {
      VirtualTime.run(choosing: { choices.below($0, .order) }) { scheduler in
        var failures: [HeadlessFailure] = []
        let outer = HeadlessFailure.handler
        HeadlessFailure.handler = { failure in
          if failures.isEmpty { LastWords.say?(.rule(failure.reason)) }
          failures.append(failure)
        }
        defer { HeadlessFailure.handler = outer }
        var conflicts: [HeadlessLayoutWarning] = []
        let log = HeadlessLayoutWarning.handler
        HeadlessLayoutWarning.handler = { warning in
          if warning.kind == .unsatisfiableConstraints, !warning.dependsOnPassingSize { conflicts.append(warning) }
          log(warning)
        }
        defer { HeadlessLayoutWarning.handler = log }
        let trial = UITableView.headlessTries
        UITableView.headlessTries = { CommitTrial.result(of: $0) }
        defer { UITableView.headlessTries = trial }
        _ = choices.beginStep()
        let limit = [6, 12, 30, Int.max][choices.below(4)]
        let world = World(
          choices: choices,
          keepsOrder: first != nil,
          mayFail: choices.below(2) == 1,
          origin: .simulation
        )
        let habit = choices.below(2) * choices.below(1 << 16)
        return SimulationRun(plan, choices, scheduler, world, habit, comparison, first).run(limit: limit) {
          Self.finding(plan.checks, failures.first, conflicts.first)
        }
      }
    }

    /// Returns UIKit's finding: the first broken rule, or else the first unsatisfiable constraints.
    private static func finding(
      _ checks: Set<Check>,
      _ failure: HeadlessFailure?,
      _ conflict: HeadlessLayoutWarning?
    ) -> Finding? {
      if checks.contains(.rules), let failure { return Finding(.rules, "UIKit stops the app: \(failure.reason)") }
      guard checks.contains(.constraints), let conflict else { return nil }
      return Finding(
        .constraints,
        "Constraints cannot be met together: \(conflict.constraints.joined(separator: ", ")). "
          + "UIKit breaks \(conflict.brokenConstraint ?? "one of them")."
      )
    }

    private init(
      _ plan: SimulationPlan<Screen>,
      _ choices: Choices,
      _ scheduler: Scheduler,
      _ world: World,
      _ habit: Int,
      _ comparison: CellComparison,
      _ first: SimulationOutcome?
    ) {
      self.plan = plan
      weights = Deed.weights(ofEvents: plan.events.map(\.weight), habit: habit)
      self.comparison = comparison
      self.first = first
      self.choices = choices
      self.scheduler = scheduler
      self.world = world
      let controller = plan.make(world)
      let screen = TestScreen(controller, inNavigationController: plan.inNavigationController)
      shown = (controller, screen)
      scheduler.beforeWaiting = { [weak screen] in screen?.settleLayout() }
    }

    var screen: TestScreen {
      guard let shown else { fatalError("The screen of a simulation was used after it had gone") }
      return shown.screen
    }

    var controller: Screen {
      guard let shown else { fatalError("The screen of a simulation was used after it had gone") }
      return shown.controller
    }

    private func run(limit: Int, broken: () -> Finding?) -> SimulationOutcome {
      LastWords.say?(.begin)
      var outcome = SimulationOutcome(mayFail: world.mayFail)
      HeadlessMissedNavigation.handler = { [weak self] in self?.noteMissedNavigation(of: $0) }
      defer { HeadlessMissedNavigation.handler = nil }
      // A screen can't be touched before the end of its first main-actor turn.
      scheduler.settle(limit: SimulationPlan<Screen>.turnsInOneStep)
      screen.settleLayout()
      var finding = check(broken)
      film(("// the screen appears", ""), screen.list)
      watch()
      let limit = plan.lastStep ?? (choices.isReplay ? Int.max : min(limit, plan.steps))
      while finding == nil, isLikeFirst, !isDisturbed, steps.count < limit, choices.beginStep() {
        finding = takeStep(broken)
        watch()
      }
      outcome.isFoundInTheEnd = finding == nil
      if !isLikeFirst || isDisturbed {
        letGo()
      } else if finding == nil, plan.lastStep == nil {
        finding = finish(&outcome, broken)
      }
      outcome.finding = finding
      outcome.comparison = comparison
      outcome.isDisturbed = isDisturbed
      outcome.script = choices.recorded
      outcome.steps = steps
      outcome.pauses = pauses
      outcome.reach = reach
      outcome.requests = world.requests
      outcome.turns = scheduler.turns
      outcome.states = states
      return outcome
    }

    private func takeStep(_ broken: () -> Finding?) -> Finding? {
      let lists = screen.lists
      let list = lists.first
      noteCells(lists)
      noteControllers()
      for list in lists {
        list.events.removeAll()
        list.events.isEnabled = plan.recorder != nil || plan.checks.contains(.providerCalls)
      }
      plan.recorder?.begin(list)
      touch = nil
      noteReach()
      let before = (HeadlessCounts.now, scheduler.turns)
      let step = act()
      if step.isNothing { reach.idleSteps += 1 }
      screen.settleLayout()
      steps.append(step)
      var rests = true
      // A person waits for most changes, but not for all.
      if choices.below(10, .order) < 7 {
        pauses.append(scheduler.isIdle ? "" : "scheduler.settle()")
        rests = scheduler.settle(limit: SimulationPlan<Screen>.turnsInOneStep)
      } else {
        var count = 0
        for _ in 0..<choices.below(6, .order) where scheduler.step() { count += 1 }
        pauses.append(count == 0 ? "" : "for _ in 0..<\(count) { scheduler.step() }")
      }
      screen.settleLayout()
      for list in lists { list.events.isEnabled = false }
      film((step.code, step.subject), list)
      if scheduler.isIdle, world.isIdle { isDeleting = false }
      compareWithFirst()
      guard isLikeFirst else { return nil }
      if !step.isNothing || before != (HeadlessCounts.now, scheduler.turns) { isChecked = false }
      guard rests || !plan.checks.contains(.rest) else {
        return Finding(.rest, "The screen does not come to rest: work starts more work, 2,000 times.")
      }
      if let finding = providerFinding(lists) { return finding }
      return check(broken)
    }

    /// Records the screen's state, if needed.
    private func watch() {
      guard plan.watches, let screen = shown?.screen else { return }
      states.append(
        ScreenState(
          lines: CellContent.lines(of: CellContent.parts(of: screen.window)),
          rows: screen.visibleTexts,
          requests: world.requestsInOrder,
          randomness: scheduler.randomness,
          time: scheduler.now,
          isAtRest: scheduler.isIdle && world.isIdle,
          hasFailed: world.hasFailed
        )
      )
    }

    /// Records the controls that the person can use now.
    private func noteReach() {
      reach.steps += 1
      if let alert = screen.topController as? UIAlertController {
        reach.stepsBehindAlerts[alert.title ?? alert.message ?? "", default: 0] += 1
      }
      // The state after an idle step has been recorded.
      guard steps.last?.isNothing != true else { return }
      let controls = Set(screen.controls.map(\.name))
      reach.met.formUnion(controls)
      if controls != knownControls {
        reach.searchFields.formUnion(
          (screen.topView?.shownViews ?? []).compactMap { ($0 as? UISearchTextField)?.reachName }
        )
      }
      newControls = knownControls.map(controls.subtracting) ?? []
      knownControls = controls
      screen.noteObstacles(in: &reach)
      if screen.navigation == nil, screen.topController.navigationItem.isUsed {
        noteMissedNavigation(of: screen.topController)
      }
    }

    /// Records a screen outside a navigation controller that uses one. A presented screen may access one and do without it.
    private func noteMissedNavigation(of controller: UIViewController) {
      var outermost = controller
      while let parent = outermost.parent { outermost = parent }
      guard outermost.presentingViewController == nil, outermost.viewIfLoaded?.window != nil else { return }
      reach.withoutNavigation.insert("\(type(of: controller))")
    }

    /// Compares the steps and requests of two runs. If they differ, the ends may differ, too, and prove nothing.
    private func compareWithFirst() {
      guard let first, !plan.isThorough else { return }
      isLikeFirst =
        steps.count <= first.steps.count && steps.last == first.steps[steps.count - 1]
        && world.requestCount <= first.requests.count
    }

    private func providerFinding(_ lists: [ScreenList]) -> Finding? {
      guard plan.checks.contains(.providerCalls) else { return nil }
      let asked = lists.reduce(0) { $0 + $1.events.count(of: "cellForRow") + $1.events.count(of: "cellForItem") }
      guard asked > SimulationPlan<Screen>.cellsInOneStep else { return nil }
      return Finding(.providerCalls, "One step asks for \(asked) cells, and the screen stands still meanwhile.")
    }

    /// Records a film's frame, if there's a film.
    func film(_ step: (code: String, subject: String), _ list: ScreenList?) {
      guard let recorder = plan.recorder else { return }
      recorder.end(step, shown?.screen, list, time: scheduler.now, touch: touch, requests: world.filmedRequests)
      touch = nil
    }

    private func letEverythingEnd() {
      LastWords.say?(.end)
      let list = screen.list
      list?.events.removeAll()
      list?.events.isEnabled = plan.recorder != nil
      plan.recorder?.begin(list)
      // Layout may start more requests, and so may responses to them.
      for round in 0..<10 where round == 0 || !world.isIdle || !scheduler.isIdle {
        scheduler.advance(by: .seconds(30))
        screen.settleLayout()
      }
      list?.events.isEnabled = false
      film(("// half a minute passes", ""), list)
    }

    /// Lets all work end, and checks the final state and leaks.
    private func finish(_ outcome: inout SimulationOutcome, _ broken: () -> Finding?) -> Finding? {
      letEverythingEnd()
      watch()
      needsLayoutCheck = true
      isChecked = false
      if let finding = check(broken) { return finding }
      guard !isDisturbed else {
        letGo()
        return nil
      }
      if let list = screen.list, isComparable, world.isIdle, let finding = modelFinding(list, all: true) {
        return finding
      }
      if plan.checks.contains(.order), !world.mayFail, world.requestCount > 1, isComparable {
        let end = SimulationOutcome(endOf: screen, scheduler)
        (outcome.visibleItems, outcome.items) = (end.visibleItems, end.items)
        outcome.loadsItems = comparison == .atEnd || end.loadsItems
      }
      if let finding = activityFinding() ?? freshCellFindingAtEnd() ?? freshHeaderFinding() { return finding }
      return leakFinding()
    }

    // MARK: Checks

    /// Compares the visible cells with new ones. If that disturbs the run, the run ends.
    private func freshCellFinding(_ checks: ListChecks) -> Finding? {
      guard plan.checks.contains(.freshCells), comparison == .afterEachStep, screen.drag == nil else { return nil }
      let started = scheduler.started
      var startsWork: Bool?
      let result = checks.freshCells {
        if startsWork == nil { startsWork = scheduler.started != started }
        return startsWork == false && passTime()
      }
      switch (startsWork ?? (scheduler.started != started), result) {
      case (false, .equal): return nil
      case (false, .different(let finding)): return finding
      case (true, _), (false, .equalLater):
        isDisturbed = true
        return nil
      }
    }

    /// Compares the visible cells with new ones that have time to load. After failed requests, new cells may get other responses.
    private func freshCellFindingAtEnd() -> Finding? {
      guard plan.checks.contains(.freshCells), comparison == .atEnd, !world.hasFailed else { return nil }
      for list in screen.lists where list.view.window != nil {
        if case .different(let finding) = ListChecks(list).freshCells(lettingTimePass: passTime) { return finding }
      }
      return nil
    }

    /// Compares headers and footers with new ones, which may load their content, too.
    private func freshHeaderFinding() -> Finding? {
      guard plan.checks.contains(.freshHeaders), !world.hasFailed else { return nil }
      for list in screen.lists where list.view.window != nil {
        if let finding = ListChecks(list).freshHeaders(lettingTimePass: passTime) { return finding }
      }
      return nil
    }

    /// Returns a finding for a spinner that turns although nothing is pending.
    private func activityFinding() -> Finding? {
      guard plan.checks.contains(.activity), world.isIdle, scheduler.isIdle, !scheduler.awaitsTime else { return nil }
      let spinner = screen.window.firstShown { view in
        switch view {
        case let control as UIRefreshControl: control.isRefreshing ? "A refresh control" : nil
        case let spinner as UIActivityIndicatorView:
          spinner.isAnimating && !mayStandForWhatComes(spinner) ? "A spinner" : nil
        default: nil
        }
      }
      return spinner.map { Finding(.activity, "\($0) still turns, and nothing is under way.") }
    }

    /// Returns a Boolean value that indicates whether a spinner is in a row, or in a table's header or footer and not fully visible. It
    /// may represent content that loads when scrolled to.
    private func mayStandForWhatComes(_ spinner: UIActivityIndicatorView) -> Bool {
      let views = Array(sequence(first: spinner as UIView, next: \.superview))
      guard let list = views.first(where: { ScreenList($0) != nil }) else { return false }
      guard let table = list as? UITableView,
        [table.tableHeaderView, table.tableFooterView].compactMap({ $0 }).contains(where: views.contains)
      else { return true }
      let seen = table.bounds.inset(by: table.adjustedContentInset)
      return !seen.contains(spinner.convert(spinner.bounds, to: table))
    }

    /// Lets time pass until something happens.
    private func passTime() -> Bool {
      defer { screen.settleLayout() }
      return scheduler.advanceToNextEvent(within: .seconds(60))
    }

    private var isComparable: Bool {
      (screen.list?.itemCount ?? .max) <= SimulationPlan<Screen>.comparedItems
    }

    private func check(_ broken: () -> Finding?) -> Finding? {
      if let finding = broken() { return finding }
      if plan.checks.contains(.requests), let request = world.repeatedRequest {
        return Finding(.requests, "“\(request)” is asked for while the same request is under way.")
      }
      if plan.checks.contains(.repeatability), let incident = scheduler.incidents.first {
        return Finding(.repeatability, incident.description)
      }
      // After a step without any effect, the earlier checks are still valid.
      guard !isChecked || plan.isThorough else { return nil }
      if let finding = expectationFinding() ?? keyboardFinding() { return finding }
      guard scheduler.isIdle else { return nil }
      if let finding = screenFinding() { return finding }
      guard let list = screen.list, list.view.window != nil else { return nil }
      let checks = screen.lists.map(ListChecks.init)
      if let finding = checks.lazy.compactMap(self.layoutFinding).first { return finding }
      needsLayoutCheck = false
      // A difference in a cell's list is reported for the list's item, and not for the cell.
      for check in checks.reversed() {
        if let finding = freshCellFinding(check) { return finding }
        guard !isDisturbed else { return nil }
      }
      guard world.isIdle else { return nil }
      // Expectations are evaluated when animations have ended.
      isChecked = plan.expected == nil || !HeadlessRunLoop.isAnimating
      return deletionFinding() ?? modelFinding(list)
    }

    /// Returns a finding outside of lists.
    private func screenFinding() -> Finding? {
      let checks = ScreenChecks(screen: screen)
      if plan.checks.contains(.geometry), let finding = checks.wheels() { return finding }
      return plan.checks.contains(.cutOffText) ? checks.cutOffText() : nil
    }

    /// Returns a finding of a list's layout.
    private func layoutFinding(_ list: ListChecks) -> Finding? {
      if plan.checks.contains(.geometry), let finding = list.geometry() { return finding }
      if plan.checks.contains(.cutOffText), let finding = list.cutOffText() { return finding }
      return needsLayoutCheck && plan.checks.contains(.layout) ? list.ambiguousLayout() : nil
    }

    /// Records a deletion, if nothing in progress may remove other rows.
    func willDelete(_ path: IndexPath, in list: ScreenList) {
      isDeleting = true
      let isAtRest = scheduler.isIdle && world.isIdle
      // The rows of a list in a cell change when the cell is reused.
      let isMain = list.view === screen.list?.view
      guard plan.checks.contains(.deletion), deletion == nil, isAtRest, isMain, isComparable else {
        deletion = nil
        return
      }
      let text = list.withFreshCell(at: path) { $0.shownTexts.joined(separator: " · ") }
      if let text, !text.isEmpty { deletion = Deletion(text: text, before: screen.allItems) }
    }

    /// Adds rows that arrived before a deletion was checked.
    func noteArrivals() {
      guard let before = deletion?.before else { return }
      guard isComparable else { return deletion = nil }
      var rest = before
      for text in screen.allItems {
        if let index = rest.firstIndex(of: text) { rest.remove(at: index) } else { deletion?.before.append(text) }
      }
    }

    /// Discards a deletion that can't be checked, because another change may remove rows.
    func willChangeRows() {
      isDeleting = false
      deletion = nil
    }

    private func deletionFinding() -> Finding? {
      guard let deletion else { return nil }
      self.deletion = nil
      var gone = deletion.before
      for text in screen.allItems {
        if let index = gone.firstIndex(of: text) { gone.remove(at: index) }
      }
      guard gone.count == 1, gone[0] != deletion.text else { return nil }
      return Finding(.deletion, "“\(deletion.text)” was deleted, and “\(gone[0])” is gone.")
    }

    /// Returns a finding for a field that the keyboard covers and that scrolling doesn't uncover. Made when the keyboard appears, when
    /// another field is edited, and when the window is turned.
    private func keyboardFinding() -> Finding? {
      guard plan.checks.contains(.keyboard), scheduler.isIdle, !HeadlessRunLoop.isAnimating else { return nil }
      let (field, size) = (screen.editedView, screen.window.bounds.size)
      defer { (editedView, editedIn, keyboardComes) = (field, size, false) }
      guard let field, keyboardComes || field !== editedView || size != editedIn else { return nil }
      return screen.keyboardMistake(at: field).map { Finding(.keyboard, $0) }
    }

    /// Evaluates the test's expectation of the whole screen.
    private func expectationFinding() -> Finding? {
      // Completions and ends of animated scrolls belong to the change before them.
      guard plan.checks.contains(.model), let expected = plan.expected, scheduler.isIdle, world.isIdle,
        !HeadlessRunLoop.isAnimating, controller.viewIfLoaded?.window != nil
      else { return nil }
      do { return try expected(controller, screen).map { Finding(.model, $0) } } catch {
        return Finding(.model, (error as? ScreenFailure)?.reason ?? "\(error)")
      }
    }

    /// Compares rows with the model's texts: the visible ones, and in the end all of them.
    private func modelFinding(_ list: ScreenList, all: Bool = false) -> Finding? {
      guard plan.checks.contains(.model) else { return nil }
      // The closures describe this screen's list, and not one in front of it.
      guard list.view.isDescendant(of: controller.view) else { return nil }
      if let expected = plan.shown?(controller) {
        let paths = list.allPaths
        guard paths.count == expected.count else {
          return Finding(.model, "There are \(paths.count) \(list.itemName)s, and the model has \(expected.count).")
        }
        let visible = Set(all ? [] : list.visiblePaths)
        for (path, text) in zip(paths, expected) where all || visible.contains(path) {
          if let finding = modelFinding(list, path, text) { return finding }
        }
      }
      guard let expected = plan.selected?(controller) else { return nil }
      let items = list.selectedPaths.map { path in list.withFreshCell(at: path) { $0.shownTexts } ?? [] }
      guard items.count == expected.count, zip(items, expected).allSatisfy({ Self.texts($0, are: $1) }) else {
        let texts = items.map(Self.joined)
        return Finding(.model, "The rows \(texts) are selected, and in the model \(expected).")
      }
      return nil
    }

    private func modelFinding(_ list: ScreenList, _ path: IndexPath, _ expected: String) -> Finding? {
      let texts = list.cell(at: path)?.shownTexts ?? list.withFreshCell(at: path) { $0.shownTexts }
      guard let texts, !Self.texts(texts, are: expected) else { return nil }
      return Finding(
        .model,
        "The \(list.itemName) \(path.section)-\(path.item) shows “\(Self.joined(texts))”, and the model has “\(expected)” there."
      )
    }

    /// Returns a Boolean value that indicates whether a row shows the model's text: in one of its labels, or in all of them.
    private static func texts(_ texts: [String], are expected: String) -> Bool {
      texts.contains(expected) || joined(texts) == expected
    }

    private static func joined(_ texts: [String]) -> String { texts.joined(separator: " · ") }

    /// Removes the screen, and lets a minute pass.
    func letGo() {
      let window = screen.window
      screen.leaveWindow()
      window.isHidden = true
      shown = nil
      scheduler.beforeWaiting = nil
      // A polling task may retain it until it polls again.
      scheduler.advance(by: .seconds(60), limit: 2_000)
    }
  }
#endif
