import Foundation

struct Stop: Hashable {
  var name: String
  var nights: Int
}

struct Trip: Hashable {
  let id: UUID
  var title: String
  var start: Date
  var stops: [Stop]
  var isFavorite: Bool

  init(
    id: UUID = UUID(),
    title: String,
    start: Date = Date(timeIntervalSinceReferenceDate: 700_000_000),
    stops: [Stop] = [],
    isFavorite: Bool = false
  ) {
    self.id = id
    self.title = title
    self.start = start
    self.stops = stops
    self.isFavorite = isFavorite
  }

  var nights: Int { stops.map { $0.nights }.reduce(0, +) }

  var subtitle: String {
    let stopText = stops.count == 1 ? "1 stop" : "\(stops.count) stops"
    return "\(stopText), \(nights) nights"
  }
}
