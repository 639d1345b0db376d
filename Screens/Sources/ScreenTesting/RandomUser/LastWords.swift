#if os(Linux) && canImport(Glibc)
  import Foundation

  /// What a run says as it goes on, so that it is known how far it came where it ends its process.
  struct LastWords {
    /// Something that a run says.
    enum Word {
      case begin
      case step(SimulatedStep)
      /// The steps are over, and time passes.
      case end
      /// A rule of UIKit was broken.
      case rule(String)
    }

    /// The step that was begun last.
    private(set) var step: SimulatedStep?
    /// Whether all steps had been taken.
    private(set) var isInTheEnd = false
    /// The first rule of UIKit that was broken, as UIKit says it.
    private(set) var rule: String?

    /// Gets each word, in a process that a run may end.
    @MainActor static var say: ((Word) -> Void)?

    /// Writes the words to the standard error.
    @MainActor static func writeAll() {
      say = { FileHandle.standardError.write(Data(line($0).utf8)) }
    }

    /// Reads what a process wrote to its standard error.
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

    /// A character that no text of an app has.
    private static var mark: Character { "\u{1}" }
  }
#endif
