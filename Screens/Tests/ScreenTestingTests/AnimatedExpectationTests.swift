#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import ScreenTesting
  import TestSupport
  import Testing

  /// What a test expects of the whole screen is judged when nothing moves.
  @Suite @MainActor struct AnimatedExpectationTests {
    enum Way: CaseIterable, Sendable { case animation, animator, scroll }

    @Test(.slow, arguments: Way.allCases)
    func whatAnAnimationLeavesIsJudged(way: Way) throws {
      func run(isFlawed: Bool) throws {
        try simulate(
          MovingViewController.self,
          worlds: 30,
          expecting: { controller, _ in controller.isRight ? nil : "The page is another one." }
        ) { _ in MovingViewController(way, isFlawed: isFlawed) }
      }
      try run(isFlawed: false)
      let failure = #expect(throws: SimulationFailure.self) { try run(isFlawed: true) }
      #expect(failure?.finding == Finding(.model, "The page is another one."))
    }
  }

  /// A page that is turned by a button, and a text that follows when it has been turned.
  private final class MovingViewController: UIViewController, UIScrollViewDelegate {
    private let (way, isFlawed): (AnimatedExpectationTests.Way, Bool)
    private let pager = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    private let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    private var (page, shownPage) = (0, 0)

    init(_ way: AnimatedExpectationTests.Way, isFlawed: Bool) {
      (self.way, self.isFlawed) = (way, isFlawed)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var isRight: Bool { page == shownPage }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Turn", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
      pager.contentSize = CGSize(width: 3_900, height: 200)
      pager.isScrollEnabled = false
      pager.delegate = self
      for view in [button, pager] { self.view.addSubview(view) }
    }

    private func turn() {
      page = page % 8 + 1
      button.isEnabled = false
      switch way {
      case .animation:
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
          self.end()
        }
      case .animator:
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {}
        animator.addCompletion { _ in self.end() }
        animator.startAnimation()
      case .scroll: pager.setContentOffset(CGPoint(x: 390 * page, y: 0), animated: true)
      }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { end() }

    private func end() {
      button.isEnabled = true
      if !isFlawed || page < 2 { shownPage = page }
    }
  }
#endif
