import Foundation

/// Writes which files of Interface Builder a target has, for the product HeadlessNibs, which reads them where they are.
struct InterfaceCommand {
  private struct Listing: Encodable {
    let module: String
    let files: [String]
  }

  private var output: URL?
  private var module: String?
  private var files: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": output = rest.popFirst().map { URL(fileURLWithPath: $0) }
      case "--module": module = rest.popFirst()
      case "--":
        files = Array(rest)
        rest = []
      default: files.append(argument)
      }
    }
  }

  func run() throws -> Int32 {
    guard let output, let module else {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      return 64
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Listing(module: module, files: files))
    // What is as it was keeps its date, so that nothing is built again.
    if FileManager.default.contents(atPath: output.path) != data { try data.write(to: output, options: .atomic) }
    return 0
  }
}
