import Foundation

class JourneyStore: NSObject {
  static var shared = JourneyStore()

  var journeys: [Journey] = []
  @objc dynamic var showsNights = true
}
