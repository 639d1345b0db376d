#if Translator
  import Foundation

  /// The compiler, working beside this program.
  final class CompilerProcess: CompilerRun {
    private let process = Process()
    private let reader: FileHandle
    /// What has been read of a line that is not complete.
    private var rest = Data()

    init(_ tool: URL, _ arguments: [String], output: URL) throws {
      // A file takes any length, and can be read while it is written.
      try Data().write(to: output)
      let writer = try FileHandle(forWritingTo: output)
      reader = try FileHandle(forReadingFrom: output)
      process.executableURL = tool
      process.arguments = arguments
      process.standardOutput = writer
      process.standardError = writer
      try process.run()
    }

    var end: CompilerEnd? {
      if process.isRunning { return nil }
      return process.terminationReason == .exit ? .done : .crashed
    }

    func wait() { process.waitUntilExit() }

    func newLines() -> [Substring] {
      rest.append((try? reader.readToEnd()) ?? Data())
      guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
      let text = String(decoding: rest[...last], as: UTF8.self)
      rest = Data(rest[(last + 1)...])
      return text.split(separator: "\n")
    }
  }
#endif
