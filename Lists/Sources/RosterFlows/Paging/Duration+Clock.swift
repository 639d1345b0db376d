extension Duration {
  /// The duration, as far as a clock can be asked for it: not negative, and a century at most, as the instants of clocks end.
  var onClock: Duration { min(max(self, .zero), .seconds(100 * 365 * 86_400)) }
}
