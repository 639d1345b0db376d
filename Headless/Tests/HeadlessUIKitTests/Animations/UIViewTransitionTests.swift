import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct UIViewTransitionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let old = UIView()
  private let new = UIView()

  @Test func oneViewTakesThePlaceOfAnother() {
    let front = UIView()
    root.addSubview(old)
    root.addSubview(front)
    var isDone = false
    UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft) { isDone = $0 }
    #expect(root.subviews == [new, front] && !isDone)
    HeadlessRunLoop.runPending()
    #expect(isDone)
  }

  @Test func viewsAreShownAndHiddenIfOneSaysSo() {
    root.addSubview(old)
    root.addSubview(new)
    new.isHidden = true
    UIView.transition(from: old, to: new, duration: 1, options: [.showHideTransitionViews, .transitionCrossDissolve])
    #expect(root.subviews == [old, new] && old.isHidden && !new.isHidden)
  }

  @Test func keyframesAreChangedInTheirOrder() {
    var words: [String] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { words.append("second") }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { words.append("first") }
      words.append("block")
    } completion: { _ in
      words.append("done")
    }
    expectEqual(words, ["block", "first", "second"])
    HeadlessRunLoop.runPending()
    expectEqual(words.last, "done")
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { words = ["alone"] }
    expectEqual(words, ["alone"])
  }

  @Test func whatRepeatsDoesNotEnd() {
    var words: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      words.append("made")
    } completion: { _ in
      words.append("ended")
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .repeat) {
    } completion: { _ in
      words.append("ended")
    }
    HeadlessRunLoop.runPending()
    expectEqual(words, ["made"])
  }
}
