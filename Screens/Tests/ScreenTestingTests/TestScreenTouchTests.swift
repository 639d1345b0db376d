import HeadlessUIKit
import TestSupport
import Testing

@testable import ScreenTesting

/// Verbs of the hand, on what another view covers and on what is not there.
@Suite @MainActor struct TestScreenTouchTests {
  private let controls = TouchedViewController()
  private let screen: TestScreen

  init() { screen = TestScreen(controls) }

  typealias Verb = @MainActor (TestScreen) throws -> Void

  private static let row = ViewQuery.indexPath([0, 0])

  /// Each verb, with the view that it goes for.
  private static let verbs: [(String, Verb)] = [
    ("tap", { try $0.tap(row) }), ("swipe", { try $0.swipe(row, tap: "Delete") }),
    ("longPress", { try $0.longPress(row, tap: "Copy") }),
    (
      "beginDrag",
      {
        ($0.controller as? TouchedViewController)?.table.isEditing = true
        try $0.beginDrag(row)
      }
    ),
    ("tapDetailButton", { try $0.tapDetailButton(of: row) }), ("scroll", { try $0.scroll(by: 10) }),
    ("scrollToEnd", { try $0.scrollToEnd() }), ("pullToRefresh", { try $0.pullToRefresh() }),
    ("type", { try $0.type("a") }), ("typeIntoTextView", { try $0.type("a", into: .role(.textView)) }),
    ("tapSegment", { try $0.tapSegment(1) }), ("slide", { try $0.slide(to: 1) }),
    ("increment", { try $0.increment() }), ("decrement", { try $0.decrement() }),
    ("turnPage", { try $0.turnPage() }), ("choose row", { try $0.choose(row: 1) }),
    ("choose date", { try $0.choose(Date(timeIntervalSinceReferenceDate: 0)) }),
    ("tap choosing", { try $0.tap("Menu", choosing: "Copy") }),
    ("tap in a row", { try $0.tap(.inside(row, .role(.toggle))) }),
  ]

  @Test(arguments: 0..<19)
  func whatIsCoveredCannotBeTouchedAndTheFailureNamesTheCover(index: Int) throws {
    expectEqual(Self.verbs.count, 19)
    let (name, verb) = Self.verbs[index]
    let veil = UIView(frame: controls.view.bounds)
    veil.accessibilityIdentifier = "veil"
    controls.view.addSubview(veil)
    let failure = #expect(throws: ScreenFailure.self, "\(name)") { try verb(screen) }
    let reason = try #require(failure?.reason)
    #expect(reason.hasSuffix(" is covered by UIView “veil”, which takes the touches."), "\(name): \(reason)")
    expectEqual(controls.touches, [], "\(name)")
    veil.removeFromSuperview()
    try verb(screen)
  }

  /// A text view that grows with its text does not scroll, and leaves swipes to the table.
  @Test
  func aRowIsSwipedThroughATextViewThatDoesNotScroll() throws {
    let cell = try #require(controls.table.cellForRow(at: [0, 0]))
    let text = UITextView(frame: cell.bounds)
    cell.addSubview(text)
    text.isScrollEnabled = false
    #expect(throws: ScreenFailure.self) { try screen.tap(Self.row) }
    text.isScrollEnabled = true
    #expect(throws: ScreenFailure.self) { try screen.swipe(Self.row, tap: "Delete") }
    text.isScrollEnabled = false
    try screen.swipe(Self.row, tap: "Delete")
  }

  @Test
  func dragsEndWhereAFingerCanLetGoOnly() throws {
    controls.table.isEditing = true
    try screen.beginDrag(Self.row)
    let veil = UIView(frame: controls.table.frame)
    controls.view.addSubview(veil)
    #expect(throws: ScreenFailure.self) { try screen.drop(at: .indexPath([0, 1])) }
    veil.removeFromSuperview()
    #expect(try screen.drop(at: .indexPath([0, 1])))
    expectEqual(controls.rows, ["Row 1", "Row 0", "Row 2"])
  }

  @Test
  func theKeyboardCoversWhatIsBelowItAndGoesWithTheEditing() throws {
    try screen.type("a")
    screen.showKeyboard()
    let failure = #expect(throws: ScreenFailure.self) { try screen.tap("Menu") }
    expectEqual(failure?.reason, "The view with the text “Menu” is covered by the keyboard, which takes the touches.")
    try screen.tapReturn()
    expectEqual(controls.touches, ["return"])
    screen.hideKeyboard()
    #expect(!controls.field.isFirstResponder)
    try screen.tap("Menu")
    #expect(throws: ScreenFailure.self) { try screen.tapReturn() }
  }

