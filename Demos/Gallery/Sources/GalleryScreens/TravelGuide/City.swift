import Foundation
import Roster

/// A city as the travel guide tells about it.
public struct City: Codable, Equatable, Sendable {
  var name: String
  var subtitle: String
  var picture: CityScene
  /// The line above the text.
  var welcome: String
  var summary: String
  /// What there is to read after the summary, a string for each paragraph.
  var text: [String]
  var groups: [PlaceGroup]
}

extension City {
  /// Reads a city from a JSON file.
  public init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(City.self, from: Data(contentsOf: url))
  }

  /// Lisbon, from the file in the package.
  public static func lisbon() throws -> City {
    guard let url = Bundle.module.url(forResource: "lisbon", withExtension: "json") else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    return try City(contentsOf: url)
  }
}
