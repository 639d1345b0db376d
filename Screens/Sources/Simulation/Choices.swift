/// A source of a run's choices, from a seed or from a script, which it records.
///
/// It's a random number generator, too, so that `Int.random(in:using:)` and `randomElement(using:)` draw from it. A simpler script
/// makes their results simpler.
public final class Choices: RandomNumberGenerator {
  /// The kinds of choices, each with its own list.
  public enum Kind: Hashable, Sendable { case step, order, answer }

  /// An entry of the journal of a run.
  public enum Note: Hashable, Sendable {
    /// The run restarts.
    case restart
    /// A step begins.
    case step
    /// A number was drawn.
    case choice(Kind, Int)
  }

  private let seed: UInt64
  private var state: UInt64
  private let script: ChoiceScript?
  private var step = -1
  private var stepPosition = 0
  private var orderPosition = 0
  private var answerPosition = 0

  /// The choices until now.
  public private(set) var recorded = ChoiceScript()

  /// A closure that's called with each choice and each new step.
  public var journal: ((Note) -> Void)?

  /// Creates choices from a seed: the same numbers for the same seed, on every machine.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
    script = nil
  }

  /// Creates choices from a script, with zeros after its end.
  public init(script: ChoiceScript) {
    seed = 0
    state = 0
    self.script = script
  }

  /// Returns the same choices, from their beginning, with the same journal.
  public func restarted() -> Choices {
    let choices = script.map { Choices(script: $0) } ?? Choices(seed: seed)
    choices.journal = journal
    journal?(.restart)
    return choices
  }

  /// A Boolean value that indicates whether the choices are from a script.
  public var isReplay: Bool { script != nil }

  /// Begins the next step, and returns `false` at the end of a script.
  public func beginStep() -> Bool {
    if let script, step + 1 >= script.steps.count { return false }
    step += 1
    stepPosition = 0
    orderPosition = 0
    recorded.steps.append([])
    recorded.orders.append([])
    journal?(.step)
    return true
  }

  /// Returns a number from zero until a bound. For a bound of one, nothing is drawn.
  ///
  /// - Precondition: The bound is positive, and a step has begun.
  public func below(_ bound: Int, _ kind: Kind = .step) -> Int {
    guard bound > 0 else { fatalError("There is no choice below \(bound)") }
    guard step >= 0 else { fatalError("A choice was drawn before the first step") }
    guard bound > 1 else { return 0 }
    let value: Int
    switch kind {
    case .step:
      value = draw(bound, script?.steps, &stepPosition)
      recorded.steps[step].append(value)
    case .order:
      value = draw(bound, script?.orders, &orderPosition)
      recorded.orders[step].append(value)
    case .answer:
      value = draw(bound, script.map { $0.answers }, at: &answerPosition)
      recorded.answers.append(value)
    }
    journal?(.choice(kind, value))
    return value
  }

  /// Returns one of a collection's elements. The first is the simplest.
  ///
  /// - Precondition: The collection isn't empty.
  public func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element {
    elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Returns `true` with a probability in percent. `false` is the simplest.
  public func chance(percent: Int, _ kind: Kind = .step) -> Bool { below(100, kind) >= 100 - percent }

  /// Returns an index, in proportion to its weight. The first is the simplest.
  ///
  /// - Precondition: The weights aren't negative, and one is positive.
  public func weighted(_ weights: [Int]) -> Int {
    var rest = below(weights.reduce(0, +))
    for (index, weight) in weights.enumerated() {
      if rest < weight { return index }
      rest -= weight
    }
    return weights.count - 1
  }

  /// Returns a number with a drawn upper half. The lower half is constant, so that standard library methods that reject numbers don't
  /// retry forever after a script's end.
  public func next() -> UInt64 { UInt64(below(1 << 32)) << 32 | 0xFFFF_FFFF }

  // MARK: Drawing

  private func draw(_ bound: Int, _ lists: [[Int]]?, _ position: inout Int) -> Int {
    draw(bound, lists.map { $0.indices.contains(step) ? $0[step] : [] }, at: &position)
  }

  private func draw(_ bound: Int, _ list: [Int]?, at position: inout Int) -> Int {
    guard let list else { return Int(splitMix() % UInt64(bound)) }
    defer { position += 1 }
    return position < list.count ? list[position] % bound : 0
  }

  /// Returns the next number of SplitMix64, by Sebastiano Vigna: https://prng.di.unimi.it/splitmix64.c
  private func splitMix() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
