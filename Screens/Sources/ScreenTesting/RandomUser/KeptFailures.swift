#if os(Linux) && canImport(Glibc)
  import Foundation

  /// The failures that a call of `simulate` had, in a file beside what is built, so that the next run tries them first.
  ///
  /// They belong to a line of a file and a screen; the arguments of a parameterized test share them.
  struct KeptFailures {
    /// A failure as it is kept.
    struct Failure: Codable, Hashable {
      var seed: UInt64
      var finding: Finding
      var replay: String
    }

    private let file: URL

    /// So many are kept, the latest first.
    private static var capacity: Int { 10 }

    /// Where they are: beside what is built, so that those of another package are not met.
    static var standardFolder: URL {
      ReportFolder.standard(executable: CommandLine.arguments.first ?? "")
        .appendingPathComponent("Failures", isDirectory: true)
    }

    init(fileID: String, line: Int, screen: String, folder: URL = standardFolder) {
      let name = "\(fileID)-\(line)-\(screen)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
      file = folder.appendingPathComponent("\(String(name)).json")
    }

    /// The failures, the latest first; a file that cannot be read has none.
    var failures: [Failure] {
      (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([Failure].self, from: $0) } ?? []
    }

    /// Keeps a failure; one that cannot be written is no failure of a test.
    func keep(_ failure: Failure) {
      write(Array(([failure] + failures.filter { $0 != failure }).prefix(Self.capacity)))
    }

    /// Forgets a failure that has passed.
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
