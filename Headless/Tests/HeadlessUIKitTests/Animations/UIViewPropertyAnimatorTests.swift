import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct UIViewPropertyAnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private final class Log { var words: [String] = [] }
  private let log = Log()

  private func fade() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeOut) { [view] in
      view.alpha = 0
      view.frame.origin.x = 50
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.backgroundColor = .red
    }
    animator.addCompletion { [log] in log.words.append("\($0)") }
    return animator
  }

  @Test func changesAreMadeAtTheBeginningAndToldAtTheEnd() {
    let animator = fade()
    #expect(animator.state == .inactive && !animator.isRunning && view.alpha == 1)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.alpha == 0 && log.words.isEmpty)
    HeadlessRunLoop.runPending()
    #expect(animator.state == .inactive && !animator.isRunning && log.words == ["end"])
  }

  @Test func aReversedAnimationEndsAtItsStart() {
    let animator = fade()
    animator.startAnimation()
    animator.isReversed = true
    HeadlessRunLoop.runPending()
    #expect(log.words == ["start"] && !animator.isReversed)
    #expect(view.alpha == 1 && view.frame.minX == 0 && view.transform.isIdentity && view.backgroundColor == nil)
  }

  @Test func pausedAnimationsWait() {
    let animator = fade()
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && view.alpha == 0)
    animator.fractionComplete = 0.25
    HeadlessRunLoop.runPending()
    #expect(log.words.isEmpty && animator.fractionComplete == 0.25)
    var durations: [TimeInterval] = []
    HeadlessRunLoop.withDelay({ duration, _ in durations.append(duration) }) {
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: UISpringTimingParameters(), durationFactor: 0.5)
    }
    #expect(durations == [1.5, 1] && animator.timingParameters?.timingCurveType == .spring)
  }

  @Test func theFractionBeginsTheAnimation() {
    let animator = fade()
    animator.fractionComplete = 2
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && view.alpha == 0)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && log.words.isEmpty)
  }

  @Test func stoppedAnimationsAreFinishedWhereOneSays() {
    for (position, alpha) in [(UIViewAnimatingPosition.start, 1.0), (.end, 0), (.current, 0)] {
      view.alpha = 1
      let animator = fade()
      animator.startAnimation()
      animator.stopAnimation(false)
      HeadlessRunLoop.runPending()
      #expect(animator.state == .stopped && log.words.isEmpty)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && log.words == ["\(position)"] && view.alpha == alpha)
      log.words = []
    }
  }

  @Test func anAnimatorCanStayAtItsEnd() {
    let animator = fade()
    animator.pausesOnCompletion = true
    animator.startAnimation()
    HeadlessRunLoop.runPending()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && log.words.isEmpty)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    HeadlessRunLoop.runPending()
    #expect(log.words == ["start"] && view.alpha == 1)
  }

  @Test func laterChangesAreMadeLater() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    animator.addAnimations({ [log] in log.words.append("late") }, delayFactor: 0.5)
    animator.addAnimations { [log] in log.words.append("early") }
    animator.startAnimation(afterDelay: 1)
    #expect(log.words == ["early", "late"] && animator.delay == 1)
    animator.addAnimations { [log] in log.words.append("added") }
    expectEqual(log.words.last, "added")
    HeadlessRunLoop.runPending()
  }

  @Test func animatorsTakeTheirTime() {
    var durations: [TimeInterval] = []
    HeadlessRunLoop.withDelay({ duration, _ in durations.append(duration) }) {
      fade().startAnimation(afterDelay: 0.5)
      _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 3, delay: 1, animations: {}) { [log] in
        log.words.append("\($0)")
      }
    }
    expectEqual(durations, [2.5, 4])
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    expectEqual(animator.duration, CASpringAnimation().settlingDuration)
    let cubic = UIViewPropertyAnimator(duration: 9, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 0.5))
    #expect(cubic.duration == 9 && cubic.timingParameters?.cubicTimingParameters?.controlPoint2.y == 0.5)
    expectEqual(cubic.timingParameters?.timingCurveType, .cubic)
  }

  @Test func whatUIKitRefusesIsAFailure() {
    let animator = fade()
    let failures = HeadlessFailure.recording {
      animator.finishAnimation(at: .end)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.startAnimation()
      animator.pauseAnimation()
      animator.addAnimations {}
      animator.fractionComplete = 0.5
    }
    #expect(failures.count == 6 && failures.allSatisfy { $0.name == .internalInconsistency })
    animator.finishAnimation(at: .current)
  }
}
