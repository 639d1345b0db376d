/// What a browser window says when it asks for a session.
struct LiveOpening: Decodable, Sendable {
  /// The screen's name; the first one if there is none.
  var screen: String?
  /// The size of the screen in points, without the strip with the time.
  var width: Double
  var height: Double
  var dark: Bool
  /// The size of text; the usual one if there is none.
  var text: LiveTextSize?
  /// Whether texts and screens run from right to left.
  var mirrored: Bool?
}
