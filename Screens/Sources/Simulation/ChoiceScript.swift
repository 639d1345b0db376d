/// The choices of a run: everything random in it, which makes it reproducible.
///
/// A choice is a number below a bound, and zero is the simplest. A draw past the end of a list is zero. Separate kinds allow removing a
/// step without shifting the others, and running the same events in another order.
public struct ChoiceScript: Hashable, Sendable, Codable {
  /// The steps of a person: a list of choices for each, starting with the beginning.
  public var steps: [[Int]]
  /// The order of work: a list of choices for each step.
  public var orders: [[Int]]
  /// The latencies and failures of requests, in the order of the requests.
  public var answers: [Int]

  /// Creates a script.
  public init(steps: [[Int]] = [], orders: [[Int]] = [], answers: [Int] = []) {
    self.steps = steps
    self.orders = orders
    self.answers = answers
  }

  /// The script with the same steps and answers, whose work runs oldest first.
  public var inPlainOrder: ChoiceScript { ChoiceScript(steps: steps, orders: steps.map { _ in [] }, answers: answers) }

  /// Returns the script's beginning and first steps.
  public func prefix(steps count: Int) -> ChoiceScript {
    ChoiceScript(steps: Array(steps.prefix(count + 1)), orders: Array(orders.prefix(count + 1)), answers: answers)
  }

  /// The script without zeros at the ends of lists, which have no effect.
  public var normalized: ChoiceScript {
    func trimmed(_ list: [Int]) -> [Int] { Array(list.prefix((list.lastIndex { $0 != 0 } ?? -1) + 1)) }
    return ChoiceScript(steps: steps.map(trimmed), orders: orders.map(trimmed), answers: trimmed(answers))
  }

  /// Returns a Boolean value that indicates whether this script is simpler.
  ///
  /// It compares the numbers of steps, of nonzero orders and answers, and of step choices, and then the sums of both, in this order.
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
  /// It changes when the same choices no longer mean the same. Scripts of other versions can't be read.
  public static let version = 1

  /// A line with the version, then steps, orders, and answers. Commas separate lists, and points separate numbers.
  public var description: String {
    let lists = [steps, orders, [answers]].map { list in
      list.map { $0.map(String.init).joined(separator: ".") }.joined(separator: ",")
    }
    return "\(Self.version):" + lists.joined(separator: "/")
  }

  /// Reads a script, or returns `nil` if the text isn't one of this version.
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
