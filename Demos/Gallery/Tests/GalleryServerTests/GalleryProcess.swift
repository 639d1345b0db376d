import Foundation

/// The built command, serving in a process of its own.
final class GalleryProcess {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let output = Pipe()

  /// - Parameter openFiles: how many files the process can have open.
  init(openFiles: Int) throws {
    guard let path = GalleryProcess.path else { throw Failure(description: "the command is not beside the tests") }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -n \(openFiles); exec \"$0\" --serve --port 0", path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// How many files the process has open.
  var openFileCount: Int {
    get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count }
  }

  /// How many processes it has started that have not ended.
  var childCount: Int {
    get throws {
      let threads = "/proc/\(process.processIdentifier)/task"
      return try FileManager.default.contentsOfDirectory(atPath: threads).reduce(0) { count, thread in
        let children = (try? String(contentsOfFile: "\(threads)/\(thread)/children", encoding: .utf8)) ?? ""
        return count + children.split(separator: " ").count
      }
    }
  }

  /// The address that the command prints.
  func url() async throws -> URL {
    var text = ""
    for try await byte in output.fileHandleForReading.bytesUntilNewline {
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
    guard let address = text.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\//), let url = URL(string: String(address.0))
    else {
      throw Failure(description: "the command prints \"\(text)\"")
    }
    return url
  }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  /// The command beside or above the test executable.
  static var path: String? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<6 {
      folder.deleteLastPathComponent()
      let command = folder.appendingPathComponent("gallery")
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: command.path, isDirectory: &isDirectory) else { continue }
      if !isDirectory.boolValue { return command.path }
    }
    return nil
  }
}

extension FileHandle {
  /// The bytes of a line.
  fileprivate var bytesUntilNewline: AsyncStream<UInt8> {
    AsyncStream { continuation in
      Thread {
        while let byte = try? self.read(upToCount: 1)?.first, byte != 10 { continuation.yield(byte) }
        continuation.finish()
      }.start()
    }
  }
}
