import Foundation
import HeadlessRendering
import HeadlessUIKit
import ScreenTesting
import TestSupport
import Testing

/// A form with a heading, a text, a button, a switch and, on demand, a mistake.
@MainActor private final class FormViewController: UIViewController {
  enum Mistake: String, CaseIterable, Sendable {
    case textOfOneWidth, lowLabel, textsOnEachOther, buttonOutside, coveredButton
  }

  private let mistake: Mistake?

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = label("Delivery", .headline)
    let text = label("We bring it to your door, or to that of a neighbour.", .body)
    let button = UIButton(type: .system)
    button.setTitle("Order", for: .normal)
    let toggle = UISwitch()
    let stack = UIStackView(arrangedSubviews: [heading, text, button, toggle])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    switch mistake {
    case .textOfOneWidth:
      heading.numberOfLines = 1
      heading.widthAnchor.constraint(equalToConstant: 80).isActive = true
    case .lowLabel: text.heightAnchor.constraint(equalToConstant: 20).isActive = true
    case .textsOnEachOther:
      let price = label("12 euros", .body)
      price.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(price)
      price.topAnchor.constraint(equalTo: heading.topAnchor).isActive = true
      price.leadingAnchor.constraint(equalTo: heading.leadingAnchor, constant: 20).isActive = true
    case .buttonOutside:
      let box = UIView(frame: CGRect(x: 16, y: 400, width: 100, height: 50))
      let hidden = UIButton(frame: CGRect(x: 120, y: 0, width: 50, height: 50))
      hidden.accessibilityLabel = "Help"
      box.addSubview(hidden)
      view.addSubview(box)
    case .coveredButton: view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000)))
    case nil: break
    }
  }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}

@MainActor @Suite struct AuditTests {
  private func audit(_ mistake: FormViewController.Mistake?) -> AuditReport {
    ScreenTesting.audit { FormViewController(mistake) }
  }

  @Test
  func aFormWithoutMistakesHasNoFindingsInAnyUsualEnvironment() {
    let report = audit(nil)
    #expect(report.findings.isEmpty, "\(report)")
    expectEqual(report.pictures.count, TestEnvironment.usual.count)
  }

  @Test(arguments: FormViewController.Mistake.allCases)
  private func eachMistakeIsFoundAndNothingElse(_ mistake: FormViewController.Mistake) throws {
    let kinds: [FormViewController.Mistake: AuditFinding.Kind] = [
      .textOfOneWidth: .cutOffText, .lowLabel: .cutOffText, .textsOnEachOther: .overlap, .buttonOutside: .unreachable,
      .coveredButton: .unreachable,
    ]
    // At the largest sizes of text, what is meant to be free of the form is under it.
    let environments = TestEnvironment.usual.filter { !$0.textSize.isAccessibilityCategory }
    let report = ScreenTesting.audit(in: environments) { FormViewController(mistake) }
    expectEqual(Set(report.findings.map(\.kind)), [try #require(kinds[mistake])], "\(report)")
  }

  @Test
  func aHeadingOfAFixedWidthIsCutOffOnlyWhereTextIsLargerOrLonger() {
    let found = Set(audit(.textOfOneWidth).findings.map(\.environment))
    #expect(found.contains { $0.language == .long } && found.contains { $0.textSize.isAccessibilityCategory })
    #expect(!found.contains(TestEnvironment()) && !found.contains(TestEnvironment(direction: .rightToLeft)))
  }

  @Test
  func aTextThatFitsWhereThereIsRoomAndNotOnASmallTelephoneIsCutOffThere() {
    let report = ScreenTesting.audit(in: [TestEnvironment(), TestEnvironment(size: TestEnvironment.smallPhone)]) {
      let label = UILabel(frame: CGRect(x: 16, y: 100, width: 358, height: 30))
      label.text = "A title that is nearly as wide as its telephone"
      label.autoresizingMask = .flexibleWidth
      let controller = UIViewController()
      controller.view.frame.size.width = 390
      controller.view.addSubview(label)
      return controller
    }
    expectEqual(report.findings.map(\.kind), [.cutOffText], "\(report)")
    expectEqual(report.findings.map(\.environment.size), [TestEnvironment.smallPhone])
  }

  @Test
  func aFailureSaysWhatAPersonSeesAndWhere() {
    let report = ScreenTesting.audit(in: [TestEnvironment(), TestEnvironment(style: .dark)]) {
      FormViewController(.buttonOutside)
    }
    #expect(
      report.description == """
        The button “Help” is outside of the view with “Help” and cannot be tapped. [unreachable]
            in: a new telephone; dark
        """
    )
    expectEqual(report.findings.first?.view, "the button “Help”")
  }

  @Test
  func thePageShowsEachEnvironmentsPictureWithTheTextsInIt() throws {
    let report = audit(nil)
    for environment in TestEnvironment.usual { #expect(report.html.contains("\(environment)")) }
    #expect(report.html.contains("Đéļîvéŕý"))
    let dark = try #require(report.pictures.first { $0.name == "dark" })
    expectEqual(dark.svgDocuments(style: .light), dark.svgDocuments(style: .dark))
  }

  @Test
  func theSettingsOfTheSystemAreSetBackAlsoAfterAnError() {
    struct Failed: Error {}
    let before = UIScreen.main.traitCollection
    #expect(throws: Failed.self) {
      try ScreenTesting.audit(in: [TestEnvironment(textSize: .extraSmall)]) { throw Failed() }
    }
    #expect(UIScreen.main.traitCollection === before)
  }

  @Test
  func aViewAloneCanBeLookedAtAndSingleKinds() {
    let small = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    small.setTitle("Go", for: .normal)
    let report = ScreenTesting.audit(in: [TestEnvironment()], for: [.overlap]) { () -> UIView in
      let view = UIView()
      view.addSubview(small)
      return view
    }
    #expect(report.findings.isEmpty, "\(report)")
  }

  @Test
  func combinationsAreAllCombinations() {
    let all = TestEnvironment.combinations(
      sizes: [TestScreen.phone, TestEnvironment.smallPhone],
      directions: [.leftToRight, .rightToLeft],
      languages: HeadlessPseudoLanguage.allCases
    )
    #expect(all.count == 8 && Set(all).count == 8)
    expectEqual(all.first, TestEnvironment())
  }

  @Test
  func whatIsScrolledIntoSightIsLookedAt() {
    let report = ScreenTesting.audit(in: [TestEnvironment()]) { LongTableViewController() }
    expectEqual(report.findings.map(\.view), ["the button “Far down”"], "\(report)")
  }
}

/// A table with a button outside of its box in row 40.
@MainActor private final class LongTableViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryView = nil
    if indexPath.row == 40 {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
      let button = UIButton(frame: CGRect(x: -80, y: 0, width: 70, height: 44))
      button.setTitle("Far down", for: .normal)
      box.addSubview(button)
      cell.accessoryView = box
    }
    return cell
  }
}
