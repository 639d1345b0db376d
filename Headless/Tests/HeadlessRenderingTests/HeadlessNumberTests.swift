import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessRendering

@MainActor struct HeadlessNumberTests {
  /// Every thousandth around zero, against digits that are put together from whole numbers.
  @Test func numbersNearZeroHaveAtMostTwoDecimals() {
    for thousandths in -3_000...3_000 {
      let magnitude = (abs(thousandths) + 5) / 10
      // A half is rounded as its binary value says; whole numbers cannot say which way that is.
      guard abs(thousandths) % 10 != 5 else { continue }
      var expected = "\(magnitude / 100)"
      if magnitude % 100 != 0 {
        expected += "." + (magnitude % 100 < 10 ? "0" : "") + "\(magnitude % 100)"
        if expected.hasSuffix("0") { expected.removeLast() }
      }
      if thousandths < 0, magnitude != 0 { expected = "-" + expected }
      expectEqual(HeadlessNumber.text(CGFloat(thousandths) / 1_000), expected)
    }
  }

  @Test func numbersThatAreNoneAreWritten() {
    expectEqual(HeadlessNumber.text(.nan), "0")
    expectEqual(HeadlessNumber.text(.infinity), "1000000000")
    expectEqual(HeadlessNumber.text(-.infinity), "-1000000000")
    expectEqual(HeadlessNumber.text(-0.0), "0")
    expectEqual(HeadlessNumber.text(.leastNonzeroMagnitude), "0")
    expectEqual(HeadlessNumber.text(-0.004), "0")
  }
}
