#if !canImport(ObjectiveC)
  import Foundation
  import TestSupport
  import Testing

  @testable import HeadlessUIKit

  @MainActor struct CADisplayLinkTests {
    @MainActor private final class Ball: NSObject {
      var frames: [CFTimeInterval] = []

      func step(_ link: CADisplayLink) { frames.append(link.timestamp) }

      static let step = Selector("step:", Ball.step)
    }

    @Test func aFrameSendsTheMessageWithTheLink() {
      let ball = Ball()
      let link = CADisplayLink(target: ball, selector: Ball.step)
      expectEqual(link.timestamp, 0)
      link.add(to: .main, forMode: .common)
      for _ in 0..<2 { link.fire() }
      expectEqual(ball.frames.count, 2)
      #expect(ball.frames[0] > 0 && ball.frames[0] <= ball.frames[1])
      link.isPaused = true
      link.fire()
      expectEqual(ball.frames.count, 2)
    }

    @Test func framesComeAsOftenAsPreferred() {
      let ball = Ball()
      let link = CADisplayLink(target: ball, selector: Ball.step)
      link.add(to: .main, forMode: .common)
      expectEqual(link.timers[.common]?.timeInterval, 1.0 / 60)
      link.preferredFramesPerSecond = 30
      expectEqual(link.timers[.common]?.timeInterval, 1.0 / 30)
      expectEqual(link.targetTimestamp, link.timestamp + 1.0 / 30)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
      expectEqual(link.timers[.common]?.timeInterval, 1.0 / 20)
      link.remove(from: .main, forMode: .common)
      #expect(link.timers.isEmpty)
    }

    @Test func theTargetIsRetainedUntilInvalidate() {
      var ball: Ball? = Ball()
      weak let held = ball
      let link = ball.map { CADisplayLink(target: $0, selector: Ball.step) }
      link?.add(to: .main, forMode: .common)
      let timer = link?.timers[.common]
      ball = nil
      #expect(held != nil)
      link?.invalidate()
      #expect(held == nil && timer?.isValid == false)
      link?.add(to: .main, forMode: .common)
      expectEqual(link?.timers.count, 0)
    }
  }
#endif
