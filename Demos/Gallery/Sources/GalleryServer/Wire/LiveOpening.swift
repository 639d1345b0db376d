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
  /// The language of dates, prices and counts; English if there is none.
  var language: LiveLanguage?
  /// Whether texts and screens run from right to left; as in the language if it is not said.
  var mirrored: Bool?
}
