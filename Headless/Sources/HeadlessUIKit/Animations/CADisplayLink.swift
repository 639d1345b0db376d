#if !canImport(ObjectiveC)
  import Foundation

  /// A timer that sends a message 60 times a second, or as often as preferred.
  ///
  /// The target is retained until ``invalidate()``.
  @preconcurrency @MainActor open class CADisplayLink: NSObject {
    private var target: Any?
    private let selector: Selector
    private(set) var timers: [RunLoop.Mode: Timer] = [:]

    /// A Boolean value that indicates whether no messages are sent.
    open var isPaused = false
    /// The time of the last frame, in seconds since the system was started; 0 before the first.
    open private(set) var timestamp: TimeInterval = 0
    /// The time of the next frame.
    open var targetTimestamp: TimeInterval { timestamp + interval }
    /// The time between two frames of the screen, in seconds.
    open var duration: TimeInterval { 1.0 / 60 }
    /// The number of messages a second, or 0 for that of the screen.
    open var preferredFramesPerSecond = 0 {
      didSet { restart() }
    }
    /// The numbers of messages a second that the app can do with.
    open var preferredFrameRateRange = CAFrameRateRange.default {
      didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? 0) }
    }

    public init(target: Any, selector sel: Selector) {
      self.target = target
      selector = sel
    }

    private var interval: TimeInterval {
      preferredFramesPerSecond > 0 ? max(duration, 1 / Double(preferredFramesPerSecond)) : duration
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
      guard target != nil, timers[mode] == nil else { return }
      let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
        // A run loop's timers fire on its thread, which is that of the main actor here.
        MainActor.assumeIsolated { self?.fire() }
      }
      timers[mode] = timer
      runloop.add(timer, forMode: mode)
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
      timers.removeValue(forKey: mode)?.invalidate()
    }

    /// Ends all messages, and releases the target.
    open func invalidate() {
      for timer in timers.values { timer.invalidate() }
      timers = [:]
      target = nil
    }

    private func restart() {
      for (mode, timer) in timers {
        timer.invalidate()
        timers[mode] = nil
        add(to: .main, forMode: mode)
      }
    }

    func fire() {
      guard !isPaused, let target else { return }
      timestamp = CACurrentMediaTime()
      selector.send(to: target, self)
    }
  }
#endif

#if !canImport(QuartzCore)
  /// The numbers of frames a second that something can do with.
  public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
      self.minimum = minimum
      self.maximum = maximum
      self.preferred = preferred
    }

    /// The range of the screen.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
  }
#endif
