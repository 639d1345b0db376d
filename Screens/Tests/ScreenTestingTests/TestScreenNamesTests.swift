import HeadlessUIKit
import TestSupport
import Testing

@testable import ScreenTesting

/// A button and a field.
private final class FormViewController: UIViewController {
  let button = UIButton(primaryAction: nil)
  let field = UITextField()
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Go", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.events.append("Go") }, for: .touchUpInside)
    button.frame = CGRect(x: 20, y: 620, width: 100, height: 44)
    field.frame = CGRect(x: 20, y: 700, width: 200, height: 44)
    for view in [button, field] { self.view.addSubview(view) }
  }
}

@Suite @MainActor struct TestScreenNamesTests {
  private let form = FormViewController()
  private let screen: TestScreen

  init() { screen = TestScreen(UINavigationController(rootViewController: form)) }

  private func reason(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? ScreenFailure)?.reason
    }
  }

  @Test
  func aTextMeansTheButtonAndNotItsLabelNorATitleInFrontOfIt() throws {
    try screen.tap("Go")
    #expect(try screen.view("Go") === form.button)
    let title = UILabel(frame: CGRect(x: 200, y: 620, width: 100, height: 44))
    title.text = "Go"
    form.view.addSubview(title)
    try screen.tap("Go")
    expectEqual(form.events, ["Go", "Go"])
    form.button.removeFromSuperview()
    expectEqual(reason { try screen.tap("Go") }, "The view with the text “Go” takes no taps.")
    let card = UIView(frame: title.frame)
    let recognizer = UITapGestureRecognizer()
    recognizer.headlessAddHandler { [form] _ in form.events.append("card") }
    card.addGestureRecognizer(recognizer)
    title.frame.origin = .zero
    card.addSubview(title)
    form.view.addSubview(card)
    try screen.tap("Go")
    expectEqual(form.events, ["Go", "Go", "card"])
  }

  @Test
  func controlsAreFoundByTheirAccessibleNames() throws {
    let toggle = UISwitch(frame: CGRect(x: 250, y: 700, width: 51, height: 31))
    toggle.accessibilityLabel = "Airplane mode"
    form.view.addSubview(toggle)
    form.field.placeholder = "Name"
    form.button.accessibilityLabel = "Go there"
    try screen.type("Ada", into: .role(.field, "Name"))
    expectEqual(form.field.text, "Ada")
    try screen.type("Bob", into: .role(.field, "Ada"))
    try screen.tap(.role(.toggle, "Airplane mode"))
    #expect(toggle.isOn)
    try screen.tap("Airplane mode")
    #expect(!toggle.isOn)
    try screen.tap(.role(.button, "Go there"))
    try screen.tap(.role(.button, "Go"))
    expectEqual(form.events, ["Go", "Go"])
    #expect(!screen.shows(.role(.toggle, "Airplane")) && !screen.shows(.role(.field, "Nam")))
  }
}
