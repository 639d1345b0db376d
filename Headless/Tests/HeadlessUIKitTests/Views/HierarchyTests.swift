import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct HierarchyTests {
  final class Recorder: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { log.append("willSuper:\(newSuperview != nil)") }
    override func didMoveToSuperview() { log.append("didSuper:\(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { log.append("willWindow:\(newWindow != nil)") }
    override func didMoveToWindow() { log.append("didWindow:\(window != nil)") }
    override func didAddSubview(_ subview: UIView) { log.append("added") }
    override func willRemoveSubview(_ subview: UIView) { log.append("removing") }
  }

  private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  private func view(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test func tellsAViewWhereItGoes() {
    let window = UIWindow()
    let parent = Recorder()
    let child = Recorder()
    parent.addSubview(child)
    expectEqual(child.log, ["willSuper:true", "didSuper:true"])
    expectEqual(parent.log, ["added"])
    child.log = []
    window.addSubview(parent)
    expectEqual(child.log, ["willWindow:true", "didWindow:true"])
    child.log = []
    parent.log = []
    child.removeFromSuperview()
    expectEqual(Set(child.log), ["willSuper:false", "willWindow:false", "didWindow:false", "didSuper:false"])
    expectEqual(parent.log, ["removing"])
  }

  @Test func movesSubviewsAmongTheirSiblings() {
    let parent = UIView()
    let views = (0..<4).map(view)
    for view in views { parent.addSubview(view) }
    parent.insertSubview(views[0], aboveSubview: views[2])
    expectEqual(tags(parent), [1, 2, 0, 3])
    parent.insertSubview(views[0], belowSubview: views[3])
    expectEqual(tags(parent), [1, 2, 0, 3])
    parent.insertSubview(views[3], belowSubview: views[1])
    expectEqual(tags(parent), [3, 1, 2, 0])
    parent.bringSubviewToFront(views[3])
    parent.sendSubviewToBack(views[0])
    expectEqual(tags(parent), [0, 1, 2, 3])
    parent.addSubview(views[1])
    expectEqual(tags(parent), [0, 2, 3, 1])
    #expect(parent.viewWithTag(3) === views[3])
  }

  @Test func refusesACycle() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    let failures = HeadlessFailure.recording {
      child.addSubview(parent)
      child.addSubview(child)
    }
    expectEqual(failures.map(\.name), [.invalidArgument, .invalidArgument])
    #expect(child.subviews.isEmpty && child.superview === parent)
  }

  @Test func convertsThroughOffsets() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 5, y: 50, width: 10, height: 10))
    scroll.addSubview(child)
    scroll.contentOffset = CGPoint(x: 0, y: 30)
    let root = UIView()
    root.addSubview(scroll)
    expectEqual(child.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 16, y: 42))
    expectEqual(child.convert(CGPoint(x: 16, y: 42), from: root), CGPoint(x: 1, y: 2))
  }

  @Test func hitTestsFromTheFront() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: root.bounds)
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === back)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 200, y: 10), with: nil) == nil)
  }

  @Test func aRemovedViewIsReleased() {
    let parent = UIView()
    weak var child: UIView?
    do {
      let view = UIView()
      child = view
      parent.addSubview(view)
    }
    #expect(child != nil)
    child?.removeFromSuperview()
    #expect(child == nil)
  }

  /// An app may keep a label of a cell that has gone.
  @Test func aViewThatOutlivesItsSuperviewIsInNone() {
    let (kept, moved, other) = (UIView(), UIView(), UIView())
    weak var gone: UIView?
    do {
      let parent = UIView()
      gone = parent
      parent.addSubview(kept)
      parent.addSubview(moved)
      #expect(kept.superview === parent && moved.superview === parent)
      other.addSubview(moved)
    }
    #expect(gone == nil)
    #expect(kept.superview == nil && kept.next == nil)
    #expect(moved.superview === other)
    other.addSubview(kept)
    #expect(kept.superview === other && tags(other).count == 2)
  }

  @Test func aConstraintKnowsNoViewThatHasGone() {
    let view = UIView()
    let constraint: NSLayoutConstraint
    do {
      let other = UIView()
      view.addSubview(other)
      constraint = view.widthAnchor.constraint(equalTo: other.widthAnchor)
      constraint.isActive = true
      #expect(constraint.firstItem === view && constraint.secondItem === other && constraint.isActive)
      other.removeFromSuperview()
    }
    #expect(constraint.firstItem === view && constraint.secondItem == nil && !constraint.isActive)
  }
}
