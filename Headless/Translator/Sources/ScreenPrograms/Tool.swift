#if Translator
  import Foundation

  /// A command of the system.
  enum Tool {
    /// What came of a command.
    struct Result {
      let output: String
      let errors: String
      let status: Int32
      /// Whether a signal ended it, whose number the status is then.
      let wasKilled: Bool
    }

    /// Runs a command, and waits for it.
    ///
    /// - Parameters:
    ///   - environment: what is added to the environment
    ///   - keepsErrors: whether its standard error is read, and not this command's own
    static func run(
      _ arguments: [String],
      in folder: URL? = nil,
      environment: [String: String] = [:],
      keepsErrors: Bool = true
    ) throws -> Result {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let output = Pipe()
      process.standardOutput = output
      // A file takes any length while the output is read.
      let errors = FileManager.default.temporaryDirectory.appendingPathComponent("headless-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: errors) }
      if keepsErrors {
        try Data().write(to: errors)
        process.standardError = try FileHandle(forWritingTo: errors)
      }
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Result(
        output: String(decoding: data, as: UTF8.self),
        errors: (try? String(contentsOf: errors, encoding: .utf8)) ?? "",
        status: process.terminationStatus,
        wasKilled: process.terminationReason == .uncaughtSignal
      )
    }
  }
#endif
