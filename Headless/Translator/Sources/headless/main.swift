#if Translator
  import Foundation
  import ScreenPrograms

  /// Writes a line to the standard error.
  func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  let arguments = Array(CommandLine.arguments.dropFirst())
  let rest = Array(arguments.dropFirst())

  switch arguments.first {
  case "translate": exit(try TranslateCommand(rest).run())
  case "resources": exit(try ResourcesCommand(rest).run())
  case "check": exit(try await CheckCommand(rest).run())
  case "show": exit(try ScreenCommand(verb: .show, arguments: rest).run())
  case "try": exit(try ScreenCommand(verb: .try, arguments: rest).run())
  case "--help", "-h", "help":
    print(usage)
    exit(0)
  default:
    say(usage)
    exit(2)
  }
#else
  import Foundation

  FileHandle.standardError.write(
    Data(
      """
      error: Roster was built without the trait Translator, which HeadlessSources and the command headless need.
      In Package.swift, write: .package(url: "…", branch: "main", traits: ["Translator"])
      In a clone of Roster, write: swift run --traits Translator headless

      """.utf8
    )
  )
  exit(2)
#endif
