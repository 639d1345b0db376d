#if os(Linux) && canImport(Glibc)
  import Foundation
  import Glibc

  /// A file that says which world runs, so that one that ends the process is known afterwards.
  ///
  /// It belongs to a line of a file and a screen: the arguments of a parameterized test share it. Each process writes a note of its own,
  /// and reads those of processes that have ended.
  struct CrashNote {
    private let folder: URL
    private let prefix: String

    /// Where notes are: beside what is built, so that those of another package are not met.
    static var standardFolder: URL {
      ReportFolder.standard(executable: CommandLine.arguments.first ?? "")
        .appendingPathComponent("Notes", isDirectory: true)
    }

    /// The notes of a call of `simulate`.
    init(fileID: String, line: Int, screen: String, folder: URL = standardFolder) {
      self.folder = folder
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let name = "\(fileID)-\(line)-\(screen)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
      prefix = "ScreenTesting-\(String(name))-"
    }

    /// The seed or the replay of a run that did not end; `nil` if all ended.
    var text: String? { left.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first }

    /// Leaves a text for a process that comes later; one that cannot be left is no failure of a test.
    ///
    /// It is not made safe from a loss of power, which takes longer than most worlds.
    func write(_ text: String) {
      guard let stream = fopen(file(getpid()).path, "w") else { return }
      fputs(text, stream)
      fclose(stream)
    }

    /// Removes the note of this process, and those of processes that have ended.
    func remove() {
      for file in left + [file(getpid())] { try? FileManager.default.removeItem(at: file) }
    }

    private func file(_ process: pid_t) -> URL { folder.appendingPathComponent("\(prefix)\(process).txt") }

    /// The notes of processes that have ended, in the order of their names.
    private var left: [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().compactMap { name in
        guard name.hasPrefix(prefix), let process = pid_t(name.dropFirst(prefix.count).prefix { $0.isNumber }) else {
          return nil
        }
        // No signal is sent; it is only asked whether one could be.
        return kill(process, 0) != 0 && errno == ESRCH ? file(process) : nil
      }
    }
  }
#endif
