import Foundation
import GalleryScreens
import Testing

struct MoneyTests {
  @Test(arguments: [
    ("1234.5", "EUR", "€1,234.50"),
    ("12000", "JPY", "¥12,000"),
    ("0.1", "USD", "$0.10"),
    ("-3", "GBP", "-£3.00"),
    ("7", "CHF", "CHF\u{A0}7.00"),
    ("1.25", "KWD", "KWD\u{A0}1.250"),
  ])
  func hasTheDecimalsOfTheCurrency(amount: String, currency: String, text: String) throws {
    let amount = try #require(Decimal(string: amount))
    #expect(Money(amount, currency).formatted() == text)
  }
}
