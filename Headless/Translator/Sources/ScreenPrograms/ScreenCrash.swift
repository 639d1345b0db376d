#if Translator
  import Foundation

  /// That a screen ended the program that showed it.
  struct ScreenCrash: Encodable, CustomStringConvertible {
    let screen: String
    /// What Swift wrote before, or the signal.
    let crash: String

    /// - Parameter errors: what the program wrote to its standard error
    init(screen: String, signal: Int32, errors: String) {
      self.screen = screen
      let line = errors.split(separator: "\n").last { $0.contains("Fatal error: ") }
      crash = line.map(String.init) ?? "the program ended with signal \(signal)"
    }

    /// Whether a report says that a class lacks the initializer by which it was made.
    static func isOfMissingInitializer(of screen: String, in report: String) -> Bool {
      report.split(separator: "\n").contains {
        $0.contains("Use of unimplemented initializer ") && $0.contains(".\(screen)'")
      }
    }

    var description: String { "\(screen) ended the program: \(crash)" }

    func json() throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
#endif
