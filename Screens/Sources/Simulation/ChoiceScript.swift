/// The choices of a run: all that is random in it, so that it can be had again.
///
/// A choice is a number below a bound, and zero is the simplest. A draw past the end of a list is zero. The three
/// kinds are kept apart, so that a step can be taken out without shifting the others, and so that the same events can
/// be run in another order.
public struct ChoiceScript: Hashable, Sendable, Codable {
  /// The steps of a person: a list of choices for each; the first list is the beginning.
  public var steps: [[Int]]
  /// Which work runs next: a list of choices for each step.
  public var orders: [[Int]]
  /// When and how requests are answered, in the order of the requests.
  public var answers: [Int]

  public init(steps: [[Int]] = [], orders: [[Int]] = [], answers: [Int] = []) {
    self.steps = steps
    self.orders = orders
    self.answers = answers
  }

  /// The same steps and answers where work runs in the order of its age.
  public var inPlainOrder: ChoiceScript { ChoiceScript(steps: steps, orders: steps.map { _ in [] }, answers: answers) }

  /// Only the beginning and the first steps.
  public func prefix(steps count: Int) -> ChoiceScript {
    ChoiceScript(steps: Array(steps.prefix(count + 1)), orders: Array(orders.prefix(count + 1)), answers: answers)
  }

  /// Without zeros at the ends of lists, which change nothing.
  public var normalized: ChoiceScript {
    func trimmed(_ list: [Int]) -> [Int] { Array(list.prefix((list.lastIndex { $0 != 0 } ?? -1) + 1)) }
    return ChoiceScript(steps: steps.map(trimmed), orders: orders.map(trimmed), answers: trimmed(answers))
  }

  /// Whether this one is shorter, or as long and plainer: fewer choices that are not zero, then smaller ones.
  public func isSimpler(than other: ChoiceScript) -> Bool {
    size.lexicographicallyPrecedes(other.size)
  }

  private var size: [Int] {
    let events = steps.joined()
    let others = [orders.joined().map { $0 }, answers].joined()
    return [
      steps.count, others.count { $0 != 0 }, events.count, events.reduce(0, Self.sum), others.reduce(0, Self.sum),
    ]
  }

  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, overflow) = first.addingReportingOverflow(second)
    return overflow ? .max : sum
  }
}

extension ChoiceScript: LosslessStringConvertible {
  /// The version of ``description``.
  ///
  /// It changes when the same choices no longer mean the same; scripts of other versions are not read.
  public static let version = 1

  /// One line: the version, then steps, orders and answers; lists end with commas, numbers with points.
  public var description: String {
    let lists = [steps, orders, [answers]].map { list in
      list.map { $0.map(String.init).joined(separator: ".") }.joined(separator: ",")
    }
    return "\(Self.version):" + lists.joined(separator: "/")
  }

  /// Reads a script; `nil` if the text is not one of this version.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, Int(parts[0]) == Self.version else { return nil }
    var kinds: [[[Int]]] = []
    for kind in parts[1].split(separator: "/", omittingEmptySubsequences: false) {
      var lists: [[Int]] = []
      for list in kind.split(separator: ",", omittingEmptySubsequences: false) {
        let numbers = list.split(separator: ".", omittingEmptySubsequences: true)
        let parsed = numbers.compactMap { Int($0) }
        guard parsed.count == numbers.count, parsed.allSatisfy({ $0 >= 0 }) else { return nil }
        lists.append(parsed)
      }
      kinds.append(lists)
    }
    guard kinds.count == 3, kinds[2].count == 1 else { return nil }
    self.init(steps: kinds[0], orders: kinds[1], answers: kinds[2][0])
  }
}
