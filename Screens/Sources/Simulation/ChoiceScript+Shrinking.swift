extension ChoiceScript {
  /// Searches for the simplest script that still fails: fewer steps, then a plainer order, then smaller choices.
  ///
  /// Chunks of steps are removed, halving in size, as in delta debugging (Zeller and Hildebrandt, 2002). Then choices are lowered as in
  /// Hypothesis (MacIver and Donaldson, 2020). The search ends, since only strictly simpler scripts are accepted.
  ///
  /// - Parameters:
  ///   - budget: The maximum number of attempted scripts.
  ///   - fails: A closure that runs a script, and returns the run's choices if it fails in the same way, or `nil`.
  /// - Returns: The script, and the number of attempts.
  public func shrunk(
    budget: Int = 2_000,
    while fails: (ChoiceScript) -> ChoiceScript?
  ) -> (script: ChoiceScript, attempts: Int) {
    var shrinker = Shrinker(best: normalized, budget: budget)
    shrinker.run(fails)
    return (shrinker.best, shrinker.attempts)
  }
}

/// The simplest script so far, and the effort.
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

  /// Tries a change, and returns whether the changed script fails and is simpler.
  private mutating func attempt(_ fails: Test, _ change: (inout ChoiceScript) -> Void) -> Bool {
    var candidate = best
    change(&candidate)
    guard attempts < budget, candidate.isSimpler(than: best) else { return false }
    attempts += 1
    guard let drawn = fails(candidate)?.normalized, drawn.isSimpler(than: best) else { return false }
    best = drawn
    return true
  }

  /// Removes chunks of steps. The first list is the beginning, and remains.
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

  /// Lowers the choices of one list to zero, a half, or one less.
  private mutating func lower(_ list: WritableKeyPath<ChoiceScript, [Int]>, _ fails: Test) -> Bool {
    guard !best[keyPath: list].isEmpty else { return false }
    let stepCount = best.steps.count
    if attempt(fails, { $0[keyPath: list] = [] }) { return true }
    var isBetter = false
    var choice = 0
    // A change may have removed steps, and with them the list.
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
