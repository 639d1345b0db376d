import Simulation
import TestSupport
import Testing

@Suite struct ChoicesTests {
  private func drawn(_ choices: Choices) -> [Int] {
    var numbers: [Int] = []
    while choices.beginStep(), choices.recorded.steps.count <= 5 {
      numbers += [choices.below(10), choices.below(3, .order), choices.below(1_000, .answer), choices.below(1)]
      numbers.append(choices.chance(percent: 50) ? 1 : 0)
      numbers.append(choices.weighted([1, 0, 5]))
      numbers.append(choices.pick(Array(0..<20)))
    }
    return numbers
  }

  @Test
  func theSameSeedDrawsTheSameAnotherSeedSomethingElseAndWhatWasDrawnDrawsItAgain() {
    let first = Choices(seed: 5)
    let numbers = drawn(first)
    expectEqual(drawn(Choices(seed: 5)), numbers)
    #expect(drawn(Choices(seed: 6)) != numbers)
    let script = first.recorded.prefix(steps: 4)
    expectEqual(drawn(Choices(script: script)), numbers)
    expectEqual(drawn(Choices(script: script.normalized)), numbers)
  }

  @Test
  func choicesThatBeginAgainAreTheSameAndTheJournalIsToldOfIt() {
    for choices in [Choices(seed: 5), Choices(script: ChoiceScript(steps: [[3], [4, 1]], answers: [7]))] {
      var notes: [Choices.Note] = []
      choices.journal = { notes.append($0) }
      let numbers = drawn(choices)
      let first = notes
      #expect(first.contains(.step) && !first.contains(.restart))
      expectEqual(drawn(choices.restarted()), numbers)
      expectEqual(notes, first + [.restart] + first)
    }
  }

  @Test
  func pastTheEndOfAScriptEverythingIsZeroTheStandardLibrarysMethodsIncluded() {
    var choices = Choices(script: ChoiceScript(steps: [[]]))
    #expect(choices.beginStep())
    expectEqual(choices.below(7), 0)
    #expect(!choices.chance(percent: 99))
    for bound in 1..<200 { expectEqual(Int.random(in: 0..<bound, using: &choices), 0) }
    expectEqual([3, 2, 1].randomElement(using: &choices), 3)
    #expect(Double.random(in: 0..<1, using: &choices) < 0.001)
    #expect(!choices.beginStep())
  }

  @Test
  func aScriptIsReadFromItsTextAndTextsOfOtherVersionsAreNot() {
    for seed in UInt64(0)..<50 {
      let choices = Choices(seed: seed)
      _ = drawn(choices)
      expectEqual(ChoiceScript(choices.recorded.description), choices.recorded, "seed \(seed)")
    }
    let script = ChoiceScript(steps: [[], [1, 2], [3]], orders: [[], [], [4]], answers: [5, 6])
    expectEqual(script.description, "1:,1.2,3/,,4/5.6")
    for wrong in ["", "1:", "2:,1.2,3/,,4/5.6", "1:,1.2,3/,,4", "1:a//", "1:-1//", ",1.2,3/,,4/5.6", "1:1/1/1,1"] {
      #expect(ChoiceScript(wrong) == nil, "\(wrong)")
    }
  }

  @Test
  func shorterIsSimplerThenFewerChoicesOfOrderThenSmallerOnes() {
    let ordered = [
      ChoiceScript(steps: [[]]), ChoiceScript(steps: [[1]]), ChoiceScript(steps: [[2]]), ChoiceScript(steps: [[1, 1]]),
      ChoiceScript(steps: [[9]], orders: [[1]]), ChoiceScript(steps: [[], []]),
    ]
    for (index, script) in ordered.enumerated() {
      for (other, second) in ordered.enumerated() {
        expectEqual(script.isSimpler(than: second), (index < other), "\(index) \(other)")
      }
    }
  }
}
