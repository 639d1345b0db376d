import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct CustomPresentationTests {
  private final class Log { var words: [String] = [] }

  private final class Card: UIPresentationController {
    let log: Log
    let dimming = UIView()

    init(_ log: Log, presented: UIViewController, presenting: UIViewController?) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).inset(by: UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0))
    }

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      log.words.append("will present")
      dimming.frame = containerView?.bounds ?? .zero
      dimming.alpha = 0
      containerView?.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { log.words.append("did present \(completed)") }
    override func dismissalTransitionWillBegin() { log.words.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.words.append("did dismiss \(completed)") }
    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    var isCompleted = true

    init(_ log: Log) {
      self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      log.words.append("animate")
      guard let presented = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
        context.completeTransition(isCompleted)
        return
      }
      context.containerView.addSubview(presented)
      UIView.animate(withDuration: transitionDuration(using: context)) {
        presented.frame = context.finalFrame(for: controller)
      } completion: { [isCompleted] _ in
        context.completeTransition(isCompleted)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.words.append("ended \(transitionCompleted)") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let log: Log
    var animator: Slide?
    weak var card: Card?

    init(_ log: Log) {
      self.log = log
    }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let card = Card(log, presented: presented, presenting: presenting)
      self.card = card
      return card
    }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }
  }

  private final class Screen: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.words.append("will appear \(isBeingPresented)") }
    override func viewDidAppear(_ animated: Bool) { log.words.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.words.append("will disappear \(isBeingDismissed)") }
    override func viewDidDisappear(_ animated: Bool) { log.words.append("did disappear") }
  }

  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController()
  private let screen: Screen
  private let delegate: Delegate

  init() {
    screen = Screen(log)
    delegate = Delegate(log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = delegate
  }

  @Test func theViewIsPlacedByThePresentationController() throws {
    root.present(screen, animated: false)
    expectEqual(log.words, ["will present", "will appear true", "did appear", "did present true"])
    let card = try #require(delegate.card)
    let container = try #require(card.containerView)
    #expect(screen.presentationController === card && container.superview === window)
    #expect(container.subviews == [card.dimming, screen.view] && card.dimming.alpha == 1)
    expectEqual(screen.view.frame, CGRect(x: 0, y: 300, width: 400, height: 500))
    window.headlessResize(to: CGSize(width: 500, height: 700))
    expectEqual(screen.view.frame, CGRect(x: 0, y: 300, width: 500, height: 400))
  }

  @Test func everythingIsTakenAwayAgain() {
    root.present(screen, animated: true)
    log.words = []
    var isDone = false
    screen.dismiss(animated: true) { isDone = true }
    expectEqual(log.words, ["will dismiss", "will disappear true", "did disappear", "did dismiss true"])
    HeadlessRunLoop.runPending()
    #expect(isDone && root.presentedViewController == nil && screen.view.superview == nil && delegate.card == nil)
    expectEqual(window.subviews, [root.view])
    root.present(screen, animated: false)
    #expect(delegate.card?.containerView != nil)
  }

  @Test func animatorsSayWhenATransitionIsOver() {
    delegate.animator = Slide(log)
    var isDone = false
    root.present(screen, animated: true) { isDone = true }
    expectEqual(log.words, ["will present", "will appear true", "animate"])
    #expect(screen.transitionCoordinator?.isAnimated == true && screen.view.frame.minY == 300 && !isDone)
    HeadlessRunLoop.runPending()
    #expect(log.words.suffix(3) == ["did appear", "did present true", "ended true"] && isDone)
    #expect(screen.transitionCoordinator == nil)
    log.words = []
    root.dismiss(animated: true)
    expectEqual(log.words.prefix(3), ["will dismiss", "will disappear true", "animate"])
    #expect(log.words.contains("did dismiss true") && root.presentedViewController == nil)
  }

  @Test func aTransitionThatIsNotCompletedIsTakenBack() {
    let animator = Slide(log)
    animator.isCompleted = false
    delegate.animator = animator
    root.present(screen, animated: true)
    HeadlessRunLoop.runPending()
    #expect(root.presentedViewController == nil && screen.view.superview == nil && window.subviews == [root.view])
    expectEqual(log.words.suffix(2), ["did present false", "ended false"])
    animator.isCompleted = true
    root.present(screen, animated: true)
    HeadlessRunLoop.runPending()
    animator.isCompleted = false
    log.words = []
    root.dismiss(animated: true)
    #expect(root.presentedViewController === screen && log.words.contains("did dismiss false"))
    #expect(screen.view.window === window)
  }

  @Test func nothingIsDismissedWhileATransitionIsUnderWay() {
    delegate.animator = Slide(log)
    root.present(screen, animated: true)
    root.dismiss(animated: true)
    #expect(root.presentedViewController === screen)
    HeadlessRunLoop.runPending()
    #expect(screen.view.window === window)
  }

  @Test func otherStylesAskNobody() {
    screen.modalPresentationStyle = .formSheet
    root.present(screen, animated: true)
    #expect(
      delegate.card == nil && screen.view.superview === window && screen.presentationController?.containerView == nil
    )
  }

  @Test func aContextKnowsBothControllers() throws {
    final class Asking: NSObject, UIViewControllerAnimatedTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
      }
    }
    final class AskingDelegate: NSObject, UIViewControllerTransitioningDelegate {
      let animator = Asking()
      func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    let delegate = AskingDelegate()
    screen.transitioningDelegate = delegate
    root.present(screen, animated: true)
    let context = try #require(delegate.animator.context)
    #expect(context.viewController(forKey: .from) === root && context.viewController(forKey: .to) === screen)
    #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === screen.view)
    #expect(context.initialFrame(for: root) == window.bounds && context.initialFrame(for: screen) == .zero)
    #expect(context.finalFrame(for: screen) == window.bounds && context.presentationStyle == .custom)
    #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    context.completeTransition(true)
    context.completeTransition(false)
    #expect(root.presentedViewController === screen && !context.transitionWasCancelled)
  }
}
