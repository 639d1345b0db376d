import Roster

/// A crash, or a line in the console, that an app had on a device and reported in public, and the fault that led to it in its
/// smallest form, written anew.
struct RecordedCrash: Sendable {
  enum Certainty: String, Sendable {
    /// The report has the exception's text, or the stack, and the code or exact steps.
    case quoted
    /// The report has the text; the code here is made to fit its numbers.
    case text
    /// The report describes it in its own words.
    case described
  }

  /// What UIKit said: parts of the text, without addresses.
  enum Words: Sendable {
    case exception(String)
    case log(String)
    /// An exception of which the report does not quote enough to compare.
    case unquotedException
    /// The process ended in UIKit, without a text.
    case death(String)
    /// The app was asked or told something that it did not expect, and stopped itself.
    case callback(String)
  }

  let report: String
  let certainty: Certainty
  let uikit: Words
  /// What the fault does, for the table.
  let fault: String
  /// How the screen's numbers of rows change, or should.
  let before: [Int]
  let after: [Int]
  let isTable: Bool
  /// Makes the fault.
  let commit: @MainActor @Sendable () -> CrashEvidence

  /// The repository and the number, as GitHub writes them.
  var address: String {
    let parts = report.split(separator: "#").map(String.init)
    return "https://github.com/\(parts[0])/issues/\(parts[1].prefix { $0.isNumber })"
  }
}

/// What came of a fault: what broke a rule, what would be in the console, and what the app was called with.
struct CrashEvidence: Sendable {
  var failures: [HeadlessFailure] = []
  var warnings: [String] = []
  var callbacks: [String] = []
}

/// What the headless UIKit answers to a fault, beside what UIKit did.
enum CrashAnswer: String, Sendable {
  case sameWords = "stops, same words"
  case earlierWords = "stops, same numbers; the text before iOS 16 is printed too"
  case earlierText = "stops; the text before iOS 16 is printed too"
  case sameRule = "stops; the report quotes no text"
  case sooner = "stops at once, where UIKit ends later"
  case otherWords = "stops, other words"
  case logs = "logs the same"
  case logsOnly = "notes it, and goes on"
  case sameCallback = "calls the app in the same way"
  case passes = "passes"

  /// Whether a test of the app would have found the fault.
  var isFound: Bool { self != .passes && self != .logsOnly }

  init(_ crash: RecordedCrash, _ evidence: CrashEvidence) {
    func contains(_ text: String?, _ words: String) -> Bool {
      let normal = { (text: String) in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      return text.map { normal($0).contains(normal(words)) } ?? false
    }
    switch crash.uikit {
    case .exception(let words):
      if evidence.failures.contains(where: { contains($0.reason, words) }) {
        self = .sameWords
      } else if evidence.failures.contains(where: { contains($0.earlierReason, words) }) {
        self = words.contains("Invalid update") ? .earlierWords : .earlierText
      } else if !evidence.failures.isEmpty {
        self = .otherWords
      } else if evidence.warnings.contains(where: { contains($0, words) }) {
        self = .logs
      } else {
        self = .passes
      }
    case .log(let words):
      self = evidence.warnings.contains { contains($0, words) } ? .logs : .passes
    case .unquotedException:
      self = !evidence.failures.isEmpty ? .sameRule : !evidence.warnings.isEmpty ? .logsOnly : .passes
    case .death:
      self = evidence.failures.isEmpty ? .passes : .sooner
    case .callback(let call):
      self = evidence.callbacks.contains(call) ? .sameCallback : .passes
    }
  }
}
