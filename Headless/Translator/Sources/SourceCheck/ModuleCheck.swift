#if Translator
  import Foundation

  /// Type-checks the files of a module, each of them once: all of them are read by a few processes of the compiler, which share the work.
  struct ModuleCheck {
    /// What the compiler said.
    struct Outcome {
      var errors: [CompilerError] = []
      /// The numbers of the files in which the compiler itself ended.
      var crashes: [Int] = []
    }

    /// The sizes of the files.
    let sizes: [Int]
    /// How many processes share the work at most.
    let processCount: Int
    /// Has the compiler check some of the files, by their numbers.
    let start: (Range<Int>) throws -> any CompilerRun
    /// Gets how many files have been begun.
    let progress: (Int) -> Void

    // MARK: Marks

    private static let mark = "HeadlessReachedFile"

    /// A declaration that a file begins with: the compiler says that it is wrong when it begins to check the file.
    static func mark(_ number: Int) -> String { "private typealias HeadlessReached\(number) = \(mark)\(number)" }

    private static func markedFile(_ error: CompilerError) -> Int? {
      guard let found = error.text.firstRange(of: "'\(mark)") else { return nil }
      return Int(error.text[found.upperBound...].prefix { $0.isNumber })
    }

    // MARK: Checking

    /// A run of the compiler, and how far it is.
    private struct Part {
      let files: Range<Int>
      let run: any CompilerRun
      var last: Int?
      /// What is no error of a file.
      var said: [Substring] = []
    }

    func run() throws -> Outcome {
      var outcome = Outcome()
      var reached: Set<Int> = []
      var parts = try Self.ranges(sizes, count: processCount).map { Part(files: $0, run: try start($0)) }
      while !parts.isEmpty {
        for index in parts.indices.reversed() {
          // Asked before the lines are read, so that none is left.
          let end = parts[index].run.end
          for line in parts[index].run.newLines() {
            guard let error = CompilerError(line) else {
              parts[index].said.append(line)
              continue
            }
            if let file = Self.markedFile(error) {
              parts[index].last = file
              reached.insert(file)
            } else {
              outcome.errors.append(error)
            }
          }
          guard let end else { continue }
          let part = parts.remove(at: index)
          // What keeps the compiler from the first file is not in a file.
          guard let last = part.last else {
            throw FolderCheck.Failure.compiler(part.said.prefix(20).joined(separator: "\n"))
          }
          guard end == .crashed else { continue }
          // The files that follow are checked without the one in which the compiler ended.
          outcome.crashes.append(last)
          if last + 1 < part.files.upperBound {
            let rest = last + 1..<part.files.upperBound
            parts.append(Part(files: rest, run: try start(rest)))
          }
        }
        progress(reached.count)
        if !parts.isEmpty { Thread.sleep(forTimeInterval: 0.05) }
      }
      return outcome
    }

    /// The files in parts of about the same size.
    static func ranges(_ sizes: [Int], count: Int) -> [Range<Int>] {
      let total = sizes.reduce(0, +)
      var ranges: [Range<Int>] = []
      var start = 0
      var sum = 0
      for (number, size) in sizes.enumerated() {
        sum += size
        if sum * count >= total * (ranges.count + 1) {
          ranges.append(start..<number + 1)
          start = number + 1
        }
      }
      return ranges
    }
  }
#endif
