import Foundation

/// A hash that's cheaper than `Hasher` for integers, UUIDs, and ASCII strings, and `Hasher`'s for everything else.
///
/// It differs between runs of a program, as `Hasher` does. No result depends on it.
@usableFromInline
struct MatchHash<ID: Hashable>: Sendable {
  @usableFromInline let seed: UInt64

  @inlinable
  init() {
    seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1
  }

  @inlinable
  @inline(__always)
  func callAsFunction(_ id: ID) -> UInt64 {
    // The checks are constants once the code is specialized, and prove the casts.
    if ID.self == Int.self {
      return fold(UInt64(bitPattern: Int64(unsafeBitCast(id, to: Int.self))), 0x9E37_79B9_7F4A_7C15)
    }
    if ID.self == UUID.self {
      let halves = unsafeBitCast(unsafeBitCast(id, to: UUID.self).uuid, to: (UInt64, UInt64).self)
      return fold(halves.0, halves.1)
    }
    if ID.self == String.self { return hash(unsafeBitCast(id, to: String.self)) }
    return hash(of: id)
  }

  @inlinable
  @inline(__always)
  func hash(of value: some Hashable) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(value)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  @inlinable
  @inline(__always)
  func hash(_ text: String) -> UInt64 {
    let ascii = text.utf8.withContiguousStorageIfAvailable { hash(UnsafeRawBufferPointer($0)) }
    // The first is `nil` without contiguous storage, the second if the string isn't ASCII.
    if let ascii, let hash = ascii { return hash }
    return hashFolded(text)
  }

  /// Returns the hash of a string that isn't ASCII or lacks contiguous storage.
  ///
  /// Three characters outside of ASCII are equal to one inside. So a string of ASCII and these must have the hash of
  /// the equal ASCII string. This is true of no other character, because its decomposition would have to be ASCII.
  @usableFromInline
  func hashFolded(_ text: String) -> UInt64 {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{212A}": bytes.append(UInt8(ascii: "K"))
      case "\u{037E}": bytes.append(UInt8(ascii: ";"))
      case "\u{1FEF}": bytes.append(UInt8(ascii: "`"))
      default:
        guard scalar.isASCII else { return hash(of: text) }
        bytes.append(UInt8(scalar.value))
      }
    }
    return bytes.withUnsafeBytes(hash) ?? hash(of: text)
  }

  /// Returns the hash of ASCII text, or `nil` for other bytes.
  @inlinable
  func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
    var state = UInt64(truncatingIfNeeded: bytes.count)
    var seen: UInt64 = 0
    var offset = 0
    while offset &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      seen |= word
      state = fold(state, word)
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest &<< 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    seen |= rest
    return seen & 0x8080_8080_8080_8080 == 0 ? fold(state, rest) : nil
  }

  /// Multiplies two words mixed with the seed, and folds the product's halves.
  @inlinable
  @inline(__always)
  func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = (first ^ seed).multipliedFullWidth(by: second ^ seed.byteSwapped ^ 0xBF58_476D_1CE4_E5B9)
    let mixed = product.high ^ product.low
    return (mixed ^ (mixed >> 32)) &* 0x94D0_49BB_1331_11EB
  }
}
