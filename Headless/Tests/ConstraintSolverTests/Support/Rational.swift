/// An exact fraction. What does not fit becomes `unknown`, and so does everything computed from it.
struct Rational: Equatable {
  static let unknown = Rational(numerator: 0, denominator: 0)

  let numerator: Int
  /// Positive, or 0 if unknown.
  let denominator: Int

  init(_ number: Int) {
    self.init(numerator: number, denominator: 1)
  }

  init(_ numerator: Int, over denominator: Int) {
    guard denominator != 0 else {
      self = .unknown
      return
    }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign = denominator < 0 ? -1 : 1
    self.init(numerator: sign * numerator / Int(divisor), denominator: sign * denominator / Int(divisor))
  }

  private init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var isUnknown: Bool { denominator == 0 }
  var isZero: Bool { numerator == 0 }
  var sign: Int { numerator.signum() }
  var value: Double { Double(numerator) / Double(denominator) }

  static prefix func - (number: Rational) -> Rational {
    Rational(numerator: -number.numerator, denominator: number.denominator)
  }

  static func + (left: Rational, right: Rational) -> Rational {
    if left.isZero, !left.isUnknown { return right }
    if right.isZero, !right.isUnknown { return left }
    let (first, firstOverflows) = left.numerator.multipliedReportingOverflow(by: right.denominator)
    let (second, secondOverflows) = right.numerator.multipliedReportingOverflow(by: left.denominator)
    let (sum, sumOverflows) = first.addingReportingOverflow(second)
    let (denominator, overflows) = left.denominator.multipliedReportingOverflow(by: right.denominator)
    if firstOverflows || secondOverflows || sumOverflows || overflows || sum == .min { return .unknown }
    return Rational(sum, over: denominator)
  }

  static func - (left: Rational, right: Rational) -> Rational { left + -right }

  static func * (left: Rational, right: Rational) -> Rational {
    let (numerator, overflows) = left.numerator.multipliedReportingOverflow(by: right.numerator)
    let (denominator, alsoOverflows) = left.denominator.multipliedReportingOverflow(by: right.denominator)
    if overflows || alsoOverflows || numerator == .min { return .unknown }
    return Rational(numerator, over: denominator)
  }

  static func / (left: Rational, right: Rational) -> Rational {
    left * Rational(right.denominator, over: right.numerator)
  }

  private static func greatestCommonDivisor(_ first: UInt, _ second: UInt) -> UInt {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return max(first, 1)
  }
}
