import Foundation

/// A row with an identifier of some type, and a number beside it.
struct MemoryRow<ID: MemoryIdentifier>: Identifiable, Hashable {
  let id: ID
  var value: Int

  /// Texts of 19 bytes.
  var text: String { "Message \(value + 10_000_000_000)" }

  /// Multiples of an odd number, which are in no order.
  static func list(_ count: Int) -> [MemoryRow] {
    (0..<count).map { MemoryRow(id: .number($0), value: $0 &* 2_654_435_761 & 0xFFFF_FFFF) }
  }
}

/// An identifier that can be made of a number.
protocol MemoryIdentifier: Hashable, Sendable {
  static func number(_ number: Int) -> Self
}

extension Int: MemoryIdentifier {
  static func number(_ number: Int) -> Int { number }
}

extension UUID: MemoryIdentifier {
  static func number(_ number: Int) -> UUID {
    let bytes = withUnsafeBytes(of: number) { Array($0) }
    return UUID(
      uuid: (
        7, 7, 7, 7, 7, 7, 7, 7, bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]
      )
    )
  }
}

extension String: MemoryIdentifier {
  /// Of 24 bytes: more than a string keeps without memory of its own.
  static func number(_ number: Int) -> String { "message-\(number + 1_000_000_000_000_000)" }
}
