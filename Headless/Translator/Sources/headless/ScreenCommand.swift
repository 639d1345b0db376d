#if Translator
  import Foundation
  import ScreenPrograms

  /// Shows a screen of a package, or simulates a person who uses it.
  struct ScreenCommand {
    let verb: ScreenOptions.Verb
    let arguments: [String]

    func run() throws -> Int32 {
      do {
        let outcome = try ScreenRun(ScreenOptions(verb, arguments)) { say($0) }.run()
        print(outcome.output, terminator: "")
        return outcome.status
      } catch let mistake as CommandMistake {
        say("error: \(mistake)")
        return 2
      }
    }
  }
#endif
