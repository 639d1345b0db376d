import Dispatch
import Foundation

extension MainActor {
  /// Whether the code that asks runs on the main actor.
  ///
  /// The main queue is asked and not only the thread: where `dispatchMain` was called, as in tests, other threads serve
  /// the main queue.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: markedQueue) != nil || Thread.isMainThread
  }

  /// A key that has a value on the main queue only.
  private static let markedQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
