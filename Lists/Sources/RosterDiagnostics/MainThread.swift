import Dispatch
import Foundation

/// Tells whether code runs where the main actor does.
///
/// The runtime's own check stops the program before it prints a text. Where the main thread has been given up to
/// Dispatch, as on Linux, the main queue runs on others.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    // The thread is asked second: on Linux that is two calls of the system.
    DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
  }
}
