import Foundation
import TestSupport
import Testing

@testable import ListChanges

/// Equal identifiers have the same hash, however they are kept.
struct MatchHashTests {
  private let hash = MatchHash<String>()

  /// Strings are equal if they are canonically equivalent: of each character that is equal to an ASCII one, alone and
  /// among others.
  @Test func charactersThatAreEqualToASCII() throws {
    let ascii = Dictionary(uniqueKeysWithValues: (0..<128).map { (String(UnicodeScalar(UInt8($0))), $0) })
    var outside = 0
    for value in UInt32(128)...0x10_FFFF {
      guard let scalar = UnicodeScalar(value), let number = ascii[String(scalar)] else { continue }
      outside += 1
      let equal = String(UnicodeScalar(UInt8(number)))
      for (before, after) in [("", ""), ("identifier-", ""), ("", "-00000001"), ("an identifier of ", " words")] {
        let text = before + String(scalar) + after
        try #require(text == before + equal + after)
        expectEqual(hash(text), hash(before + equal + after))
      }
    }
    expectEqual(outside, 3)
  }

  @Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("\u{212B}", "A\u{30A}"), ("K\u{327}", "\u{136}"), ("\u{212A}\u{327}", "\u{136}"),
  ])
  func composedAndDecomposed(_ one: String, _ other: String) throws {
    try #require(one == other)
    expectEqual(hash(one), hash(other))
    expectEqual(hash("a long identifier " + one), hash("a long identifier " + other))
  }

  /// Strings of up to fifteen bytes are kept without memory of their own.
  @Test(arguments: 0..<40)
  func eachByteCounts(length: Int) {
    let text = String(repeating: "a", count: length)
    var hashes: Set<UInt64> = [hash(text), hash(text + "\0"), hash("\0" + text)]
    for index in 0..<length {
      var bytes = Array(text.utf8)
      bytes[index] = UInt8(ascii: "b")
      let changed = String(decoding: bytes, as: UTF8.self)
      let slice = String(("<" + changed + ">").dropFirst().dropLast())
      expectEqual(hash(changed), hash(slice))
      hashes.insert(hash(changed))
    }
    expectEqual(hashes.count, (length == 0 ? 2 : length + 3))
  }

  /// Names that differ in their number only, as identifiers do, share no hash and hardly a slot.
  @Test func numberedIdentifiers() {
    let hashes = (0..<20_000).map { hash("identifier-" + String($0)) }
    expectEqual(Set(hashes).count, hashes.count)
    #expect(Set(hashes.map { $0 >> 32 & 0xFFFF }).count > 15_000)
    #expect(Set(hashes.map { $0 & 0xFFFF }).count > 15_000)
  }
}
