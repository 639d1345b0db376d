import HeadlessUIKit
import ScreenTesting
import TestSupport
import Testing

/// The mistakes that a list of stations can be made with.
private enum StationsBug: String, CaseIterable, Sendable {
  case namelessButton, tappedLabel, smallButton, faintText, faintTextInTheDark, ownOrder, fixedSides, namelessSwipe
  case silentSwipe, hiddenPress, lowRows
}

private final class StationCell: UITableViewCell {
  let name = UILabel()
  let platform = UILabel()
  let star = UIButton(type: .custom)
  private var bug: StationsBug?

  func show(_ station: String, _ bug: StationsBug?) {
    if name.superview == nil {
      self.bug = bug
      for view in [name, platform, star] { contentView.addSubview(view) }
      if bug == .tappedLabel {
        platform.isUserInteractionEnabled = true
        platform.addGestureRecognizer(UITapGestureRecognizer())
      }
      if bug == .hiddenPress { contentView.addGestureRecognizer(UILongPressGestureRecognizer()) }
      if bug == .ownOrder { accessibilityElements = [platform, name, star] }
      if bug == .silentSwipe { accessibilityElementsHidden = true }
    }
    name.text = station
    platform.text = "Platform \(station.count)"
    star.setImage(UIImage(data: UIImage.pixel), for: .normal)
    star.accessibilityLabel = bug == .namelessButton && station == "Zug" ? nil : "Favourite"
    name.textColor = .label
    if bug == .faintText { name.textColor = UIColor(white: 0.7, alpha: 1) }
    if bug == .faintTextInTheDark { name.textColor = UIColor { $0.userInterfaceStyle == .dark ? .darkGray : .black } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft && bug != .fixedSides
    let star: CGFloat = bug == .smallButton ? 30 : 44
    name.frame = CGRect(x: isMirrored ? size.width - 140 : 20, y: 0, width: 120, height: size.height)
    platform.frame = CGRect(x: isMirrored ? size.width - 260 : 150, y: 0, width: 110, height: size.height)
    self.star.frame = CGRect(
      x: isMirrored ? 8 : size.width - 52,
      y: (size.height - star) / 2,
      width: star,
      height: star
    )
  }
}

extension UIImage {
  /// A picture without a name.
  fileprivate static let pixel = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"/>".data(
    using: .utf8
  )!
}

/// Sixty stations; the last is “Zug”.
private final class StationsViewController: UITableViewController {
  private let bug: StationsBug?
  private let stations = (0..<59).map { "Station \($0)" } + ["Zug"]

  init(_ bug: StationsBug?) {
    self.bug = bug
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StationCell.self, forCellReuseIdentifier: "station")
    tableView.rowHeight = bug == .lowRows ? 30 : 50
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stations.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
    (cell as? StationCell)?.show(stations[indexPath.row], bug)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let title = bug == .namelessSwipe && indexPath.row == 59 ? nil : "Forget"
    return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: title) { $2(true) }])
  }
}

@Suite @MainActor struct AccessibilityAuditTests {
  @Test(.slow)
  func aListThatEverybodyCanUseHasNoFinding() throws {
    try TestScreen(StationsViewController(nil)).expectAccessible()
  }

  @Test(.slow, arguments: StationsBug.allCases)
  fileprivate func eachMistakeIsFoundByItsRuleInRowsThatAreNotOnTheScreenToo(bug: StationsBug) throws {
    let expected: [StationsBug: (AccessibilityRule, String)] = [
      .namelessButton: (.labels, "The button in row 0-59 has no name: VoiceOver says “button”, and not what for."),
      .tappedLabel: (.roles, "“Platform 9” reacts to a tap, and VoiceOver does not say that it is a button."),
      .smallButton: (.targetSizes, "“Favourite” has 30 × 30 points to hit; a finger needs 44 × 44."),
      .faintText: (
        .contrast, "“Station 0” is hard to read: its contrast is 2.1 : 1, and text of 17 points needs 4.5 : 1."
      ),
      .faintTextInTheDark: (
        .contrast, "“Station 0” is hard to read: its contrast is 2.8 : 1, and text of 17 points needs 4.5 : 1."
      ),
      .ownOrder: (.order, "“Platform 9” is read before “Station 0”, which stands before it on the screen."),
      .fixedSides: (
        .order,
        "In the row 0-0, “Platform 9” is read before “Station 0” in right-to-left languages: its views do not change sides."
      ),
      .namelessSwipe: (.actions, "A swipe on the row 0-59 shows a button without a name: VoiceOver cannot offer it."),
      .silentSwipe: (
        .actions, "What a swipe on the row 0-0 shows (Forget) is out of reach: VoiceOver does not stop at the row."
      ),
      .hiddenPress: (
        .actions, "“Station 0, Platform 9” reacts to a long press, and there is no action for those who cannot make it."
      ),
      .lowRows: (
        .targetSizes, "The row 0-0, “Station 0, Platform 9”, has 390 × 30 points to hit; a finger needs 44 × 44."
      ),
    ]
    let (rule, text) = try #require(expected[bug])
    let screen = TestScreen(StationsViewController(bug))
    let findings = screen.accessibilityFindings()
    #expect(findings.contains { $0.rule == rule && $0.text == text }, "\(findings.prefix(3))")
    #expect(findings.allSatisfy { $0.rule == rule || bug == .lowRows || bug == .silentSwipe }, "\(findings.prefix(3))")
    if bug == .faintTextInTheDark { #expect(findings.allSatisfy { $0.environment == "in the dark appearance" }) }
    #expect(screen.accessibilityFindings(without: [rule]).allSatisfy { $0.rule != rule })
    #expect(throws: AccessibilityFailure.self) { try screen.expectAccessible() }
  }

  @Test
  func whatVoiceOverReadsIsInTheOrderOfTheScreenWithRolesValuesAndTheActionsOfSwipes() throws {
    let stations = StationsViewController(nil)
    stations.title = "Stations"
    let screen = TestScreen(UINavigationController(rootViewController: stations))
    let lines = screen.spoken
    expectEqual(
      lines.prefix(3),
      ["“Stations”, heading", "“Station 0, Platform 9”, actions: Forget", "“Favourite”, button"]
    )
    let toggle = UISwitch(frame: CGRect(x: 200, y: 100, width: 51, height: 31))
    toggle.accessibilityLabel = "Sound"
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
    field.placeholder = "Name"
    field.text = "Ada"
    let view = UIView()
    for part in [toggle, field] { view.addSubview(part) }
    expectEqual(TestScreen(view).spoken, ["“Name”, text field, “Ada”", "“Sound”, switch, “off”"])
    toggle.accessibilityElementsHidden = true
    expectEqual(TestScreen(view).spoken.count, 1)
  }

  @Test(.slow)
  func anAuditLeavesTheScreenAsItWas() throws {
    let screen = TestScreen(StationsViewController(nil), style: .dark)
    try screen.scroll(by: 300)
    let before = screen.outline
    let size = UIScreen.main.traitCollection.preferredContentSizeCategory
    _ = screen.accessibilityFindings()
    expectEqual(screen.outline, before)
    expectEqual(UIScreen.main.traitCollection.preferredContentSizeCategory, size)
    expectEqual(screen.window.overrideUserInterfaceStyle, .dark)
  }
}
