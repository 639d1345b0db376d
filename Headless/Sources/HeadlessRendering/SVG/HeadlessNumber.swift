import Foundation
import HeadlessUIKit

/// Formats numbers identically on every machine.
enum HeadlessNumber {
  /// The largest absolute value that is written, far beyond any screen.
  static let limit: CGFloat = 1_000_000_000

  /// Returns a number with at most two decimals, a point, no trailing zeros, and no negative zero. NaN becomes 0.
  static func text(_ value: CGFloat) -> String {
    guard !value.isNaN else { return "0" }
    let hundredths = Int((min(max(value, -limit), limit) * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, fraction) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if fraction == 0 { return "\(sign)\(whole)" }
    if fraction % 10 == 0 { return "\(sign)\(whole).\(fraction / 10)" }
    return "\(sign)\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
