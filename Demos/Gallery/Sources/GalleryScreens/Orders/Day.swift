import Foundation

/// A day of the Gregorian calendar.
public struct Day: Hashable, Comparable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// The day that a text in the form `2026-02-27` names; `nil` if the form is another or there is no such day.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard
      parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month),
      (1...Day.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  public static func < (lhs: Day, rhs: Day) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  /// The day in words, as in "Friday, February 27, 2026" in English.
  public func formatted(in locale: Locale = .gallery) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let date = calendar.date(from: DateComponents(year: year, month: month, day: day)) else { return "" }
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    return date.formatted(style.weekday(.wide).month(.wide).day().year())
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
