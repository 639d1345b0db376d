/// What constraints cost where levels leave a choice.
///
/// Each weight has a fraction that looks random and depends on its number only, so that sums of different weights are
/// not equal: then the choice is unique.
package enum OrderWeight {
  /// How many parts one has: weights of errors are whole numbers of them.
  package static let parts = 1 << 25

  /// Of the error of a constraint: it grows with the constraint's place in the order.
  package static func error(rank: Int) -> Double {
    Double(rank + 1) + fraction(rank) / 2
  }

  /// Of what an inequality has left. It falls with the order in which constraints are solved, so that a lower level
  /// seldom has anything to change.
  package static func slack(index: Int) -> Double {
    1 + 1 / (Double(index) + 2) + fraction(index) / 1_024
  }

  /// A number from 0 to 1 with 24 bits (the mixing of SplitMix64).
  private static func fraction(_ number: Int) -> Double {
    var mixed = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 40) / Double(1 << 24)
  }
}
