#if os(Linux) && canImport(Glibc)
  import Foundation
  import Glibc

  /// A file with the running world, which identifies a world that ended its process.
  ///
  /// It belongs to a screen and a line of a file. The arguments of a parameterized test share it. Each process writes its own note, and
  /// reads those of ended processes.
  struct CrashNote {
    private let folder: URL
    private let prefix: String

    /// The folder of the notes, in the build folder, so packages don't share them.
    static var standardFolder: URL {
      ReportFolder.standard(executable: CommandLine.arguments.first ?? "")
        .appendingPathComponent("Notes", isDirectory: true)
    }

    /// Creates the notes of a call of `simulate`.
    init(fileID: String, line: Int, screen: String, folder: URL = standardFolder) {
      self.folder = folder
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let name = "\(fileID)-\(line)-\(screen)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
      prefix = "ScreenTesting-\(String(name))-"
    }

    /// The seed or the replay of a run that didn't end, or `nil` if all ended.
    var text: String? { left.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first }

    /// Writes a text for a later process. Failing to write doesn't fail a test.
    ///
    /// It isn't protected against a loss of power, which would take longer than most worlds.
    func write(_ text: String) {
      guard let stream = fopen(file(getpid()).path, "w") else { return }
      fputs(text, stream)
      fclose(stream)
    }

    /// Removes the notes of this process and of ended processes.
    func remove() {
      for file in left + [file(getpid())] { try? FileManager.default.removeItem(at: file) }
    }

    private func file(_ process: pid_t) -> URL { folder.appendingPathComponent("\(prefix)\(process).txt") }

    /// The notes of ended processes, sorted by name.
    private var left: [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().compactMap { name in
        guard name.hasPrefix(prefix), let process = pid_t(name.dropFirst(prefix.count).prefix { $0.isNumber }) else {
          return nil
        }
        // This sends no signal, and only checks whether the process exists.
        return kill(process, 0) != 0 && errno == ESRCH ? file(process) : nil
      }
    }
  }
#endif
