extension ChoiceScript {
  /// Looks for the simplest script that still fails: fewer steps, then a plainer order, then smaller choices.
  ///
  /// Chunks of steps are taken out, halving in size, as in delta debugging (Zeller and Hildebrandt, 2002); then choices
  /// are lowered as in Hypothesis (MacIver and Donaldson, 2020). Only strictly simpler scripts are kept, so that it ends.
  ///
  /// - Parameters:
  ///   - budget: how many scripts are tried at most.
  ///   - fails: runs a script; what was drawn in the run if it fails in the same way, or `nil`
  /// - Returns: the script, and how many were tried.
  public func shrunk(
    budget: Int = 2_000,
    while fails: (ChoiceScript) -> ChoiceScript?
  ) -> (script: ChoiceScript, attempts: Int) {
    var shrinker = Shrinker(best: normalized, budget: budget)
    shrinker.run(fails)
    return (shrinker.best, shrinker.attempts)
  }
}

/// The best script until now, and what was spent on it.
private struct Shrinker {
  private(set) var best: ChoiceScript
  private(set) var attempts = 0
  private let budget: Int
  private typealias Test = (ChoiceScript) -> ChoiceScript?

  init(best: ChoiceScript, budget: Int) {
    self.best = best
    self.budget = budget
  }

  mutating func run(_ fails: (ChoiceScript) -> ChoiceScript?) {
    var isBetter = true
    while isBetter, attempts < budget {
      isBetter = attempt(fails) { $0 = $0.inPlainOrder }
      if removeSteps(fails) { isBetter = true }
      for step in best.orders.indices.reversed() where step < best.orders.count {
        if lower(\.orders[step], fails) { isBetter = true }
      }
      if lower(\.answers, fails) { isBetter = true }
      for step in best.steps.indices.reversed() where step < best.steps.count {
        if lower(\.steps[step], fails) { isBetter = true }
      }
    }
  }

  /// Tries a change; `true` if the script fails with it and is simpler.
  private mutating func attempt(_ fails: Test, _ change: (inout ChoiceScript) -> Void) -> Bool {
    var candidate = best
    change(&candidate)
    guard attempts < budget, candidate.isSimpler(than: best) else { return false }
    attempts += 1
    guard let drawn = fails(candidate)?.normalized, drawn.isSimpler(than: best) else { return false }
    best = drawn
    return true
  }

  /// Takes out chunks of steps. The first list is the beginning and stays.
  private mutating func removeSteps(_ fails: Test) -> Bool {
    var isBetter = false
    var size = max(1, best.steps.count / 2)
    while true {
      var end = best.steps.count
      while end > 1 {
        let range = max(1, end - size)..<end
        let isShorter = attempt(fails) {
          $0.steps.removeSubrange(range)
          $0.orders.removeSubrange(range.clamped(to: $0.orders.indices))
        }
        if isShorter { isBetter = true }
        end = min(range.lowerBound, best.steps.count)
      }
      if size == 1 { return isBetter }
      size /= 2
    }
  }

  /// Makes the choices of one list zero, or half, or one less.
  private mutating func lower(_ list: WritableKeyPath<ChoiceScript, [Int]>, _ fails: Test) -> Bool {
    guard !best[keyPath: list].isEmpty else { return false }
    let stepCount = best.steps.count
    if attempt(fails, { $0[keyPath: list] = [] }) { return true }
    var isBetter = false
    var choice = 0
    // A change may have taken steps away, and with them the list.
    while best.steps.count == stepCount, choice < best[keyPath: list].count {
      let value = best[keyPath: list][choice]
      for simpler in [0, value / 2, value - 1] where simpler >= 0 && simpler < value {
        guard attempt(fails, { $0[keyPath: list][choice] = simpler }) else { continue }
        isBetter = true
        break
      }
      choice += 1
    }
    return isBetter
  }
}
