#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// What a call of `simulate` and a test by hand need not say.
  @Suite @MainActor struct SimulateDefaultsTests {
    // MARK: Answers that fail

    /// Asks a server ten times, and notes which answers fail.
    private final class AskingViewController: UIViewController {
      private let server: SimulatedServer
      private(set) var failures: [Int] = []
      private(set) var count = 0

      init(_ server: SimulatedServer) {
        self.server = server
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        Task {
          for number in 1...10 {
            do { try await server.answer("\(number)") {} } catch { failures.append(number) }
            count += 1
          }
        }
      }
    }

    @Test
    func someAnswersFailInWorldsByDefault() throws {
      func failures(_ make: @escaping (World) -> SimulatedServer) throws -> (none: Int, some: Int) {
        var screens: [AskingViewController] = []
        try simulate(AskingViewController.self, worlds: 20, steps: 6, without: [.leaks, .leftovers]) { world in
          screens.append(AskingViewController(make(world)))
          return screens[screens.count - 1]
        }
        let some = screens.count { !$0.failures.isEmpty }
        return (screens.count - some, some)
      }
      let byDefault = try failures { $0.server() }
      #expect(byDefault.none > 0 && byDefault.some > 0)
      #expect(try failures { $0.server(failing: 0) }.some == 0)
    }

    @Test(arguments: [(nil, []), (0, []), (0.2, [5, 10]), (0.5, [2, 4, 6, 8, 10]), (1, Array(1...10))])
    func answersFailEvenlyInATestByHand(failing: Double?, expected: [Int]) throws {
      try withVirtualTime { world, scheduler in
        let controller = AskingViewController(world.server(failing: failing))
        let screen = TestScreen(controller)
        scheduler.advance(by: .seconds(20))
        screen.settle()
        #expect(controller.count == 10 && controller.failures == expected)
      }
    }

    @Test
    func eachAnswerFailsInASeededWorldWhereAllShould() throws {
      try withVirtualTime { _, scheduler in
        let controller = AskingViewController(World(seed: 3).server(failing: 1))
        let screen = TestScreen(controller)
        scheduler.advance(by: .seconds(20))
        screen.settle()
        #expect(controller.failures == Array(1...10))
      }
    }

    // MARK: Navigation controllers

    @Test(.slow, arguments: [PushingViewController.Need.push, .button, .search, nil])
    func aScreenThatWantsANavigationControllerIsInOne(need: PushingViewController.Need?) throws {
      var isInNavigation: Set<Bool> = []
      let reach = try simulate(
        PushingViewController.self,
        worlds: 10,
        expecting: { controller, _ in
          isInNavigation.insert(controller.parent != nil)
          return nil
        }
      ) { _ in PushingViewController(need) }
      .reach
      #expect(isInNavigation == [need != nil])
      #expect((reach.used["Back"] ?? 0 > 0) == (need == .push))
      #expect(reach.withoutNavigation == [])
    }

    @Test(arguments: [(PushingViewController.Need.button, true), (.search, true), (.push, false), (nil, false)])
    func aTestScreenIsInANavigationControllerIfItHasButtons(need: PushingViewController.Need?, isIn: Bool) {
      let controller = PushingViewController(need)
      let screen = TestScreen(controller)
      #expect((controller.navigationController != nil) == isIn && (controller.parent != nil) == isIn)
      #expect(screen.shows("Ada"))
      let alone = PushingViewController(need)
      #expect(TestScreen(alone, inNavigationController: false).controller.navigationController == nil)
      let inside = PushingViewController(need)
      #expect(TestScreen(inside, inNavigationController: true).controller.navigationController != nil)
    }

    @Test
    func aScreenWithBarsOfItsOwnIsInNoOther() {
      let (navigation, tabs) = (UINavigationController(), UITabBarController())
      for controller in [navigation, tabs] as [UIViewController] {
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
        #expect(TestScreen(controller).controller.navigationController == nil)
      }
    }

    // MARK: Remarks

    @Test
    func aRunThatFindsLittleToDoSaysSo() throws {
      let empty = try simulate(UIViewController.self, worlds: 5) { _ in UIViewController() }.reach
      #expect(empty.remark?.contains("More than a third of the steps found nothing to do") == true)
      let reach = try simulate(PushingViewController.self, worlds: 10) { _ in PushingViewController(.search) }.reach
      #expect(reach.searchFields.count == 1 && reach.remark?.contains("search field") != true, "\(reach)")
    }

    @Test
    func aSearchFieldThatNobodyReachesIsSaidToBe() throws {
      let reach = try simulate(UIViewController.self, worlds: 3) { _ in
        let controller = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.placeholder = "Find a city"
        controller.view.addSubview(bar)
        controller.view.addSubview(UIView(frame: controller.view.bounds))
        return controller
      }
      .reach
      #expect(
        reach.remark?.contains("“Find a city” was on the screen, and nobody could type into it.") == true,
        "\(reach)"
      )
    }

    // MARK: Helpers

    /// As a function that several tests call passes its place on.
    private func simulateRows(
      steps: Int = 6,
      fileID: String = #fileID,
      line: Int = #line,
      screen: @escaping (World) -> OneFlawViewController
    ) throws {
      try simulate(OneFlawViewController.self, worlds: 3, steps: steps, fileID: fileID, line: line, screen: screen)
    }

    private func simulateAny<Screen: UIViewController>(
      _ type: Screen.Type,
      events: [SimulatedEvent<Screen>] = [],
      fileID: String = #fileID,
      line: Int = #line,
      screen: @escaping @MainActor (World) -> Screen
    ) throws {
      try simulate(type, worlds: 3, steps: 6, events: events, fileID: fileID, line: line) { world in screen(world) }
    }

    @Test
    func aHelperPassesThePlaceOfItsCallOn() {
      func place(_ body: () throws -> Void) -> String? {
        do {
          try body()
          return nil
        } catch { return (error as? SimulationFailure)?.place }
      }
      let file = "ScreenTestingTests/SimulateDefaultsTests.swift"
      var line = #line + 1
      let first = place { try simulateRows { OneFlawViewController(.leaks, isFlawed: true, $0.server()) } }
      #expect(first == "\(file):\(line)")
      line = #line + 2
      let second = place {
        try simulateAny(OneFlawViewController.self) { OneFlawViewController(.leaks, isFlawed: true, $0.server()) }
      }
      #expect(second == "\(file):\(line)")
    }

    // MARK: Buttons of rows

    private final class CommittingSource: NSObject, UITableViewDataSource {
      var commits = 0

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }

      func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        commits += 1
        if commits > 0 { fatalError("It is called in a copy of the process") }
      }
    }

    private final class PlainSource: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }

    /// Optimized programs do not say what classes declare, so that it is tried there.
    @Test
    func whetherARowCanBeDeletedIsTriedInACopyOfTheProcess() {
      let source = CommittingSource()
      for (source, isCommitting) in [(source, true), (PlainSource(), false)] as [(any UITableViewDataSource, Bool)] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        table.dataSource = source
        #expect(CommitTrial.result { table.headlessCommits(at: [0, 0]) } == isCommitting)
      }
      #expect(source.commits == 0)
    }
  }
#endif
