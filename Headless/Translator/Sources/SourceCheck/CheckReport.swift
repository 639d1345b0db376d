#if Translator
  /// What stops which file of a folder.
  public struct CheckReport: Codable, Sendable {
    /// Something that stops a file.
    public struct Stop: Codable, Sendable, Hashable {
      public let file: String
      /// From 1.
      public let line: Int
      /// From 1, in the translation: up to the first selector of a line, in the file, too.
      public let column: Int
      /// What the compiler or the translation says.
      public let text: String
      public let cause: String
      /// What to write.
      public let advice: String
    }

    /// A reason that files are stopped by.
    public struct Cause: Codable, Sendable, Hashable {
      public let name: String
      public let advice: String
      public let fileCount: Int
      public let placeCount: Int
    }

    public let fileCount: Int
    /// The files that nothing stops.
    public let compiling: [String]
    /// Those of them of which no declaration is compiled, as no `#if` in them holds.
    public let empty: [String]
    /// The causes, those of most files first.
    public let causes: [Cause]
    public let stops: [Stop]

    init(files: [String], stops: [Stop], empty: [String] = []) {
      fileCount = files.count
      let stopped = Set(stops.map(\.file))
      compiling = files.filter { !stopped.contains($0) }
      self.stops = stops
      self.empty = empty.filter { !stopped.contains($0) }
      causes = Dictionary(grouping: stops, by: \.cause)
        .map { name, stops in
          Cause(name: name, advice: stops[0].advice, fileCount: Set(stops.map(\.file)).count, placeCount: stops.count)
        }
        .sorted { ($1.fileCount, $1.placeCount, $0.name) < ($0.fileCount, $0.placeCount, $1.name) }
    }

    /// The report for people.
    public var text: String {
      var lines = ["\(compiling.count) of \(fileCount) files compile."]
      if !empty.isEmpty {
        lines += [
          "",
          "\(empty.count) of them to nothing, as no #if in \(empty.count == 1 ? "it" : "them") holds on Linux:",
          "  write a condition that holds, as os(iOS) does here, or move the file aside",
        ]
        lines += empty.map { "  \($0)" }
      }
      for cause in causes {
        lines += [
          "", "\(cause.name): \(count(cause.placeCount, "place")) in \(count(cause.fileCount, "file"))",
          "  write \(cause.advice)",
        ]
        lines += stops.filter { $0.cause == cause.name }.map { "  \($0.file):\($0.line):\($0.column): \($0.text)" }
      }
      return lines.joined(separator: "\n")
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
  }
#endif
