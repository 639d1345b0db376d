#if Translator
  import Testing

  @testable import SourceCheck

  @Suite struct ModuleCheckTests {
    /// A run of a compiler that has ended.
    private struct Ended: CompilerRun {
      let end: CompilerEnd?
      let lines: [String]

      func newLines() -> [Substring] { lines.map { $0[...] } }
    }

    private func mark(_ number: Int) -> String {
      "/tmp/\(number).swift:1:9: error: cannot find type 'HeadlessReachedFile\(number)' in scope"
    }

    @Test func aCrashKeepsOneFileFromBeingChecked() throws {
      var ranges: [Range<Int>] = []
      let check = ModuleCheck(
        sizes: [1, 1, 1, 1],
        processCount: 1,
        start: { range in
          ranges.append(range)
          // The compiler ends in the second file.
          guard range.contains(1) else {
            return Ended(end: .done, lines: range.map(mark) + ["D.swift:2:3: error: late"])
          }
          return Ended(end: .crashed, lines: [mark(0), "A.swift:2:3: error: early", mark(1), "Stack dump:"])
        },
        progress: { _ in }
      )
      let outcome = try check.run()
      #expect(outcome.crashes == [1] && outcome.errors.map(\.text) == ["early", "late"])
      #expect(ranges == [0..<4, 2..<4])
    }

    @Test func aCompilerThatBeginsNothingIsAFailure() {
      let check = ModuleCheck(
        sizes: [1],
        processCount: 1,
        start: { _ in Ended(end: .done, lines: ["error: invalid value '9' in '-swift-version 9'"]) },
        progress: { _ in }
      )
      let failure = #expect(throws: FolderCheck.Failure.self) { try check.run() }
      #expect(failure?.description.contains("invalid value '9'") == true)
    }

    @Test func progressCountsFilesOnce() throws {
      var counts: [Int] = []
      let check = ModuleCheck(
        sizes: [1, 1, 1],
        processCount: 3,
        start: { range in Ended(end: .done, lines: range.flatMap { [mark($0), mark($0)] }) },
        progress: { counts.append($0) }
      )
      _ = try check.run()
      #expect(counts == [3])
    }

    @Test(arguments: [
      ([1, 1, 1, 1], 2, [0..<2, 2..<4]), ([9, 1, 1], 2, [0..<1, 1..<3]), ([1, 1], 5, [0..<1, 1..<2]), ([5], 3, [0..<1]),
    ])
    func filesAreSharedBySize(_ sizes: [Int], _ count: Int, _ ranges: [Range<Int>]) {
      #expect(ModuleCheck.ranges(sizes, count: count) == ranges)
    }

    @Test func importsAreReadOffLines() {
      let text = """
        import UIKit
          @testable import Shop; import struct Other.Value
        @_exported public import os.log // why
        // import Commented
        let text = "import Nothing"
        @preconcurrency import class Third.Part.Name
        """
      #expect(CheckedModule.imports(in: text) == ["UIKit", "Shop", "Other", "os.log", "Third"])
    }
  }
#endif
