extension Duration {
  /// The whole nanoseconds, limited to the range of 64-bit numbers.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    guard abs(seconds) < .max / 1_000_000_000 - 1 else { return seconds < 0 ? .min / 2 : .max / 2 }
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
