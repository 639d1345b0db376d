import Dispatch
import Foundation

/// A check whether code runs on the main actor's thread.
///
/// The runtime's own check stops the program without a message. If the main thread was given to Dispatch, as on Linux, the main
/// queue runs on other threads.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    // The thread is checked second, because that takes two system calls on Linux.
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
