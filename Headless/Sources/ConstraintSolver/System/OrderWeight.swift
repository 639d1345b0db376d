/// The costs of constraints where levels leave a choice.
///
/// Each weight has a pseudorandom fraction that depends only on its number, so sums of different weights differ, and the choice
/// is unique.
package enum OrderWeight {
  /// The number of parts in 1. Weights of errors are multiples of a part.
  package static let parts = 1 << 25

  /// Returns the weight of a constraint's error, which increases with its place in the order.
  package static func error(rank: Int) -> Double {
    Double(rank + 1) + fraction(rank) / 2
  }

  /// Returns the weight of an inequality's slack. It decreases in the order of solving, so a lower level seldom has anything to
  /// change.
  package static func slack(index: Int) -> Double {
    1 + 1 / (Double(index) + 2) + fraction(index) / 1_024
  }

  /// Returns a number from 0 to 1 with 24 bits (the mixing of SplitMix64).
  private static func fraction(_ number: Int) -> Double {
    var mixed = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 40) / Double(1 << 24)
  }
}
