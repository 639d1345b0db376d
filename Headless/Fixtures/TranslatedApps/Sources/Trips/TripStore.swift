import Foundation

extension Notification.Name {
  static let tripsDidChange = Notification.Name("TripsDidChange")
}

final class PackingItem: NSObject {
  @objc let name: String
  @objc dynamic var isPacked: Bool

  init(name: String, isPacked: Bool = false) {
    self.name = name
    self.isPacked = isPacked
    super.init()
  }
}

class TripStore: NSObject {
  private(set) var trips: [Trip]
  @objc dynamic private(set) var changeCount = 0
  private var packingLists: [UUID: [PackingItem]] = [:]

  init(trips: [Trip] = []) {
    self.trips = trips
    super.init()
  }

  func trip(with id: UUID) -> Trip? {
    trips.first { $0.id == id }
  }

  func save(_ trip: Trip) {
    if let index = trips.firstIndex(where: { $0.id == trip.id }) {
      guard trips[index] != trip else { return }
      trips[index] = trip
    } else {
      trips.append(trip)
    }
    didChange()
  }

  func delete(_ id: UUID) {
    trips.removeAll { $0.id == id }
    packingLists[id] = nil
    didChange()
  }

  func packingList(for id: UUID) -> [PackingItem] {
    if let list = packingLists[id] { return list }
    let list = ["Passport", "Charger", "Toothbrush"].map { PackingItem(name: $0) }
    packingLists[id] = list
    return list
  }

  func setPackingList(_ list: [PackingItem], for id: UUID) {
    packingLists[id] = list
  }

  private func didChange() {
    changeCount += 1
    NotificationCenter.default.post(name: .tripsDidChange, object: self)
  }
}
