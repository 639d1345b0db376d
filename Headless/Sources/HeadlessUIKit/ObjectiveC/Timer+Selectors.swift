#if !canImport(ObjectiveC)
  import Foundation

  extension Timer {
    /// A timer that sends the target, which it keeps alive, a message with itself.
    public convenience init(
      timeInterval ti: TimeInterval,
      target aTarget: Any,
      selector aSelector: Selector,
      userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      let message = TimerMessage(target: aTarget, selector: aSelector)
      self.init(timeInterval: ti, repeats: yesOrNo) { timer in message.selector.send(to: message.target, timer) }
    }

    /// A timer that sends the target, which it keeps alive, a message with itself, and runs.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval,
      target aTarget: Any,
      selector aSelector: Selector,
      userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      let message = TimerMessage(target: aTarget, selector: aSelector)
      return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
        message.selector.send(to: message.target, timer)
      }
    }
  }

  /// Sendable because the timer's thread is the one that made it, as it has to be on a device.
  private struct TimerMessage: @unchecked Sendable {
    let target: Any
    let selector: Selector
  }
#endif
