import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// When constraints are updated and solved, and which views are laid out.
@MainActor struct LayoutPassTests {
  /// A view that notes what is asked of it.
  private final class Noting: UIView {
    static var notes: [String] = []
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      Self.notes.append("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      Self.notes.append("layout \(name)")
      super.layoutSubviews()
    }
  }

  private func pin(_ view: UIView, to superview: UIView, _ inset: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ])
  }

  private func makeRoot() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)) }

  @Test func treesWithoutConstraintsHaveNoEngine() {
    let engines = LayoutEngine.createdCount
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let fixture = TableFixture(rows: 30)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(UILabel())
    window.makeKeyAndVisible()
    fixture.table.headlessScrollToEnd()
    expectEqual(LayoutEngine.createdCount, engines)
    let child = UIView()
    window.addSubview(child)
    child.widthAnchor.constraint(equalToConstant: 1).isActive = true
    expectEqual(LayoutEngine.createdCount, engines + 1)
  }

  /// Apple, WWDC 2015, session 219: constraints bottom up, then layout top down.
  @Test func constraintsAreUpdatedFromBelowAndViewsLaidOutFromAbove() {
    let root = Noting("root")
    root.frame.size = CGSize(width: 100, height: 100)
    let (outer, inner) = (Noting("outer"), Noting("inner"))
    pin(outer, to: root)
    pin(inner, to: outer)
    Noting.notes = []
    root.layoutIfNeeded()
    expectEqual(
      Noting.notes,
      [
        "update inner", "update outer", "update root", "layout root", "layout outer", "layout inner",
      ]
    )
    Noting.notes = []
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    expectEqual(Noting.notes, ["update inner"])
  }

  @Test func onlySuperviewsOfViewsThatMoveAreLaidOut() {
    let root = Noting("root")
    root.frame.size = CGSize(width: 100, height: 100)
    let (first, second, inner) = (Noting("first"), Noting("second"), Noting("inner"))
    pin(first, to: root)
    pin(second, to: root)
    pin(inner, to: second)
    let width = inner.constraints
    expectEqual(width, [])
    let wish = inner.widthAnchor.constraint(equalToConstant: 10)
    wish.priority = .defaultLow
    root.layoutIfNeeded()
    Noting.notes = []
    second.constraints[0].constant = 5
    root.layoutIfNeeded()
    expectEqual(Noting.notes, ["layout second", "layout inner"])
  }

  @Test func framesAreOldUntilSuperLaysOut() {
    final class Peeking: UIView {
      var before: CGFloat = -1
      var after: CGFloat = -1
      override func layoutSubviews() {
        before = subviews[0].frame.width
        super.layoutSubviews()
        after = subviews[0].frame.width
      }
    }
    let root = Peeking(frame: CGRect(x: 0, y: 0, width: 80, height: 10))
    pin(UIView(), to: root)
    root.layoutIfNeeded()
    #expect(root.before == 0 && root.after == 80)
  }

  @Test func aConstantDoesNotBuildAnew() {
    let root = makeRoot()
    let child = UIView()
    pin(child, to: root)
    root.layoutIfNeeded()
    let builds = LayoutEngine.buildCount
    for constant in 1...20 {
      root.constraints[0].constant = CGFloat(constant)
      root.layoutIfNeeded()
      expectEqual(child.frame.minX, CGFloat(constant))
    }
    root.frame.size.width = 500
    root.layoutIfNeeded()
    expectEqual(child.frame.maxX, 500)
    expectEqual(LayoutEngine.buildCount, builds)
  }

  @Test func aBurstOfChangesBuildsOnce() {
    let root = makeRoot()
    for _ in 0..<10 { pin(UIView(), to: root) }
    let builds = LayoutEngine.buildCount
    root.layoutIfNeeded()
    expectEqual(LayoutEngine.buildCount, builds + 1)
    for view in root.subviews { view.removeFromSuperview() }
    root.layoutIfNeeded()
    expectEqual(LayoutEngine.buildCount, builds + 2)
    root.layoutIfNeeded()
    expectEqual(LayoutEngine.buildCount, builds + 2)
  }

  @Test func aFrameHoldsUntilTheNextPass() {
    let root = makeRoot()
    let child = UIView()
    pin(child, to: root)
    root.layoutIfNeeded()
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(child.frame.width, 3)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(child.frame, root.bounds)
  }

  @Test func aTransformStays() {
    let root = makeRoot()
    let child = UIView()
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    pin(child, to: root, 10)
    root.layoutIfNeeded()
    expectEqual(child.transform, CGAffineTransform(scaleX: 2, y: 2))
    #expect(child.bounds.size == CGSize(width: 280, height: 80) && child.center == CGPoint(x: 150, y: 50))
  }

  @Test func constraintsMadeInUpdateConstraintsCount() {
    final class Lazy: UIView {
      let child = UIView()
      private var isSetUp = false
      override static var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if !isSetUp {
          isSetUp = true
          child.translatesAutoresizingMaskIntoConstraints = false
          addSubview(child)
          child.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
        }
        super.updateConstraints()
      }
    }
    let root = makeRoot()
    let lazy = Lazy(frame: root.bounds)
    root.addSubview(lazy)
    root.layoutIfNeeded()
    expectEqual(lazy.child.frame.width, 150)
  }

  @Test func aControllerUpdatesTheConstraintsOfItsView() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = UIView()
    pin(child, to: controller.view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expectEqual(controller.updates, 1)
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view.setNeedsUpdateConstraints()
    window.layoutIfNeeded()
    expectEqual(controller.updates, 2)
  }

  /// The layout of an inner view takes what an outer one has not been told yet.
  @Test func layoutOfAnInnerViewSolvesForAllOfTheTree() {
    let root = makeRoot()
    let (outer, inner) = (UIView(), UIView())
    pin(outer, to: root)
    pin(inner, to: outer)
    root.layoutIfNeeded()
    root.constraints[0].constant = 40
    outer.layoutIfNeeded()
    expectEqual(inner.frame.width, 260)
    expectEqual(outer.frame.width, 300, "the root has not been laid out")
    root.layoutIfNeeded()
    expectEqual(outer.frame.width, 260)
  }

  @Test func treesThatComeTogetherAreSolvedTogether() {
    let root = makeRoot()
    let (outer, inner) = (UIView(), UIView())
    pin(inner, to: outer)
    outer.frame.size = CGSize(width: 10, height: 10)
    outer.layoutIfNeeded()
    expectEqual(inner.frame.width, 10)
    pin(outer, to: root)
    root.layoutIfNeeded()
    expectEqual(inner.frame.width, 300)
    outer.removeFromSuperview()
    outer.translatesAutoresizingMaskIntoConstraints = true
    outer.frame.size.width = 20
    outer.layoutIfNeeded()
    expectEqual(inner.frame.width, 20)
  }

  @Test func aWindowIsLaidOutAtTheEndOfTheTurn() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = UIView()
    pin(child, to: window)
    window.makeKeyAndVisible()
    window.constraints[0].constant = 7
    expectEqual(child.frame.minX, 0)
    HeadlessRunLoop.runPending()
    expectEqual(child.frame.minX, 7)
  }

  @Test func viewsWithConstraintsAreNotKeptAlive() {
    weak var root: UIView?
    weak var removed: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let kept = makeRoot()
      let (child, other) = (UIView(), UIView())
      pin(child, to: kept)
      pin(other, to: kept)
      kept.layoutIfNeeded()
      constraint = kept.constraints[0]
      child.removeFromSuperview()
      kept.layoutIfNeeded()
      (root, removed) = (kept, child)
    }
    #expect(root == nil && removed == nil && constraint == nil)
  }
}
