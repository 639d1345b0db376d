#if os(Linux) && canImport(Glibc)
  import Foundation

  /// The progress reports of a run, which remain if it ends its process.
  struct LastWords {
    /// A progress report.
    enum Word {
      case begin
      case step(SimulatedStep)
      /// The steps are over, and time passes.
      case end
      /// A broken rule of UIKit.
      case rule(String)
    }

    /// The last step that began.
    private(set) var step: SimulatedStep?
    /// A Boolean value that indicates whether all steps were taken.
    private(set) var isInTheEnd = false
    /// The first broken rule of UIKit, in UIKit's words.
    private(set) var rule: String?

    /// A closure that receives each report, in a process that a run may end.
    @MainActor static var say: ((Word) -> Void)?

    /// Writes the reports to the standard error.
    @MainActor static func writeAll() {
      say = { FileHandle.standardError.write(Data(line($0).utf8)) }
    }

    /// Reads a process's standard error.
    init(output: String) {
      for line in output.split(separator: "\n") where line.first == Self.mark {
        let parts = line.split(separator: Self.mark, omittingEmptySubsequences: false).dropFirst().map(String.init)
        guard parts.count == 3 else { continue }
        switch parts[0] {
        case "begin": (step, isInTheEnd) = (nil, false)
        case "step": step = SimulatedStep(code: parts[1], subject: parts[2])
        case "end": isInTheEnd = true
        default: rule = rule ?? parts[1]
        }
      }
    }

    private static func line(_ word: Word) -> String {
      let parts =
        switch word {
        case .begin: ["begin", "", ""]
        case .step(let step): ["step", step.code, step.subject]
        case .end: ["end", "", ""]
        case .rule(let reason): ["rule", reason, ""]
        }
      let text = parts.map { "\(mark)" + $0.split(whereSeparator: \.isNewline).joined(separator: " ") }.joined()
      return text + "\n"
    }

    /// A character that no text of an app contains.
    private static var mark: Character { "\u{1}" }
  }
#endif
