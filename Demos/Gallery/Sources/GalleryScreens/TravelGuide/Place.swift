/// A place in a city.
struct Place: Codable, Equatable, Sendable {
  var name: String
  var detail: String
  var picture: CityScene
}
