/// Places that are listed together.
struct PlaceGroup: Codable, Equatable, Sendable {
  var title: String
  var places: [Place]
}
