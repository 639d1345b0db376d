#if os(Linux) && canImport(Glibc)
  import Foundation
  import TestSupport
  import Testing

  @testable import Simulation

  struct ReplacedFunctionsTests {
    @Test func thisSystemHasAllFunctions() {
      let functions = ReplacedFunctions.all()
      let problem = ReplacedFunctions.problem(of: functions)
      #expect(problem == nil)
      for name in ["getrandom", "dispatch_async", "_foundation_uuid_generate_random", "CFRunLoopAddTimer", "CFRetain"] {
        let function = functions.first { $0.name == name }
        #expect(function?.state == ReplacedFunctions.function("nanosleep", of: "libc.so").state, "\(name)")
      }
    }

    /// A definition that isn't looked for would fail without a sign on a system that has another name for it.
    @Test func eachReplacedFunctionIsLookedFor() throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/CSimulation").standardizedFileURL
      let names = Set(ReplacedFunctions.all().map(\.name))
      var count = 0
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      where file.pathExtension == "c" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /(?m)^CSIM_NEXT\([^,]+, (\w+),|next_(\w+)\(\)/) {
          let name = String(match.1 ?? match.2 ?? "")
          // Older versions of the library don't have these.
          guard !name.hasPrefix("arc4random") else { continue }
          #expect(names.contains(name), "\(name) in \(file.lastPathComponent)")
          count += 1
        }
      }
      #expect(count > 80)
    }

    @Test func aMissingFunctionIsNamed() {
      let missing = ReplacedFunctions.function("no_such_function", of: "libc.so")
      let text = ReplacedFunctions.problem(of: ReplacedFunctions.all() + [missing])
      #expect(text?.hasPrefix("Scheduler.run can't simulate") == true)
      #expect(text?.contains("It misses these functions: no_such_function of libc.so.") == true)
    }

    @Test func aFunctionThatIsNotReachedIsNamed() {
      let unreached = ReplacedFunctions.function("qsort", of: "libc.so")
      let text = ReplacedFunctions.problem(of: [unreached])
      #expect(text?.contains("Calls of these functions don't reach it: qsort of libc.so.") == true)
    }

    @Test func functionsOfALibraryThatIsNotLoadedAreNotMissed() {
      #expect(ReplacedFunctions.problem(of: [ReplacedFunctions.function("no_such_function", of: "libNone.so")]) == nil)
    }
  }
#endif
