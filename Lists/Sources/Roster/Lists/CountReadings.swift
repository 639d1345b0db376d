import Foundation

/// The number of times that a view has read its number of sections.
///
/// A view reads it at the end of a batch, but not within. If it wasn't read after Roster's batch, another open batch contains that.
/// UIKit doesn't report this otherwise.
@MainActor private final class CountReadings {
  var number = 0
}

extension UIView {
  /// The number of times that the view has read its number of sections.
  package var numberOfCountReadings: Int { associated(CountReadings.self)?.number ?? 0 }

  /// Records that the view reads its number of sections.
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