  @Test
  func queriesMeanViewsInRowsAndAtPoints() throws {
    try screen.tap(.inside(.indexPath([0, 1]), .role(.toggle)))
    expectEqual(controls.touches, ["switch Row 1"])
    let toggle = try screen.view(.inside(.indexPath([0, 2]), .role(.toggle)))
    let middle = toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: screen.window)
    try screen.tap(.point(x: middle.x, y: middle.y))
    expectEqual(controls.touches, ["switch Row 1", "switch Row 2"])
    expectEqual(screen.query(for: toggle), .inside(.indexPath([0, 2]), .role(.toggle)))
    #expect(!screen.shows(.inside(.indexPath([0, 1]), .role(.slider))))
    let failure = #expect(throws: ScreenFailure.self) { try screen.tap(.point(x: 380, y: 840)) }
    #expect(failure?.reason.contains("the point 380.0, 840.0") == true)
  }

  @Test
  func textViewsAreTypedIntoAndRefuseWhatTheirDelegateRefuses() throws {
    let notes = controls.notes
    try screen.type("Hello", into: .role(.textView))
    try screen.type("Hullo", into: .role(.textView))
    expectEqual(notes.text, "Hullo")
    notes.isEditable = false
    #expect(throws: ScreenFailure.self) { try screen.type("No", into: .role(.textView)) }
    expectEqual(notes.text, "Hullo")
  }

  @Test
  func actionsOfVoiceOverArePerformedByName() throws {
    try screen.performAccessibilityAction("Star", on: Self.row)
    expectEqual(controls.touches, ["star"])
    let failure = #expect(throws: ScreenFailure.self) { try screen.performAccessibilityAction("Sta", on: Self.row) }
    expectEqual(failure?.reason, "VoiceOver offers [\"Star\"] for the view with the place 0-0 and not “Sta”.")
  }

  @Test
  func aWarningOfMemoryReachesTheControllersOfTheWindow() {
    let other = TouchedViewController()
    let otherScreen = TestScreen(other)
    // Other tests may have warned all windows before.
    let before = controls.memoryWarnings
    screen.warnOfMemory()
    #expect(controls.memoryWarnings == before + 1 && other.memoryWarnings == 0)
    withExtendedLifetime(otherScreen) {}
  }

  @Test
  func anAlertOfAControllerInAContainerIsInFront() throws {
    let screen = TestScreen(UINavigationController(rootViewController: controls))
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { [controls] _ in controls.touches.append("yes") })
    controls.present(alert, animated: false)
    #expect(screen.topController === alert)
    try screen.tap("Yes")
    #expect(controls.touches == ["yes"] && screen.topController !== alert)
  }
}

private final class TouchedViewController: UIViewController {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
  let (field, notes) = (UITextField(frame: CGRect(x: 0, y: 210, width: 100, height: 30)), UITextView())
  var rows = ["Row 0", "Row 1", "Row 2"]
  var touches: [String] = []
  private(set) var memoryWarnings = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 44
    table.refreshControl = UIRefreshControl()
    field.delegate = self
    let menu = UIButton(type: .system)
    menu.setTitle("Menu", for: .normal)
    menu.menu = Self.menu
    let (pages, wheel) = (UIPageControl(), UIPickerView())
    pages.numberOfPages = 3
    (wheel.dataSource, wheel.delegate) = (self, self)
    let segments = UISegmentedControl(items: ["S", "M"])
    let views: [UIView] = [table, field, notes, segments, UISlider(), UIStepper(), pages, UIDatePicker(), wheel, menu]
    for (index, view) in views.enumerated() {
      if index > 1 { view.frame = CGRect(x: 0, y: 250 + (index - 2) * 50, width: 200, height: 40) }
      self.view.addSubview(view)
    }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    memoryWarnings += 1
  }

  static var menu: UIMenu { UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
}

extension TouchedViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let text = rows[indexPath.row]
    cell.textLabel?.text = text
    let toggle = UISwitch(frame: CGRect(x: 200, y: 5, width: 51, height: 31))
    toggle.addAction(UIAction { [weak self] _ in self?.touches.append("switch \(text)") }, for: .valueChanged)
    cell.contentView.addSubview(toggle)
    cell.accessoryType = .detailButton
    let star = UIAccessibilityCustomAction(name: "Star") { [weak self] _ in
      self?.touches.append("star")
      return true
    }
    cell.accessibilityCustomActions = [star]
    return cell
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Delete") { $2(true) }])
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in Self.menu }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

extension TouchedViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    touches.append("return")
    return true
  }
}

extension TouchedViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
}
