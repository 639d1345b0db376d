#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// Fields at the bottom of a screen, in no scroll view, and what moves them above the keyboard.
  @Suite @MainActor struct KeyboardCheckTests {
    /// What is edited.
    enum Kind: CaseIterable, Sendable { case field, textView, searchBar, stack, bar }
    /// What keeps it above the keyboard.
    enum Room: CaseIterable, Sendable { case none, guide, notification, bounds, accessory, top }
    /// Where the screen is shown.
    enum Surrounding: CaseIterable, Sendable { case phone, turned, tablet, sheet }

    private func mistake(_ kind: Kind, _ room: Room, _ surrounding: Surrounding = .phone) throws -> String? {
      let controller = ComposerViewController(kind, room)
      let host = UIViewController()
      let sizes: [Surrounding: CGSize] = [
        .turned: CGSize(width: 844, height: 390), .tablet: CGSize(width: 1024, height: 1366),
      ]
      let screen = TestScreen(surrounding == .sheet ? host : controller, size: sizes[surrounding] ?? TestScreen.phone)
      if surrounding == .sheet { host.present(controller, animated: false) }
      screen.settle()
      controller.edited.becomeFirstResponder()
      screen.showKeyboard()
      screen.settle()
      let edited = try #require(screen.editedView)
      return screen.keyboardMistake(at: edited)
    }

    @Test(arguments: Kind.allCases, Surrounding.allCases)
    func aFieldUnderTheKeyboardIsFound(kind: Kind, surrounding: Surrounding) throws {
      let text = try #require(try mistake(kind, .none, surrounding), "nothing is found")
      #expect(text.hasPrefix("The keyboard covers “Reply”") && text.hasSuffix("nothing moves it to where it is seen."))
    }

    @Test(arguments: Kind.allCases, Room.allCases.dropFirst())
    func aFieldThatIsMovedIsRight(kind: Kind, room: Room) throws {
      for surrounding in Surrounding.allCases {
        #expect(try mistake(kind, room, surrounding) == nil, "\(surrounding)")
      }
    }

    @Test
    func aFieldThatIsMovedOutOfTheWindowIsFound() throws {
      let text = try mistake(.field, .bounds)
      #expect(text == nil)
      let controller = ComposerViewController(.field, .top)
      let screen = TestScreen(controller)
      controller.edited.becomeFirstResponder()
      screen.showKeyboard()
      controller.view.bounds.origin.y = 300
      let mistake = screen.keyboardMistake(at: try #require(screen.editedView))
      #expect(mistake == "“Reply”, which is being edited, is moved out of the window when the keyboard comes.")
    }

    /// A form in the middle is seen above the keyboards of small telephones, which are lower than half of the screen.
    @Test(arguments: [CGSize(width: 320, height: 568), CGSize(width: 844, height: 390), TestScreen.phone])
    func aFieldInTheMiddleIsRight(size: CGSize) throws {
      let field = UITextField(frame: CGRect(x: 20, y: size.height / 2 - 17, width: 200, height: 34))
      let controller = UIViewController()
      controller.view.addSubview(field)
      let screen = TestScreen(controller, size: size)
      field.becomeFirstResponder()
      screen.showKeyboard()
      #expect(screen.keyboardMistake(at: field) == nil)
    }

    @Test
    func aScreenThatCannotBeTurnedIsNotJudgedTurned() throws {
      let controller = ComposerViewController(.field, .none)
      controller.isUpright = true
      let screen = TestScreen(controller, size: CGSize(width: 844, height: 390))
      controller.edited.becomeFirstResponder()
      screen.showKeyboard()
      #expect(screen.keyboardMistake(at: try #require(screen.editedView)) == nil)
    }

    @Test
    func aFieldOfAnAlertIsRight() throws {
      let host = UIViewController()
      let screen = TestScreen(host)
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      host.present(alert, animated: false)
      screen.settle()
      let field = try #require(alert.textFields?.first)
      field.becomeFirstResponder()
      screen.showKeyboard()
      #expect(screen.keyboardMistake(at: field) == nil)
    }

    @Test(.slow, arguments: [Kind.field, .textView, .searchBar, .bar])
    func aSimulatedPersonFindsIt(kind: Kind) throws {
      func run(_ room: Room, worlds: Int) throws {
        try simulate(ComposerViewController.self, worlds: worlds, steps: 30) { _ in ComposerViewController(kind, room) }
      }
      let failure = #expect(throws: SimulationFailure.self) { try run(.none, worlds: 200) }
      #expect(failure?.finding.check == .keyboard)
      for room in Room.allCases.dropFirst() { #expect(throws: Never.self, "\(room)") { try run(room, worlds: 20) } }
    }

    /// Return goes on to a field that the keyboard covers.
    @Test
    func aFieldThatIsEditedNextIsJudged() {
      let failure = #expect(throws: SimulationFailure.self) {
        try simulate(TwoFieldsViewController.self, worlds: 200, steps: 20) { _ in TwoFieldsViewController() }
      }
      #expect(failure?.finding.text.hasPrefix("The keyboard covers “Last”") == true, "\(failure as Any)")
    }
  }

  private final class TwoFieldsViewController: UIViewController, UITextFieldDelegate {
    private let (first, last) = (UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)), UITextField())

    override func viewDidLoad() {
      super.viewDidLoad()
      (first.placeholder, last.placeholder) = ("First", "Last")
      first.delegate = self
      last.frame = CGRect(x: 20, y: 700, width: 200, height: 40)
      last.isEnabled = false
      for field in [first, last] { view.addSubview(field) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      last.isEnabled = true
      last.becomeFirstResponder()
      return true
    }
  }

  /// Something to type into at the bottom.
  private final class ComposerViewController: UIViewController {
    let kind: KeyboardCheckTests.Kind
    let room: KeyboardCheckTests.Room
    var isUpright = false
    private let bar = InputBar()
    private(set) var edited = UIView()
    private var observers: [any NSObjectProtocol] = []

    init(_ kind: KeyboardCheckTests.Kind, _ room: KeyboardCheckTests.Room) {
      (self.kind, self.room) = (kind, room)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit {
      MainActor.assumeIsolated { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      isUpright ? .portrait : .allButUpsideDown
    }
    override var canBecomeFirstResponder: Bool { room == .accessory }
    override var inputAccessoryView: UIView? { room == .accessory ? bar : nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      edited = content
      var shown: UIView = edited
      if kind == .stack { shown = UIStackView(arrangedSubviews: [UILabel(), edited]) }
      bar.addSubview(shown)
      shown.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
      shown.autoresizingMask = [.flexibleWidth]
      if room == .accessory {
        bar.frame.size.height = 50
      } else {
        view.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        let bottom = room == .guide ? view.keyboardLayoutGuide.topAnchor : view.bottomAnchor
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor), bar.heightAnchor.constraint(equalToConstant: 50),
          room == .top
            ? bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 60)
            : bar.bottomAnchor.constraint(equalTo: bottom),
        ])
      }
      if room == .notification || room == .bounds { observe() }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if room == .accessory { becomeFirstResponder() }
    }

    private var content: UIView {
      switch kind {
      case .field, .stack, .bar:
        let field = UITextField()
        field.placeholder = "Reply"
        return field
      case .textView:
        let view = UITextView()
        view.accessibilityLabel = "Reply"
        return view
      case .searchBar:
        let search = UISearchBar()
        search.placeholder = "Reply"
        return search
      }
    }

    private func observe() {
      let name = UIResponder.keyboardWillChangeFrameNotification
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
          MainActor.assumeIsolated { self?.move(above: frame) }
        }
      )
    }

    private func move(above keyboard: CGRect) {
      let covered = max(0, view.bounds.height - keyboard.minY)
      UIView.animate(withDuration: 0.25) { [self] in
        if room == .bounds {
          view.bounds.origin.y = covered
        } else {
          bar.transform = CGAffineTransform(translationX: 0, y: -covered)
        }
      }
    }
  }

  private final class InputBar: UIView {}
#endif
