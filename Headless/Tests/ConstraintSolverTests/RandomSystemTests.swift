import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Random systems, judged by exact linear programs.
///
/// `CONSTRAINT_SYSTEMS` is the number of systems; `CONSTRAINT_SEED` the first seed.
struct RandomSystemTests {
  static let count = number("CONSTRAINT_SYSTEMS") ?? (Seeds.runSlowTests ? 400 : 100)
  static let firstSeed = UInt64(number("CONSTRAINT_SEED") ?? 1)

  /// The seeds of all systems, and of some that have found faults: choices among equals whose costs were the same, and
  /// sizes that depend on variables without constraints.
  static var seeds: [UInt64] {
    (firstSeed..<(firstSeed + UInt64(count))) + [2_101, 2_628, 2_001_502, 2_001_529, 2_013_065]
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func levels() {
    var (solved, conflicts, unknown) = (0, 0, 0)
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let stated = StatedSystem.random(&generator)
      let (system, variables, constraints) = stated.makeSolver()
      let breakages = system.solve()
      expectEqual(system.effort.stalls, 0, "seed \(seed)")
      switch stated.exactAnswer() {
      case .unknown: unknown += 1
      case .conflict:
        conflicts += 1
        guard let first = breakages.first else {
          Issue.record("seed \(seed): no conflict was found\n\(stated)")
          continue
        }
        let members = first.conflict.constraints.compactMap { constraints.firstIndex(of: $0) }
        #expect(stated.canMeet(members) != true, "seed \(seed): \(members) is no conflict\n\(stated)")
        for member in members {
          let others = members.filter { $0 != member }
          #expect(stated.canMeet(others) != false, "seed \(seed): \(members) minus \(member)\n\(stated)")
        }
      case .levels(let sums, let orderedErrors):
        solved += 1
        stated.check(system, variables, sums, orderedErrors, "seed \(seed)", breakages)
      }
    }
    print("random systems: \(solved) solved, \(conflicts) conflicts, \(unknown) unknown")
    #expect(solved > Self.count / 2 && conflicts > Self.count / 100 && unknown < Self.count / 20)
  }

  @Test func ambiguity() {
    var (ambiguous, unique) = (0, 0)
    for seed in Self.seeds.suffix(Self.count / 2) {
      var generator = SeededGenerator(seed: seed)
      let stated = StatedSystem.random(&generator)
      let (system, variables, _) = stated.makeSolver()
      guard system.solve().isEmpty, let expected = stated.exactlyAmbiguous() else { continue }
      let found = variables.map { system.isAmbiguous($0) }
      expectEqual(found, expected, "seed \(seed)\n\(stated)")
      ambiguous += expected.count { $0 }
      unique += expected.count { !$0 }
    }
    #expect(ambiguous > Self.count / 10 && unique > Self.count / 10)
  }
}

extension StatedSystem {
  /// Expects that the values of a solver are as good as the exact answer.
  func check(
    _ system: ConstraintSystem,
    _ variables: [ConstraintSystem.Variable],
    _ sums: [Double],
    _ orderedErrors: Double?,
    _ name: String,
    _ breakages: [ConstraintSystem.Breakage]
  ) {
    #expect(breakages.isEmpty, "\(name): a conflict was found\n\(self)")
    let values = variables.map { system.value(of: $0) }
    for (variable, value) in values.enumerated() where sizes[variable] {
      #expect(value >= 0, "\(name): x\(variable) is \(value)\n\(self)")
    }
    for statement in statements where statement.isRequired {
      #expect(statement.error(values) < 1e-5, "\(name): \(statement)\n\(self)")
    }
    let found = errors(values)
    let differs = zip(found, sums).contains { abs($0 - $1) > 1e-5 }
    #expect(!differs, "\(name): \(found) instead of \(sums)\n\(self)")
    if !differs, let orderedErrors {
      #expect(abs(self.orderedErrors(values) - orderedErrors) < 1e-3, "\(name): among equals\n\(self)")
    }
  }
}
