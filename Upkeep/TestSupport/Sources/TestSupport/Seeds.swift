import Foundation

/// The share of random seeds and of small spaces that tests try.
///
/// The default is a fortieth. With `tenth`, `third`, or `all` in `ROSTER_SEEDS`, tests try that share, and slow tests run too.
public enum Seeds {
  /// The number of arguments of which one is tried.
  static let share =
    switch ProcessInfo.processInfo.environment["ROSTER_SEEDS"] {
    case "all": 1
    case "third": 3
    case "tenth": 10
    default: 40
    }

  /// A Boolean value that indicates whether slow tests run.
  public static let runSlowTests = share < 40

  /// The arguments of a test: all of them, or a share, evenly spread and at least two.
  ///
  /// The first is among them, and so are every other time even and odd ones, as to many tests an odd seed is another scenario.
  public static func some<Arguments: Collection>(of all: Arguments) -> [Arguments.Element] {
    share == 1 ? Array(all) : part(of: all, share: share)
  }

  /// The number of rounds or steps in a test: all of them, or a share.
  public static func some(of count: Int) -> Int { (count + share - 1) / share }

  /// The pairs of two arguments of a test: all of them, or a share.
  public static func some<First: Collection, Second: Collection>(
    of firsts: First,
    with seconds: Second
  ) -> [(First.Element, Second.Element)] {
    some(of: firsts.flatMap { first in seconds.map { (first, $0) } })
  }

  static func part<Arguments: Collection>(of all: Arguments, share: Int) -> [Arguments.Element] {
    let count = min(all.count, max(2, (all.count + share - 1) / share))
    return (0..<count).map { number in
      let (first, end) = (number * all.count / count, (number + 1) * all.count / count)
      let place = first % 2 == number % 2 ? first : min(first + 1, end - 1)
      return all[all.index(all.startIndex, offsetBy: place)]
    }
  }
}
