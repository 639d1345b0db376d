#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import ScreenTesting
  import TestSupport
  import Testing

  /// A field at the end of a scroll view, and what makes room for it above the keyboard.
  @Suite @MainActor struct KeyboardFormTests {
    enum Room: CaseIterable, Sendable {
      case none, inset, guide, longContent, outsideOfScrollViews
    }

    @Test(.slow, arguments: Room.allCases)
    func aFieldThatStaysUnderTheKeyboardIsFound(room: Room) throws {
      func run(without off: Set<Check> = []) throws {
        try simulate(FormController.self, worlds: 40, steps: 12, without: off) { _ in FormController(room) }
      }
      guard room == .none || room == .outsideOfScrollViews else { return try run() }
      let failure = #expect(throws: SimulationFailure.self) { try run() }
      #expect(failure?.finding.check == .keyboard)
      #expect(failure?.finding.text.hasPrefix("The keyboard covers “Town”, which is being edited") == true)
      #expect(failure?.steps.last == "screen.showKeyboard()")
      try run(without: [.keyboard])
    }

    @Test
    func observersAreToldOfTheKeyboardInOrder() throws {
      let controller = FormController(.inset)
      let screen = TestScreen(controller)
      screen.showKeyboard()
      screen.hideKeyboard()
      #expect(controller.told == ["show 508 336", "hide 844 336"])
    }

    @Test
    func theKeyboardLeavesRoomOnAScreenThatIsTurned() throws {
      let controller = FormController(.inset)
      let screen = TestScreen(controller)
      screen.showKeyboard()
      screen.rotate()
      #expect(controller.told == ["show 508 336", "show 195 195"])
      screen.rotate()
      #expect(controller.told.last == "show 508 336")
    }
  }

  private final class FormController: UIViewController {
    private let room: KeyboardFormTests.Room
    private let scroller = UIScrollView()
    private var observers: [any NSObjectProtocol] = []
    private(set) var told: [String] = []

    init(_ room: KeyboardFormTests.Room) {
      self.room = room
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit {
      MainActor.assumeIsolated { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      scroller.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scroller)
      let bottom = room == .guide ? view.keyboardLayoutGuide.topAnchor : view.bottomAnchor
      NSLayoutConstraint.activate([
        scroller.topAnchor.constraint(equalTo: view.topAnchor), scroller.bottomAnchor.constraint(equalTo: bottom),
        scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      scroller.contentSize = CGSize(width: 300, height: room == .longContent ? 1_600 : 780)
      let field = UITextField(frame: CGRect(x: 16, y: 720, width: 200, height: 40))
      field.placeholder = "Town"
      (room == .outsideOfScrollViews ? view : scroller)?.addSubview(field)
      guard room == .inset else { return }
      observe(UIResponder.keyboardWillShowNotification, "show") { $0.height }
      observe(UIResponder.keyboardWillHideNotification, "hide") { _ in 0 }
    }

    private func observe(_ name: Notification.Name, _ text: String, _ inset: @escaping @Sendable (CGRect) -> CGFloat) {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
          MainActor.assumeIsolated {
            self?.told.append("\(text) \(Int(frame.minY)) \(Int(frame.height))")
            self?.scroller.contentInset.bottom = inset(frame)
          }
        }
      )
    }
  }
#endif
