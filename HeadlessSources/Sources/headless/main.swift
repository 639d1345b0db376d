import Foundation

/// Writes a line to the standard error.
func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

let arguments = Array(CommandLine.arguments.dropFirst())
let rest = Array(arguments.dropFirst())

switch arguments.first {
case "translate": exit(try TranslateCommand(rest).run())
case "interface": exit(try InterfaceCommand(rest).run())
case "check": exit(try CheckCommand(rest).run())
case "show": exit(try ScreenCommand(verb: .show, arguments: rest).run())
case "try": exit(try ScreenCommand(verb: .try, arguments: rest).run())
case "--help", "-h", "help":
  print(usage)
  exit(0)
default:
  say(usage)
  exit(2)
}
