/// Draws the choices of a run, from a seed or from a script, and notes them.
///
/// It is a generator of random numbers too, so that `Int.random(in:using:)` and `randomElement(using:)` draw from it;
/// what they return becomes simpler when a script does.
public final class Choices: RandomNumberGenerator {
  /// The kinds of choices, each with a list of its own.
  public enum Kind: Hashable, Sendable { case step, order, answer }

  /// A kind of choice that is recorded as a run goes on.
  public enum Note: Hashable, Sendable {
    /// The run begins again from its beginning.
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

  /// The choices that were drawn until now.
  public private(set) var recorded = ChoiceScript()

  /// Is called with each choice as it is drawn, and with each step that begins.
  public var journal: ((Note) -> Void)?

  /// Draws from a seed: the same numbers for the same seed, on every machine.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
    script = nil
  }

  /// Draws the choices of a script, and zero after its end.
  public init(script: ChoiceScript) {
    seed = 0
    state = 0
    self.script = script
  }

  /// The same choices, from their beginning; the journal goes on with them.
  public func restarted() -> Choices {
    let choices = script.map { Choices(script: $0) } ?? Choices(seed: seed)
    choices.journal = journal
    journal?(.restart)
    return choices
  }

  /// Whether the choices come from a script.
  public var isReplay: Bool { script != nil }

  /// Begins the next step; `false` if there is a script and it is at its end.
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

  /// A number from zero until a bound. A bound of one leaves no choice, and nothing is drawn.
  ///
  /// - Precondition: the bound is positive, and a step has begun.
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

  /// One of a collection's elements; the first is the simplest.
  ///
  /// - Precondition: the collection is not empty.
  public func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element {
    elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Whether something happens that has a chance of so many percent; `false` is the simplest.
  public func chance(percent: Int, _ kind: Kind = .step) -> Bool { below(100, kind) >= 100 - percent }

  /// An index, in proportion to its weight; the first is the simplest.
  ///
  /// - Precondition: the weights are not negative, and one is positive.
  public func weighted(_ weights: [Int]) -> Int {
    var rest = below(weights.reduce(0, +))
    for (index, weight) in weights.enumerated() {
      if rest < weight { return index }
      rest -= weight
    }
    return weights.count - 1
  }

  /// A number whose upper half is drawn. The lower half is constant, so that methods of the standard library that try
  /// again after numbers they cannot use do not do so forever when the script is at its end.
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

  /// SplitMix64, by Sebastiano Vigna: https://prng.di.unimi.it/splitmix64.c
  private func splitMix() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
