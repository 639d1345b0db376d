import Foundation
import LibraryScreens

/// A process of its own that changes a library. It ends with this object.
@MainActor final class WriterProcess: BookWriter {
  private let process = Process()
  private let input = Pipe()

  /// - Parameters:
  ///   - library: the library's file.
  ///   - command: the command; the running one if nothing else is said.
  init(library: String, command: URL? = Bundle.main.executableURL) throws {
    process.executableURL = command
    process.arguments = ["write", library, "--end-with-input"]
    process.standardInput = input
    try process.run()
    // Only the other process reads from it.
    try? input.fileHandleForReading.close()
  }

  deinit {
    // Foundation keeps the process while it runs, and the process its input.
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
  }
}
