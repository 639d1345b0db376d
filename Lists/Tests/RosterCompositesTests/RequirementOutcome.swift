import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// What came of a question: whether it counts as implemented, the answer, and what the child was asked.
struct RequirementOutcome {
  let isImplemented: Bool
  let answer: String
  let events: [String]

  /// - Parameters:
  ///   - offset: the section of the view where the child's sections begin.
  ///   - answer: the answer to the question; `nil` if the requirement counts as missing.
  init(of requirement: String, offset: Int, _ answer: Any??, events: [String]) {
    isImplemented = answer != nil
    switch answer ?? nil {
    case let path as IndexPath: self.answer = "\(Array(path.inSection(path[0] - offset)))"
    case let section as Int where requirement.contains("IndexTitle"): self.answer = "\(section - offset)"
    case let titles as [String]: self.answer = "\(titles)"
    case let view as NSObject: self.answer = "\(type(of: view))"
    case let value: self.answer = value.map { "\($0)" } ?? "nil"
    }
    self.events = events
  }

  /// Checks that a composite forwarded a requirement as its child answers it alone.
  ///
  /// - Parameters:
  ///   - titles: the requirement that answers the index titles, of which the composite has those of all children.
  ///   - titlePlace: what the name of the requirement begins with that finds an index title.
  static func expectForwarded(
    _ requirement: String,
    lone: RequirementOutcome,
    composed: RequirementOutcome,
    titles: String,
    titlePlace: String
  ) {
    #expect(lone.isImplemented)
    expectEqual(lone.events.count, 1)
    // Which titles there are is asked again in order to find the title's child.
    let composedEvents =
      requirement.hasPrefix(titlePlace) ? composed.events.filter { $0.hasPrefix(titlePlace) } : composed.events
    expectEqual(composedEvents, lone.events)
    #expect(composed.isImplemented)
    #expect(composed.answer == (requirement == titles ? #"["i", "x", "y"]"# : lone.answer))
  }
}
