import Foundation
import Roster

/// Where UIKit and its stand-in differ for the machine: how a broken rule shows.
@MainActor final class ViewRules {
  /// The first rule that was broken. UIKit itself raises an exception, which ends the test.
  private(set) var firstBroken: String?

  #if canImport(UIKit)
    func end() {}
  #else
    private let handler = HeadlessFailure.handler

    /// Begins to take note of broken rules.
    init() {
      HeadlessFailure.handler = { [weak self] failure in
        if self?.firstBroken == nil { self?.firstBroken = failure.description }
      }
    }

    /// Leaves broken rules to whoever took note of them before.
    func end() { HeadlessFailure.handler = handler }
  #endif
}
