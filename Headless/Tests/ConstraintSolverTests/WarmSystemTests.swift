import ConstraintSolver
import TestSupport
import Testing

/// Changes of a solved system have the same result as solving it anew.
struct WarmSystemTests {
  /// Constants of random systems change, one or several at a time.
  @Test func constants() {
    var repaired = 0
    for seed in RandomSystemTests.seeds {
      var generator = SeededGenerator(seed: seed)
      var stated = StatedSystem.random(&generator)
      let (system, variables, constraints) = stated.makeSolver()
      system.solve()
      for step in 0..<10 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let index = Int.random(in: 0..<constraints.count, using: &generator)
          let constant = Int.random(in: -20...200, using: &generator)
          stated.statements[index].constant = Rational(constant)
          system.setConstant(Double(constant), of: constraints[index])
        }
        let buildCount = system.buildCount
        let breakages = system.solve()
        if system.buildCount == buildCount { repaired += 1 }
        #expect(system.firstViolation == nil, "seed \(seed), step \(step)\n\(stated)")
        expectColdSolution(system, variables, breakages, stated, "seed \(seed), step \(step)")
      }
    }
    #expect(repaired > 3 * RandomSystemTests.count, "most changes are repaired")
  }

  /// Constraints come and go and change their priority; freed places are used again.
  @Test func structure() {
    for seed in RandomSystemTests.seeds.suffix(RandomSystemTests.count / 4) {
      var generator = SeededGenerator(seed: seed)
      var stated = StatedSystem.random(&generator)
      var (system, variables, constraints) = stated.makeSolver()
      for step in 0..<10 {
        let index = Int.random(in: 0..<constraints.count, using: &generator)
        if Bool.random(using: &generator) {
          stated.statements[index].priority = 300
          system.setPriority(300, of: constraints[index])
        } else {
          let statement = stated.statements.remove(at: index)
          system.removeConstraint(constraints.remove(at: index))
          stated.statements.append(statement)
          constraints.append(
            system.addConstraint(
              statement.terms.map { .init(variables[$0.variable], $0.factor.value) },
              statement.relation,
              statement.constant.value,
              priority: statement.priority
            )
          )
        }
        let breakages = system.solve()
        expectColdSolution(system, variables, breakages, stated, "seed \(seed), step \(step)")
      }
    }
  }

  private func expectColdSolution(
    _ system: ConstraintSystem,
    _ variables: [ConstraintSystem.Variable],
    _ breakages: [ConstraintSystem.Breakage],
    _ stated: StatedSystem,
    _ name: String
  ) {
    let (cold, coldVariables, _) = stated.makeSolver()
    expectEqual(breakages.count, cold.solve().count, "\(name)\n\(stated)")
    let values = variables.map { system.value(of: $0) }
    let coldValues = coldVariables.map { cold.value(of: $0) }
    let differs = zip(values, coldValues).contains { abs($0 - $1) > 1e-5 }
    #expect(!differs, "\(name): \(values) instead of \(coldValues)\n\(stated)")
  }
}
