import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "translate": exit(try TranslateCommand(Array(arguments.dropFirst())).run())
case "interface": exit(try InterfaceCommand(Array(arguments.dropFirst())).run())
case "check": exit(try CheckCommand(Array(arguments.dropFirst())).run())
case "--help", "-h", "help":
  print(usage)
  exit(0)
default:
  FileHandle.standardError.write(Data((usage + "\n").utf8))
  exit(64)
}
