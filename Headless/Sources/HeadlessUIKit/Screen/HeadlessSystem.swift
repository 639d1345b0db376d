/// The system that the headless UIKit behaves as, where its versions differ in what they do.
///
/// ```swift
/// HeadlessSystem.run(as: 17) { models[0].title = "Changed" }  // rows that follow models by UIKit's own tracking stay as they are
/// ```
@preconcurrency @MainActor public enum HeadlessSystem {
  /// The major version of iOS; 26 unless a test says otherwise.
  public static var version: Int { HeadlessDevice.current.version }
  /// Whether the app's property list has the key `UIObservationTrackingEnabled`, which iOS 18 asks for.
  public static var hasObservationTrackingKey: Bool { HeadlessDevice.current.hasObservationTrackingKey }

  /// Runs a body under a version of the system.
  ///
  /// - Parameters:
  ///   - version: the major version of iOS.
  ///   - hasObservationTrackingKey: whether the app's property list has the key `UIObservationTrackingEnabled`.
  public static func run<Result>(
    as version: Int,
    hasObservationTrackingKey: Bool = false,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let device = HeadlessDevice.current
    let outer = (device.version, device.hasObservationTrackingKey)
    (device.version, device.hasObservationTrackingKey) = (version, hasObservationTrackingKey)
    defer { (device.version, device.hasObservationTrackingKey) = outer }
    return try body()
  }

  /// Whether UIKit makes calls again in which observable models were read that have changed.
  static var tracksObservation: Bool { version >= 26 || version >= 18 && hasObservationTrackingKey }
  /// Whether UIKit calls `updateProperties()`.
  static var updatesProperties: Bool { version >= 26 }
  /// Whether UIKit makes calls again in which traits were read that have changed.
  static var tracksTraits: Bool { version >= 18 }
  /// Whether refresh controls and steppers are there in the Mac idiom.
  static var hasAllControlsInMacIdiom: Bool { version >= 27 }
  /// Whether section providers of compositional layouts are such calls.
  static var observesSectionProviders: Bool { version >= 27 }
}
