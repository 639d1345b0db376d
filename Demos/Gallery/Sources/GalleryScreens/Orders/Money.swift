import Foundation

/// An amount in a currency.
public struct Money: Hashable, Sendable {
  public var amount: Decimal
  /// The ISO 4217 code.
  public var currency: String

  public init(_ amount: Decimal, _ currency: String) {
    self.amount = amount
    self.currency = currency
  }

  /// The amount with the currency's symbol and number of decimals, as in "$1,234.50" and "¥1,235" in English.
  public func formatted(in locale: Locale = .gallery) -> String {
    amount.formatted(.currency(code: currency).locale(locale))
  }
}
