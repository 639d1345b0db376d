#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// What fingers do besides taps: strokes, pinches, long presses, pans, and pulling a sheet down.
  @Suite @MainActor struct SheetsAndGesturesTests {
    /// A delegate is asked whether a sheet may go, and told that it will and that it has gone; where it may not, of the attempt alone:
    /// Apple's documentation of `UIAdaptivePresentationControllerDelegate`. A child of a navigation controller may hold the
    /// sheet, too, as in Apple's sample "Disabling the pull-down gesture for a sheet".
    @Test(arguments: [SheetCase.free, .held, .refused])
    func aSheetIsPulledDownAndItsDelegateHearsOfIt(sheetCase: SheetCase) throws {
      let controller = CardViewController()
      let screen = TestScreen(controller)
      let delegate = SheetDelegate(mayGo: sheetCase != .refused)
      let sheet = UIViewController()
      sheet.isModalInPresentation = sheetCase == .held
      let navigation = UINavigationController(rootViewController: sheet)
      navigation.presentationController?.delegate = delegate
      controller.present(navigation, animated: false)
      screen.settle()
      try screen.pullDownSheet()
      screen.settle()
      switch sheetCase {
      case .free:
        #expect(delegate.heard == ["may it?", "it will", "it did"] && controller.presentedViewController == nil)
      case .held: #expect(delegate.heard == ["attempt"] && controller.presentedViewController === navigation)
      case .refused:
        #expect(delegate.heard == ["may it?", "attempt"] && controller.presentedViewController === navigation)
      }
    }

    @Test
    func whatIsNoSheetIsNotPulledDown() throws {
      let controller = CardViewController()
      let screen = TestScreen(controller)
      #expect(throws: ScreenFailure.self) { try screen.pullDownSheet() }
      controller.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
      #expect(throws: ScreenFailure.self) { try screen.pullDownSheet() }
      controller.dismiss(animated: false)
      let full = UIViewController()
      full.modalPresentationStyle = .fullScreen
      controller.present(full, animated: false)
      #expect(throws: ScreenFailure.self) { try screen.pullDownSheet() }
    }

    /// What a presentation controller puts around the view that it presents.
    @Test
    func whatIsAroundAPresentedViewIsTouched() throws {
      final class Frame: UIPresentationController {
        let close = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        override var frameOfPresentedViewInContainerView: CGRect {
          (containerView?.bounds ?? .zero).insetBy(dx: 0, dy: 100)
        }
        override func presentationTransitionWillBegin() {
          close.setTitle("Close", for: .normal)
          close.addAction(
            UIAction { [unowned self] _ in presentedViewController.dismiss(animated: true) },
            for: .primaryActionTriggered
          )
          containerView?.addSubview(close)
        }
      }
      final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
          forPresented presented: UIViewController,
          presenting: UIViewController?,
          source: UIViewController
        ) -> UIPresentationController? { Frame(presentedViewController: presented, presenting: presenting) }
      }
      let (controller, presented, delegate) = (CardViewController(), UIViewController(), Delegate())
      let screen = TestScreen(controller)
      presented.modalPresentationStyle = .custom
      presented.transitioningDelegate = delegate
      controller.present(presented, animated: true)
      screen.settle()
      #expect(screen.shows("Close") && !screen.shows("Card"))
      #expect(throws: ScreenFailure.self) { try screen.pullDownSheet() }
      try screen.tap("Close")
      screen.settle()
      #expect(controller.presentedViewController == nil && screen.shows("Card"))
    }

    @Test
    func recognisersOfOtherGesturesThanTapsReact() throws {
      let controller = CardViewController()
      let screen = TestScreen(controller)
      try screen.stroke("Card", .left)
      try screen.pinch("Card", to: 2)
      try screen.rotate("Card", by: .pi)
      try screen.longPress("Card")
      try screen.pan("Board", by: CGSize(width: 20, height: 0))
      #expect(
        controller.heard == ["stroked", "pinched by 2.0", "rotated by \(CGFloat.pi)", "pressed", "moved by 20.0"]
      )
      #expect(throws: ScreenFailure.self) { try screen.stroke("Card", .up) }
      #expect(throws: ScreenFailure.self) { try screen.pan("Nowhere", by: .zero) }
    }

    @Test
    func aPersonMakesEachGestureAndPullsSheets() throws {
      var plan = SimulationPlan<CardViewController> { _ in CardViewController() }
      plan.steps = 200
      var steps: Set<String> = []
      var reach = SimulationReach()
      for seed in 1...20 as ClosedRange<UInt64> {
        let outcome = plan.run(Choices(seed: seed))
        #expect(outcome.finding == nil)
        steps.formUnion(outcome.steps.map(\.code))
        reach += outcome.reach
      }
      let kinds = [
        "try screen.stroke(\"Card\", .left)", "try screen.pinch(\"Card\", to: 2.0)",
        "try screen.rotate(\"Card\", by: .pi / 2)", "try screen.longPress(\"Card\")",
        "try screen.pan(\"Board\", by: CGSize(width: 200, height: 0))", "try screen.pullDownSheet()",
      ]
      #expect(kinds.filter { !steps.contains($0) } == [])
      #expect(reach.untouched == [], "\(reach)")
    }
  }

  extension SheetsAndGesturesTests {
    /// A recognizer that the stand-in gets has to be added to the random user, too. One at the edge of the screen isn't on a view.
    @Test
    func everyKindOfRecognizerIsKnown() throws {
      let known: [String: UIGestureRecognizer] = [
        "UISwipe": UISwipeGestureRecognizer(), "UIPinch": UIPinchGestureRecognizer(),
        "UIRotation": UIRotationGestureRecognizer(), "UILongPress": UILongPressGestureRecognizer(),
        "UIPan": UIPanGestureRecognizer(),
      ]
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Repository.sources(of: "HeadlessUIKit").appendingPathComponent("Gestures").path
      )
      let suffix = "GestureRecognizer.swift"
      let kinds = files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }
      expectEqual(Set(kinds), Set(known.keys).union(["UI", "UITap", "UIScreenEdgePan"]))
      for (kind, recognizer) in known {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 50, y: 100, width: 200, height: 44))
        label.text = "Card"
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(recognizer)
        controller.view.addSubview(label)
        let touchables = TestScreen(controller).touchables
        #expect(touchables.contains { $0.name.hasPrefix("Card") }, "\(kind)")
      }
    }
  }

  enum SheetCase {
    case free, held, refused
  }

  private final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private let mayGo: Bool
    private(set) var heard: [String] = []

    init(mayGo: Bool) { self.mayGo = mayGo }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      heard.append("may it?")
      return mayGo
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      heard.append("it will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("it did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("attempt")
    }
  }

  /// A card that is stroked, pinched and pressed, a board that follows a finger, and a sheet.
  private final class CardViewController: UIViewController {
    private(set) var heard: [String] = []
    private let card = UILabel()
    private let board = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, label) in [card, board].enumerated() {
        label.text = ["Card", "Board"][index]
        label.isUserInteractionEnabled = true
        label.frame = CGRect(x: 50, y: 100 + 200 * index, width: 200, height: 150)
        view.addSubview(label)
      }
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .left
      add(swipe, to: card) { _ in "stroked" }
      add(UIPinchGestureRecognizer(), to: card) { "pinched by \($0.scale)" }
      add(UIRotationGestureRecognizer(), to: card) { "rotated by \($0.rotation)" }
      add(UILongPressGestureRecognizer(), to: card) { _ in "pressed" }
      add(UIPanGestureRecognizer(), to: board) { [board] in "moved by \($0.translation(in: board).x)" }
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { [weak self] _ in self?.open() })
      button.frame = CGRect(x: 50, y: 520, width: 200, height: 44)
      view.addSubview(button)
    }

    private func add<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer,
      to view: UIView,
      _ say: @escaping (Recognizer) -> String
    ) {
      recognizer.headlessAddHandler { [weak self] recognizer in
        guard recognizer.state == .ended, let recognizer = recognizer as? Recognizer else { return }
        self?.heard.append(say(recognizer))
      }
      view.addGestureRecognizer(recognizer)
    }

    private func open() { present(UIViewController(), animated: true) }
  }
#endif
