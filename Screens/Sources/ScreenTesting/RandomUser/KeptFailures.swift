#if os(Linux) && canImport(Glibc)
  import Foundation

  /// The failures of a call of `simulate`, in a file in the build folder. The next run tries them first.
  ///
  /// They belong to a screen and a line of a file. The arguments of a parameterized test share them.
  struct KeptFailures {
    /// A stored failure.
    struct Failure: Codable, Hashable {
      var seed: UInt64
      var finding: Finding
      var replay: String
    }

    private let file: URL

    /// The maximum number of failures, the latest first.
    private static var capacity: Int { 10 }

    /// The folder of the failures, in the build folder, so packages don't share them.
    static var standardFolder: URL {
      ReportFolder.standard(executable: CommandLine.arguments.first ?? "")
        .appendingPathComponent("Failures", isDirectory: true)
    }

    init(fileID: String, line: Int, screen: String, folder: URL = standardFolder) {
      let name = "\(fileID)-\(line)-\(screen)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
      file = folder.appendingPathComponent("\(String(name)).json")
    }

    /// The failures, the latest first. It's empty for an unreadable file.
    var failures: [Failure] {
      (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([Failure].self, from: $0) } ?? []
    }

    /// Stores a failure. Failing to write doesn't fail a test.
    func keep(_ failure: Failure) {
      write(Array(([failure] + failures.filter { $0 != failure }).prefix(Self.capacity)))
    }

    /// Removes a failure that passes now.
    func drop(_ failure: Failure) {
      write(failures.filter { $0 != failure })
    }

    private func write(_ failures: [Failure]) {
      guard !failures.isEmpty else {
        try? FileManager.default.removeItem(at: file)
        return
      }
      try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? JSONEncoder().encode(failures).write(to: file, options: .atomic)
    }
  }
#endif
