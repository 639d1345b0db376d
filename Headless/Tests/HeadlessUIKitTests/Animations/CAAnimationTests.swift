import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct CAAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var words: [String] = []

    func animationDidStart(_ anim: CAAnimation) { words.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      words.append("stop \(flag) \(anim.value(forKey: "name") as? String ?? "")")
    }
  }

  private let layer = CALayer()
  private let listener = Listener()

  private func fade(_ duration: TimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.delegate = listener
    return animation
  }

  @Test func delegatesHearOfTheBeginningAndTheEnd() {
    let animation = fade()
    animation.setValue("fade", forKey: "name")
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"] && listener.words.isEmpty)
    HeadlessRunLoop.runPending()
    expectEqual(listener.words, ["start", "stop true fade"])
    #expect(layer.animationKeys() == nil && layer.animation(forKey: "fade") == nil)
  }

  @Test func layersRunCopies() throws {
    let animation = fade()
    animation.fillMode = .both
    layer.add(animation, forKey: "fade")
    animation.toValue = 0.5
    let copy = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
    #expect(copy !== animation && copy.toValue as? Int == 1 && copy.keyPath == "opacity" && copy.fillMode == .both)
    layer.removeAllAnimations()
    HeadlessRunLoop.runPending()
  }

  @Test func animationsThatAreRemovedDidNotFinish() {
    layer.add(fade(), forKey: "fade")
    layer.add(fade(), forKey: nil)
    layer.removeAnimation(forKey: "other")
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
    HeadlessRunLoop.runPending()
    expectEqual(listener.words, ["start", "stop true ", "stop false "])
  }

  @Test func aKeyHasOneAnimation() {
    layer.add(fade(), forKey: "fade")
    layer.add(fade(), forKey: "fade")
    expectEqual(layer.animationKeys(), ["fade"])
    HeadlessRunLoop.runPending()
    expectEqual(listener.words, ["stop false ", "start", "stop true "])
  }

  @Test func animationsStayIfTheySaySo() {
    let animation = fade()
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    HeadlessRunLoop.runPending()
    expectEqual(layer.animationKeys(), ["fade"])
    layer.removeAllAnimations()
    HeadlessRunLoop.runPending()
    expectEqual(listener.words, ["start", "stop true "], "the end is told once")
  }

  @Test func animationsTakeTheirTime() {
    var durations: [TimeInterval] = []
    HeadlessRunLoop.withDelay({ duration, _ in durations.append(duration) }) {
      let forth = fade()
      forth.autoreverses = true
      forth.repeatCount = 3
      forth.speed = 2
      layer.add(forth, forKey: nil)
      let limited = fade()
      limited.repeatCount = .infinity
      limited.repeatDuration = 5
      layer.add(limited, forKey: nil)
      let endless = fade()
      endless.repeatCount = .infinity
      layer.add(endless, forKey: "endless")
      endless.repeatCount = .greatestFiniteMagnitude
      layer.add(endless, forKey: "endless too")
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.75)
      layer.add(fade(0), forKey: nil)
      CATransaction.commit()
      layer.add(fade(0), forKey: nil)
      HeadlessRunLoop.runPending()
    }
    expectEqual(durations, [3, 5, 0.75, 0.25])
    expectEqual(layer.animationKeys(), ["endless", "endless too"])
  }

  @Test func transactionsWaitForTheirAnimations() {
    var words: [String] = []
    var waiting: [@MainActor () -> Void] = []
    HeadlessRunLoop.withDelay({ _, work in waiting.append(work) }) {
      CATransaction.begin()
      layer.add(fade(), forKey: "before")
      CATransaction.setCompletionBlock { words.append("done") }
      layer.add(fade(), forKey: "first")
      UIView.animate(withDuration: 1, animations: {})
      CATransaction.commit()
      HeadlessRunLoop.runPending()
      #expect(words.isEmpty)
      layer.removeAnimation(forKey: "first")
      HeadlessRunLoop.runPending()
      #expect(words.isEmpty && waiting.count == 3)
      waiting[2]()
      expectEqual(words, ["done"])
    }
  }

  @Test func springsComeToRest() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
    let settling = spring.settlingDuration
    spring.damping = 5
    #expect(spring.settlingDuration > settling)
    spring.damping = 100
    #expect(spring.settlingDuration > settling, "a spring that is damped too much creeps")
    spring.damping = 0
    expectEqual(spring.settlingDuration, .infinity)
  }

  @Test func everyKindIsCopiedWithWhatItHas() throws {
    let keyframes = CAKeyframeAnimation(keyPath: "position.x")
    keyframes.values = [0, 10, 0]
    keyframes.keyTimes = [0, 0.5, 1]
    keyframes.calculationMode = .cubic
    let spring = CASpringAnimation(keyPath: "transform.scale")
    spring.damping = 3
    let group = CAAnimationGroup()
    group.animations = [keyframes, spring]
    group.timingFunction = CAMediaTimingFunction(name: .easeOut)
    let copy = try #require(group.copy() as? CAAnimationGroup)
    let first = try #require(copy.animations?.first as? CAKeyframeAnimation)
    #expect(first !== keyframes && first.keyTimes == [0, 0.5, 1] && first.calculationMode == .cubic)
    #expect(first.values?.count == 3 && (copy.animations?.last as? CASpringAnimation)?.damping == 3)
    #expect(copy.timingFunction === group.timingFunction)
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromLeft
    #expect((transition.copy() as? CATransition)?.subtype == .fromLeft)
  }

  private final class Wobble: CABasicAnimation {}

  @Test func anAnimationOfAnOwnClassIsItsOwnCopy() {
    let wobble = Wobble(keyPath: "position")
    #expect(wobble.copy() as? Wobble === wobble)
  }

  @Test func timingFunctionsHavePoints() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    expectEqual(point, [0.42, 0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    expectEqual(point, [0.3, 0.4])
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 3, values: &point)
    expectEqual(point, [1, 1])
  }
}
