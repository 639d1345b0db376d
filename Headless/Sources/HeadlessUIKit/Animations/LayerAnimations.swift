import Foundation

/// The animations of a layer that run, and those that stay after their end.
struct LayerAnimations {
  final class Running {
    let key: String?
    let animation: CAAnimation
    fileprivate(set) var isOver = false
    fileprivate let waiting: [CATransaction.Waiting]

    fileprivate init(key: String?, animation: CAAnimation, waiting: [CATransaction.Waiting]) {
      self.key = key
      self.animation = animation
      self.waiting = waiting
    }
  }

  fileprivate(set) var running: [Running] = []

  var keys: [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  subscript(key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
}

/// Animations on the clock of `HeadlessRunLoop`: a layer has its new values at once, and delegates hear of the end on the
/// next turn of the main actor, or when the animation would end.
extension CALayer {
  final func start(_ animation: CAAnimation, forKey key: String?) {
    if let key { stopAnimation(forKey: key) }
    let copy = animation.copy() as? CAAnimation ?? animation
    if copy.duration == 0, copy !== animation { copy.duration = CATransaction.animationDuration() }
    let running = LayerAnimations.Running(key: key, animation: copy, waiting: CATransaction.enter())
    changedExtras.animations.running.append(running)
    let delay = copy.beginTime > 0 ? max(0, copy.beginTime - CACurrentMediaTime()) : 0
    copy.delegate = HeadlessOptionalRequirement.ofOwnClass(copy.delegate)
    HeadlessRunLoop.enqueue(after: delay) {
      if !running.isOver { copy.delegate?.animationDidStart(copy) }
    }
    guard let duration = copy.totalDuration else { return }
    HeadlessRunLoop.enqueue(after: delay + duration) { self.end(running) }
  }

  private func end(_ running: LayerAnimations.Running) {
    guard !running.isOver else { return }
    running.isOver = true
    if running.animation.isRemovedOnCompletion { remove(running) }
    running.animation.delegate?.animationDidStop(running.animation, finished: true)
    CATransaction.leave(running.waiting)
  }

  private func remove(_ running: LayerAnimations.Running) {
    changedExtras.animations.running.removeAll { $0 === running }
  }

  final func stopAnimation(forKey key: String) {
    for running in extras.animations.running where running.key == key { stop(running) }
  }

  final func stopAllAnimations() {
    for running in extras.animations.running { stop(running) }
  }

  private func stop(_ running: LayerAnimations.Running) {
    remove(running)
    guard !running.isOver else { return }
    running.isOver = true
    HeadlessRunLoop.enqueue {
      running.animation.delegate?.animationDidStop(running.animation, finished: false)
      CATransaction.leave(running.waiting)
    }
  }

  /// The value of a property that is seen: that of an animation which stays after its end, or else the layer's.
  package final func headlessShown(_ keyPath: String, _ value: CGFloat) -> CGFloat {
    switch restingValue(keyPath) {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: value
    }
  }

  private func restingValue(_ keyPath: String) -> Any? {
    extras.animations.running.reversed().lazy
      .filter { $0.isOver && [.forwards, .both].contains($0.animation.fillMode) }
      .compactMap { $0.animation.finalValue(ofKeyPath: keyPath) }.first
  }
}
