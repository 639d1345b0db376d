#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  @Suite @MainActor struct SimulationReachTests {
    private static func reach(
      _ flaw: ControlsViewController.Flaw? = nil,
      worlds: Int = 40,
      reaching names: [String] = []
    ) throws -> SimulationReach {
      // Its controls begin at the top of the window.
      try simulate(
        ControlsViewController.self,
        worlds: worlds,
        inNavigationController: false,
        reaching: names
      ) { _ in ControlsViewController(flaw) }
      .reach
    }

    @Test(.slow)
    func aPersonUsesWhatIsOnAScreenInRowsAndInAlerts() throws {
      let names = ["Ask", "Yes", "No", "Camera", "Wi-Fi", "Volume", "Size", "Count", "Notes", "Page", "Header"]
      let reach = try Self.reach(reaching: names)
      #expect(reach.untouched == [])
      #expect(Set(names).isSubset(of: reach.used.keys))
      #expect(reach.steps > 0 && reach.idleSteps < reach.steps)
      #expect(reach.stepsBehindAlerts["Sure?", default: 0] > 0)
    }

    @Test(.slow)
    func aControlThatIsCoveredIsMetAndNeverUsed() throws {
      let reach = try Self.reach(.cover)
      #expect(reach.met.contains("Ask") && reach.used["Ask"] == nil)
      #expect(reach.untouched.contains("Ask"))
      let names = ["Ask", "Lost", "Notes"]
      let thrown = #expect(throws: UnreachedControls.self) { try Self.reach(.cover, reaching: names) }
      #expect(thrown?.names == ["Ask", "Lost"])
      let text = "\(try #require(thrown))"
      #expect(
        text.contains("“Ask” was on the screen, and out of reach: covered by UIView “veil”, which takes the touches.")
      )
      #expect(text.contains("“Lost” was never met as a control; rows and labels are none."))
      #expect(text.contains("  “Ask”: out of reach, covered by UIView “veil”, which takes the touches"))
    }

    @Test(.slow)
    func aMistakeBehindAnAlertIsFound() {
      let failure = #expect(throws: SimulationFailure.self) { try Self.reach(.batchBehindAlert) }
      #expect(failure?.finding.check == .rules)
      #expect(failure?.steps.last == "try screen.tap(\"Yes\")  // in “Sure?”")
    }

    @Test
    func aRunThatIsStuckBehindAnAlertSaysSo() throws {
      let reach = try Self.reach(.alertWithoutButtons, worlds: 3)
      #expect("\(reach)".contains("were behind the alert “Sure?”, so that little else was tried."))
      #expect(!"\(try Self.reach(worlds: 3))".contains("little else"))
    }

    @Test
    func whatIsCoveredCannotBeTappedAndTheFailureSaysByWhat() throws {
      let controller = ControlsViewController(.cover)
      let screen = TestScreen(controller, inNavigationController: false)
      let failure = #expect(throws: ScreenFailure.self) { try screen.tap("Ask") }
      #expect(failure?.reason == "The view with the text “Ask” is covered by UIView “veil”, which takes the touches.")
      #expect(controller.presentedViewController == nil)
      // A finger goes through what takes no touches.
      controller.veil.isUserInteractionEnabled = false
      try screen.tap("Ask")
      #expect(controller.presentedViewController is UIAlertController)
    }

    @Test(.slow, arguments: [PushingViewController.Need.push, .button, .search])
    func aScreenThatNeedsANavigationControllerAndIsInNoneIsSaidToBe(need: PushingViewController.Need) throws {
      func reach(in isInNavigation: Bool) throws -> SimulationReach {
        try simulate(PushingViewController.self, worlds: 10, inNavigationController: isInNavigation) { _ in
          PushingViewController(need)
        }
        .reach
      }
      let outside = try reach(in: false)
      #expect(outside.withoutNavigation == ["PushingViewController"])
      #expect(
        "\(outside)".contains("PushingViewController is in no navigation controller: what it pushes goes nowhere")
      )
      let inside = try reach(in: true)
      #expect(inside.withoutNavigation == [] && !"\(inside)".contains("navigation controller"))
      #expect((inside.used["Back"] ?? 0 > 0) == (need == .push) && outside.used["Back"] == nil)
    }

    @Test
    func aScreenThatAsksForNoNavigationControllerIsNotSaidToNeedOne() throws {
      let counts = try simulate(PushingViewController.self, worlds: 5) { _ in PushingViewController(nil) }
      #expect(counts.reach.withoutNavigation == [])
    }

    /// What is found on a screen that was pushed is printed with the navigation controller.
    @Test
    func aMistakeOnAPushedScreenIsFound() {
      let failure = #expect(throws: SimulationFailure.self) {
        try simulate(
          PushingViewController.self,
          inNavigationController: true,
          showing: { $0.names }
        ) { _ in PushingViewController(.push, isFlawed: true) }
      }
      #expect(failure?.finding.check == .rules)
      #expect(failure?.test.contains("TestScreen(controller, inNavigationController: true)") == true)
    }

    @Test
    func rowsShowWholeTextsOfTheModelInItsOrder() throws {
      func finding(_ rows: [String]) throws -> Check? {
        do {
          try simulate(
            ControlsViewController.self,
            worlds: 1,
            steps: 3,
            inNavigationController: false,
            showing: { _ in rows }
          ) { _ in
            ControlsViewController(nil)
          }
          return nil
        } catch let failure as SimulationFailure { return failure.finding.check }
      }
      #expect(try finding(["Row 0", "Row 1"]) == nil)
      #expect(try finding(["Row", "Row 1"]) == .model)
      #expect(try finding(["Row 1", "Row 0"]) == .model)
      #expect(try finding(["Row 0"]) == .model)
    }

    @Test
    func aRowThatIsCoveredCannotBeTapped() throws {
      let controller = ControlsViewController(nil)
      let screen = TestScreen(controller)
      let veil = UIView(frame: controller.view.bounds)
      veil.accessibilityIdentifier = "veil"
      controller.view.addSubview(veil)
      let failure = #expect(throws: ScreenFailure.self) { try screen.tap(.indexPath([0, 0])) }
      #expect(failure?.reason == "The view with the place 0-0 is covered by UIView “veil”, which takes the touches.")
      // Half of a row is enough for a finger.
      veil.frame.origin.y = 262
      try screen.tap(.indexPath([0, 0]))
      #expect(controller.tapped == [0])
    }

    @Test
    func aTapMeansTheButtonAndNotALabelWithItsText() throws {
      let controller = UIViewController()
      var taps = 0
      let button = UIButton(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
      let label = UILabel(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
      label.text = "Go"
      controller.view.addSubview(button)
      controller.view.addSubview(label)
      let screen = TestScreen(controller)
      try screen.tap("Go")
      #expect(taps == 1)
    }
  }

  /// Two names, of which one pushes a screen with other rows.
  final class PushingViewController: UITableViewController {
    enum Need { case push, button, search }

    let names = ["Ada", "Grace"]
    private let need: Need?
    private let isFlawed: Bool

    init(_ need: Need?, isFlawed: Bool = false) {
      (self.need, self.isFlawed) = (need, isFlawed)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      // As a part of a base class does, which serves screens with and without bars.
      navigationController?.navigationBar.isTranslucent = false
      if need == .button {
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
      }
      if need == .search { navigationItem.searchController = UISearchController(searchResultsController: nil) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      guard need == .push else { return }
      navigationController?.pushViewController(DetailsViewController(isFlawed: isFlawed), animated: true)
    }
  }

  private final class DetailsViewController: UITableViewController {
    private let isFlawed: Bool

    init(isFlawed: Bool) {
      self.isFlawed = isFlawed
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Detail \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      // The data source still has the row.
      if isFlawed { tableView.deleteRows(at: [indexPath], with: .none) }
    }
  }

  /// Controls of all kinds above a list, in its header and in its rows.
  private final class ControlsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    enum Flaw { case cover, batchBehindAlert, alertWithoutButtons }

    private let flaw: Flaw?
    private let table = UITableView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    let veil = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    private var isOn = [false, false]
    private(set) var tapped: [Int] = []

    init(_ flaw: Flaw?) {
      self.flaw = flaw
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let camera = UIBarButtonItem(image: UIImage(systemName: "camera"), primaryAction: UIAction { _ in })
      camera.accessibilityLabel = "Camera"
      navigationItem.rightBarButtonItem = camera
      let ask = UIButton(primaryAction: UIAction(title: "Ask") { [weak self] _ in self?.ask() })
      let segments = UISegmentedControl(items: ["S", "M"])
      let (slider, stepper, pages, notes) = (UISlider(), UIStepper(), UIPageControl(), UITextView())
      pages.numberOfPages = 3
      let places: [(UIView, String?, CGRect)] = [
        (ask, nil, CGRect(x: 0, y: 0, width: 120, height: 44)),
        (segments, "Size", CGRect(x: 0, y: 50, width: 120, height: 30)),
        (slider, "Volume", CGRect(x: 0, y: 90, width: 120, height: 30)),
        (stepper, "Count", CGRect(x: 0, y: 130, width: 94, height: 30)),
        (pages, "Page", CGRect(x: 0, y: 165, width: 120, height: 26)),
        (notes, "Notes", CGRect(x: 150, y: 0, width: 120, height: 100)),
      ]
      for (control, name, frame) in places {
        control.accessibilityLabel = name
        control.frame = frame
        view.addSubview(control)
      }
      table.dataSource = self
      table.delegate = self
      table.rowHeight = 44
      let header = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
      header.text = "Header"
      header.isUserInteractionEnabled = true
      header.addGestureRecognizer(UITapGestureRecognizer())
      table.tableHeaderView = header
      view.addSubview(table)
      veil.accessibilityIdentifier = "veil"
      if flaw == .cover { view.addSubview(veil) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if flaw == .alertWithoutButtons { ask() }
    }

    private func ask() {
      guard presentedViewController == nil else { return }
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      if flaw != .alertWithoutButtons {
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { [weak self] _ in self?.confirm() })
      }
      present(alert, animated: false)
    }

    private func confirm() {
      // The data source still has the row.
      if flaw == .batchBehindAlert { table.deleteRows(at: [[0, 0]], with: .none) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { isOn.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Wi-Fi"
      toggle.isOn = isOn[indexPath.row]
      toggle.addAction(
        UIAction { [weak self, weak toggle] _ in self?.isOn[indexPath.row] = toggle?.isOn ?? false },
        for: .valueChanged
      )
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryView = toggle
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tapped.append(indexPath.row) }
  }
#endif
