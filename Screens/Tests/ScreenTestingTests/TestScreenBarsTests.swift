#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// Where a bar with buttons is.
  enum BarPlace: CaseIterable, Sendable {
    case navigationBar, navigationToolbar, toolbar, keyboard
  }

  /// Buttons in bars: what a person does with them.
  @Suite @MainActor struct TestScreenBarsTests {
    private func screen(_ place: BarPlace, _ kind: BarViewController.Kind = .title) -> (BarViewController, TestScreen) {
      let controller = BarViewController(place, kind)
      return (controller, TestScreen(controller, inNavigationController: true))
    }

    private func reason(_ body: () throws -> Void) -> String? {
      do {
        try body()
        return nil
      } catch { return (error as? ScreenFailure)?.reason }
    }

    @Test(arguments: BarPlace.allCases, [BarViewController.Kind.title, .image, .system, .custom])
    func aButtonOfABarIsTapped(place: BarPlace, kind: BarViewController.Kind) throws {
      let (controller, screen) = screen(place, kind)
      try screen.tap("Go")
      #expect(controller.taps == 1)
      #expect(screen.touchables.contains { $0.name == "Go" && $0.obstacle == nil && !$0.verbs.isEmpty })
      try screen.tapBarButton(at: 0)
      #expect(controller.taps == 2)
      #expect(screen.spoken.contains("“Go”, button"), "\(screen.spoken)")
    }

    @Test(arguments: BarPlace.allCases)
    func aMenuOfABarIsUsed(place: BarPlace) throws {
      let (controller, screen) = screen(place, .menu)
      try screen.tap("Go", choosing: "Far")
      #expect(controller.taps == 1)
      #expect(reason { try screen.tap("Go", choosing: "Near") } != nil)
      #expect(screen.touchables.contains { $0.verbs == ["screen.tap(\"Go\", choosing: \"Far\")"] })
    }

    @Test(arguments: BarPlace.allCases)
    func roomAndHiddenButtonsAreNoButtons(place: BarPlace) throws {
      let (controller, screen) = screen(place)
      #expect(screen.barButtons.count == 1)
      controller.item.isHidden = true
      #expect(screen.barButtons.isEmpty && !screen.shows("Go"))
      #expect(!screen.spoken.contains("“Go”, button"))
      controller.item.isHidden = false
      controller.item.isEnabled = false
      #expect(reason { try screen.tap("Go") } == "The button with the text “Go” is disabled.")
      #expect(!screen.touchables.contains { $0.name == "Go" })
    }

    @Test(arguments: BarPlace.allCases)
    func aDisabledButtonInACustomViewIsNotTapped(place: BarPlace) {
      let (controller, screen) = screen(place, .custom)
      controller.button.isEnabled = false
      #expect(reason { try screen.tap("Go") } == "The control with the text “Go” is disabled.")
      #expect(controller.taps == 0)
    }

    @Test
    func aToolbarUnderTheKeyboardIsCovered() {
      for kind in [BarViewController.Kind.title, .custom] {
        let (controller, screen) = screen(.navigationToolbar, kind)
        screen.showKeyboard()
        #expect(
          reason { try screen.tap("Go") }?.hasSuffix("is covered by the keyboard, which takes the touches.") == true
        )
        #expect(screen.touchables.contains { $0.name == "Go" && $0.obstacle == "covered by the keyboard" })
        screen.hideKeyboard()
        #expect(reason { try screen.tap("Go") } == nil)
        #expect(controller.taps == 1)
      }
    }

    @Test
    func hiddenBarsHaveNoButtons() {
      let (controller, screen) = screen(.navigationToolbar)
      controller.navigationController?.setToolbarHidden(true, animated: false)
      #expect(!screen.shows("Go"))
      let (other, outer) = self.screen(.navigationBar)
      other.navigationController?.setNavigationBarHidden(true, animated: false)
      #expect(!outer.shows("Go"))
    }

    @Test
    func aBarOnTheKeyboardGoesWithIt() throws {
      let (controller, screen) = screen(.keyboard)
      #expect(try screen.view("Field").isFirstResponder)
      screen.showKeyboard()
      try screen.tap("Go")
      screen.hideKeyboard()
      #expect(!screen.shows("Go"))
      try screen.type("a")
      try screen.tap("Go")
      #expect(controller.taps == 2)
    }

    @Test
    func tabsAndSegmentsAreTappedByTheirTitles() throws {
      let search = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
      search.scopeButtonTitles = ["New", "Old"]
      search.showsScopeBar = true
      let (first, second) = (UIViewController(), UIViewController())
      (first.title, second.title) = ("One", "Two")
      first.view.addSubview(search)
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      let screen = TestScreen(tabs)
      try screen.tap("Old")
      #expect(search.selectedScopeButtonIndex == 1)
      #expect(screen.spoken.suffix(2) == ["“One”, tab, selected", "“Two”, tab"])
      try screen.tap("Two")
      #expect(tabs.selectedIndex == 1)
    }

    @Test(.slow, arguments: BarPlace.allCases, [BarViewController.Kind.title, .image, .custom, .menu])
    func aSimulatedPersonUsesBars(place: BarPlace, kind: BarViewController.Kind) throws {
      let counts = try simulate(
        BarViewController.self,
        worlds: 30,
        steps: 30,
        inNavigationController: true,
        reaching: ["Go"]
      ) { _ in BarViewController(place, kind) }
      #expect(counts.reach.unreachable == [:])
    }

    @Test(arguments: BarPlace.allCases)
    func aMistakeOfAButtonInABarIsFoundAndItsStepsRun(place: BarPlace) {
      let failure = #expect(throws: SimulationFailure.self) {
        try simulate(
          BarViewController.self,
          worlds: 60,
          inNavigationController: true,
          expecting: { controller, _ in controller.taps < 2 ? nil : "Gone twice." }
        ) { _ in BarViewController(place, .custom) }
      }
      #expect(failure?.finding == Finding(.model, "Gone twice."))
      #expect(failure?.steps.contains { $0.contains("screen.tap(\"Go\")") } == true, "\(failure?.steps as Any)")
    }

    @Test(arguments: BarPlace.allCases)
    func aSpinnerInACustomViewIsJudged(place: BarPlace) {
      var check: Check?
      do {
        try simulate(BarViewController.self, worlds: 2, steps: 0, inNavigationController: true) { _ in
          BarViewController(place, .spinner)
        }
      } catch { check = (error as? SimulationFailure)?.finding.check }
      #expect(check == .activity)
    }

    @Test(arguments: BarPlace.allCases)
    func aTextThatACustomViewCutsOffIsJudged(place: BarPlace) {
      for kind in [BarViewController.Kind.longText, .shortText] {
        var check: Check?
        do {
          try simulate(BarViewController.self, worlds: 1, steps: 0, inNavigationController: true) { _ in
            BarViewController(place, kind)
          }
        } catch { check = (error as? SimulationFailure)?.finding.check }
        #expect(check == (kind == .longText ? .cutOffText : nil))
      }
    }

    @Test(arguments: BarPlace.allCases)
    func aSmallNamelessButtonInACustomViewIsJudged(place: BarPlace) {
      let (controller, screen) = screen(place, .custom)
      #expect(screen.accessibilityFindings() == [])
      controller.button.setTitle(nil, for: .normal)
      controller.button.bounds.size = CGSize(width: 20, height: 20)
      let rules = Set(screen.accessibilityFindings().map(\.rule))
      #expect(rules.isSuperset(of: [.labels, .targetSizes]), "\(rules)")
    }
  }

  /// A screen with one button in a bar.
  final class BarViewController: UIViewController {
    enum Kind: Sendable { case title, image, system, custom, menu, spinner, longText, shortText }

    let place: BarPlace
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
    private(set) var taps = 0
    private(set) var item = UIBarButtonItem()
    private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44))

    init(_ place: BarPlace, _ kind: Kind) {
      self.place = place
      super.init(nibName: nil, bundle: nil)
      let action = UIAction(title: "Go") { [weak self] _ in self?.taps += 1 }
      switch kind {
      case .title: item = UIBarButtonItem(primaryAction: action)
      case .image:
        item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.taps += 1 })
        item.image = UIImage(systemName: "star")
        item.accessibilityLabel = "Go"
      case .system:
        item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.taps += 1 })
        item.accessibilityLabel = "Go"
      case .custom:
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.addAction(action, for: .touchUpInside)
        item = UIBarButtonItem(customView: button)
      case .menu:
        let far = UIAction(title: "Far") { [weak self] _ in self?.taps += 1 }
        item = UIBarButtonItem(title: "Go", menu: UIMenu(children: [far]))
      case .spinner:
        let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        spinner.startAnimating()
        item = UIBarButtonItem(customView: spinner)
      case .longText, .shortText:
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
        label.numberOfLines = 0
        label.text = kind == .longText ? "Words that need more room than this" : "Two lines"
        item = UIBarButtonItem(customView: label)
      }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let items = [.flexibleSpace(), item, .fixedSpace(8)]
      field.placeholder = "Field"
      switch place {
      case .navigationBar: navigationItem.rightBarButtonItems = items
      case .navigationToolbar: toolbarItems = items
      case .toolbar, .keyboard:
        let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
        bar.items = items
        if place == .toolbar { view.addSubview(bar) } else { field.inputAccessoryView = bar }
      }
      if place == .keyboard { view.addSubview(field) }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if place == .navigationToolbar { navigationController?.setToolbarHidden(false, animated: false) }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if place == .keyboard { field.becomeFirstResponder() }
    }
  }
#endif
