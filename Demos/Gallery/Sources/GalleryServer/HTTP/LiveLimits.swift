import NIOHTTP1

/// What the server takes from a connection, so that nothing that other programs or web pages send keeps it busy.
package struct LiveLimits: Sendable {
  /// The most bytes in a request line or in one header, and in all of them together.
  package var lineSize = 8_192
  package var headSize = 16_384
  /// The most headers.
  package var headerCount = 64
  /// The largest message, in bytes. The text of a search is the longest thing that a page sends.
  package var bodySize = 8_192
  /// What is read of a message that is too large, in bytes, so that its sender comes to read the answer.
  package var discardedSize = 4_194_304
  /// How many connections there can be; one more closes the one that has waited for a request for the longest time.
  package var connectionCount = 64
  /// The time that a connection has to bring a whole request, and to take its answer. Pages look every second, and every
  /// 30 seconds in the background, where a new connection is made.
  package var patience = Duration.seconds(20)
  /// How long the rest of a refused request is read, so that its sender comes to read why.
  package var lingering = Duration.seconds(1)

  package init() {}

  var decoderLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = lineSize
    limits.maxHeaderListSize = headSize
    limits.maxHeaderFieldCount = headerCount
    return limits
  }
}
