#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// Calls of an app's methods in a copy of the process, which detect whether the app implements them.
  @MainActor enum CommitTrial {
    /// Returns the result of a function in a copy of this process, or `nil` if it's unknown. A function that stops the copy is the
    /// app's.
    static func result(of body: () -> Bool) -> Bool? {
      guard let runs = IsolatedRuns() else { return nil }
      return withoutActuallyEscaping(body) { body in
        let outcome = runs.run(Choices(script: ChoiceScript()), seconds: 5) { _ in
          HeadlessFailure.handler = { _ in }
          FileHandle.standardError.write(Data((body() ? yes : no).utf8))
        }
        return outcome.output.contains(no) ? false : outcome.output.contains(yes) || outcome.trap != nil ? true : nil
      }
    }

    private static var yes: String { "The app has it." }
    private static var no: String { "The app does not have it." }
  }
#endif
