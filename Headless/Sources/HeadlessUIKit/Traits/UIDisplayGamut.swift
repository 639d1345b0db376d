/// The range of colours that a display shows.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // The names are UIKit's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3
}
