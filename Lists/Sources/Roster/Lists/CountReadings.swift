import Foundation

/// How often a view has read its number of sections.
///
/// A view reads it when its batch ends, and in no batch before that; so one that did not read it after a batch of Roster's
/// is still in one that someone else has begun. UIKit says so in no other way.
@MainActor private final class CountReadings {
  var number = 0
}

extension UIView {
  /// How often the view has asked for its number of sections.
  package var numberOfCountReadings: Int { associated(CountReadings.self)?.number ?? 0 }

  /// Notes that the view asks for its number of sections.
  package func noteCountReading() {
    if let readings = associated(CountReadings.self) {
      readings.number += 1
    } else {
      let readings = CountReadings()
      readings.number = 1
      associate(readings)
    }
  }
}
