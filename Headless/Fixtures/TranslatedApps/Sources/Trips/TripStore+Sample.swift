import Foundation

extension TripStore {
  /// What previews and screenshots show.
  static var sample: TripStore {
    TripStore(trips: [
      Trip(title: "Portugal", stops: [Stop(name: "Lisbon", nights: 3), Stop(name: "Porto", nights: 2)]),
      Trip(title: "Norway", stops: [Stop(name: "Bergen", nights: 4)]),
      Trip(title: "Scotland", stops: [Stop(name: "Skye", nights: 2), Stop(name: "Mull", nights: 1)]),
    ])
  }
}
