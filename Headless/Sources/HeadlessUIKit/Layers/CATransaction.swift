import Foundation

/// Changes of layers that belong together. Changes show at once; completions come on the next turn of the main actor, or
/// when the animations that were started meanwhile have ended.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// A completion that waits for animations.
  @MainActor final class Waiting {
    fileprivate var count = 0
    fileprivate var completion: (() -> Void)?

    fileprivate func leave() {
      count -= 1
      finishIfDone()
    }

    fileprivate func finishIfDone() {
      guard count == 0, let completion else { return }
      self.completion = nil
      HeadlessRunLoop.enqueue(completion)
    }
  }

  private struct Level {
    var disablesActions = false
    var duration: TimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var waiting: Waiting?
  }

  private static var levels: [Level] = []

  open class func begin() { levels.append(Level()) }

  /// Ends the innermost transaction; its completion comes after what is pending by then, such as a list's updates, and
  /// after the animations that were started since it was set.
  open class func commit() {
    guard let level = levels.popLast(), let completion = level.completion else { return }
    let waiting = level.waiting ?? Waiting()
    waiting.completion = completion
    waiting.finishIfDone()
  }

  open class func flush() {}

  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  open class func animationDuration() -> TimeInterval { levels.last?.duration ?? Level().duration }

  open class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.timingFunction }

  /// Stored only.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }

  /// Sets what is called after the innermost transaction and the animations that are started from now on.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change {
      $0.completion = block
      $0.waiting = block == nil ? nil : Waiting()
    }
  }

  private static func change(_ body: (inout Level) -> Void) {
    if !levels.isEmpty { body(&levels[levels.count - 1]) }
  }

  /// Has the completions of all open transactions wait for an animation.
  static func enter() -> [Waiting] {
    let waiting = levels.compactMap(\.waiting)
    for one in waiting { one.count += 1 }
    return waiting
  }

  /// Says that an animation ended.
  static func leave(_ waiting: [Waiting]) {
    for one in waiting { one.leave() }
  }
}
