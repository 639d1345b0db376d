extension Duration {
  /// The duration, limited to zero through a century, because clock instants overflow.
  var onClock: Duration { min(max(self, .zero), .seconds(100 * 365 * 86_400)) }
}
