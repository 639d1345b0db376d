import Foundation

/// A hash that is cheaper than `Hasher` for integers and UUIDs, and `Hasher`'s for everything else.
///
/// It differs between runs of a program as `Hasher` does; no result depends on it.
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
    // The checks are constants once the code is specialised, and prove the casts.
    if ID.self == Int.self {
      return fold(UInt64(bitPattern: Int64(unsafeBitCast(id, to: Int.self))), 0x9E37_79B9_7F4A_7C15)
    }
    if ID.self == UUID.self {
      let halves = unsafeBitCast(unsafeBitCast(id, to: UUID.self).uuid, to: (UInt64, UInt64).self)
      return fold(halves.0, halves.1)
    }
    var hasher = Hasher()
    hasher.combine(id)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  /// Multiplies two words that the seed has changed, and folds the product's halves.
  @inlinable
  @inline(__always)
  func fold(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let product = (first ^ seed).multipliedFullWidth(by: second ^ seed.byteSwapped ^ 0xBF58_476D_1CE4_E5B9)
    let mixed = product.high ^ product.low
    return (mixed ^ (mixed >> 32)) &* 0x94D0_49BB_1331_11EB
  }
}
