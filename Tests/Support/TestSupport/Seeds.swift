import Foundation

/// How much of what tests try at random, or one by one, is tried: a tenth, or all of it with `ROSTER_SEEDS=all` in the environment.
public enum Seeds {
  /// Whether everything is tried.
  public static let areAll = ProcessInfo.processInfo.environment["ROSTER_SEEDS"] == "all"

  /// The arguments of a test: all of them, or a tenth, evenly spread and at least two.
  ///
  /// The first is among them, and so are every other time even and odd ones, as to many tests an odd seed is another scenario.
  public static func some<Arguments: Collection>(of all: Arguments) -> [Arguments.Element] {
    areAll ? Array(all) : tenth(of: all)
  }

  /// The number of rounds or steps in a test: all of them, or a tenth.
  public static func some(of count: Int) -> Int {
    areAll ? count : (count + 9) / 10
  }

  /// The pairs of two arguments of a test: all of them, or a tenth.
  public static func some<First: Collection, Second: Collection>(
    of firsts: First,
    with seconds: Second
  ) -> [(First.Element, Second.Element)] {
    some(of: firsts.flatMap { first in seconds.map { (first, $0) } })
  }

  static func tenth<Arguments: Collection>(of all: Arguments) -> [Arguments.Element] {
    let count = min(all.count, max(2, (all.count + 9) / 10))
    return (0..<count).map { number in
      let (first, end) = (number * all.count / count, (number + 1) * all.count / count)
      let place = first % 2 == number % 2 ? first : min(first + 1, end - 1)
      return all[all.index(all.startIndex, offsetBy: place)]
    }
  }
}
