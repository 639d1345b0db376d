import Simulation
import TestSupport
import Testing

@Suite struct ShrinkingTests {
  private func random(seed: UInt64, steps: Int) -> ChoiceScript {
    let choices = Choices(seed: seed)
    _ = choices.beginStep()
    for _ in 0..<steps {
      _ = choices.beginStep()
      for _ in 0..<3 { _ = choices.below(100) }
      _ = choices.below(5, .order)
      _ = choices.below(800, .answer)
    }
    return choices.recorded
  }

  @Test
  func aFailureThatNeedsTwoStepsInTheirOrderShrinksToThemWithTheLeastChoicesThatItNeeds() {
    for seed in UInt64(0)..<20 {
      let script = random(seed: seed, steps: 40)
      let fails: (ChoiceScript) -> ChoiceScript? = { script in
        guard let first = script.steps.dropFirst().firstIndex(where: { $0.first ?? 0 > 30 }) else { return nil }
        return script.steps[(first + 1)...].contains { $0.count == 3 && $0[2] > 20 } ? script : nil
      }
      guard fails(script) != nil else { continue }
      let (least, attempts) = script.shrunk(while: fails)
      expectEqual(least.steps, [[], [31], [0, 0, 21]], "seed \(seed): \(least)")
      #expect(least.orders.allSatisfy(\.isEmpty) && least.answers.isEmpty, "seed \(seed): \(least)")
      #expect(attempts < 400, "seed \(seed)")
    }
  }

  @Test
  func anAnswerThatHasToBeLateShrinksToTheLeastTimeThatIsLateEnough() {
    let script = random(seed: 3, steps: 10)
    let (least, _) = script.shrunk { $0.answers.count > 4 && $0.answers[4] >= 137 ? $0 : nil }
    expectEqual(least, ChoiceScript(steps: [[]], orders: [[]], answers: [0, 0, 0, 0, 137]))
  }

  @Test
  func theBudgetIsKeptAndWhatFailsNeverBecomesLessSimple() {
    let script = random(seed: 4, steps: 30)
    var tried = 0
    let (least, attempts) = script.shrunk(budget: 25) {
      tried += 1
      return $0
    }
    #expect(tried <= 25 && attempts == tried)
    #expect(least.isSimpler(than: script))
    let (same, _) = script.shrunk { _ in nil }
    expectEqual(same, script.normalized)
  }
}
