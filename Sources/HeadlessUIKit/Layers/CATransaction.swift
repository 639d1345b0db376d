import Foundation

/// Changes of layers that belong together. Changes show at once; completions come on the next turn of the main actor.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private struct Level {
    var disablesActions = false
    var duration: TimeInterval = 0.25
    var completion: (() -> Void)?
  }

  private static var levels: [Level] = []

  open class func begin() { levels.append(Level()) }

  /// Ends the innermost transaction; its completion comes after what is pending by then, such as a list's updates.
  open class func commit() {
    guard let level = levels.popLast() else { return }
    if let completion = level.completion { HeadlessRunLoop.enqueue(completion) }
  }

  open class func flush() {}

  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  open class func animationDuration() -> TimeInterval { levels.last?.duration ?? Level().duration }

  open class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }

  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }

  /// Sets what is called after the innermost transaction.
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }

  private static func change(_ body: (inout Level) -> Void) {
    if !levels.isEmpty { body(&levels[levels.count - 1]) }
  }
}
