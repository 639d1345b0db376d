import Foundation

/// The built command, beside or above the test executable.
enum LibraryCommand {
  static var url: URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<6 {
      folder.deleteLastPathComponent()
      let command = folder.appendingPathComponent("library")
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: command.path, isDirectory: &isDirectory) else { continue }
      if !isDirectory.boolValue { return command }
    }
    return nil
  }
}
