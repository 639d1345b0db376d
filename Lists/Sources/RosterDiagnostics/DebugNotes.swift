import Foundation

/// Notes of debug builds on likely mistakes, each printed to standard error once.
package enum DebugNotes {
  /// A recorder that replaces standard error in tests.
  package final class Recorder: Sendable {
    @MainActor package private(set) var notes: [String] = []
    @MainActor fileprivate private(set) var keys: Set<String> = []

    package init() {}

    @MainActor fileprivate func take(_ note: String, once key: String) {
      if keys.insert(key).inserted { notes.append(note) }
    }
  }

  /// The recorder of the current task, if any.
  package static let recorder = TaskLocal<Recorder?>(wrappedValue: nil)

  @MainActor private static var keys: Set<String> = []

  /// Posts a note in debug builds, unless one with the same key was posted.
  ///
  /// - Parameters:
  ///   - rule: The event, with its value.
  ///   - cause: The most likely cause.
  ///   - advice: The fix.
  ///   - key: The identity of the note.
  @MainActor package static func post(
    _ rule: @autoclosure () -> String,
    cause: @autoclosure () -> String,
    advice: @autoclosure () -> String,
    once key: @autoclosure () -> String
  ) {
    #if DEBUG
      let key = key()
      if let recorder = recorder.get() {
        recorder.take("\(rule()). Likely cause: \(cause()). What to do: \(advice()).", once: key)
      } else if keys.insert(key).inserted {
        let note = "Roster: \(rule()). Likely cause: \(cause()). What to do: \(advice()).\n"
        FileHandle.standardError.write(Data(note.utf8))
      }
    #endif
  }

  /// Returns a Boolean value that indicates whether a note with a key was posted.
  @MainActor package static func isPosted(_ key: String) -> Bool {
    recorder.get().map { $0.keys.contains(key) } ?? keys.contains(key)
  }

  /// Posts a note from a `deinit`, if it runs on the main actor's thread.
  package static func postFromDeinit(_ rule: String, cause: String, advice: String, once key: String) {
    #if DEBUG
      guard MainThread.isCurrent else { return }
      MainActor.assumeIsolated { post(rule, cause: cause, advice: advice, once: key) }
    #endif
  }
}
