import HeadlessUIKit
import ScreenTesting

/// A screen without mistakes, as an app might have it: no check may find anything in it.
///
/// Every false finding that is ever reported becomes one.
public struct CorrectScreen: Sendable, CustomStringConvertible {
  /// What `soak screens` calls it.
  public let name: String
  /// Makes it in a world.
  public let make: @MainActor (World) -> UIViewController
  /// Simulates worlds from a seed on, with the default checks.
  public let simulate: @MainActor (_ seed: UInt64, _ worlds: Int) throws -> SimulationCounts

  init<Screen: UIViewController>(
    _ name: String,
    events: @autoclosure @escaping @MainActor () -> [SimulatedEvent<Screen>] = [],
    _ make: @escaping @MainActor (World) -> Screen
  ) {
    self.name = name
    self.make = { make($0) }
    #if os(Linux) && canImport(Glibc)
      simulate = { seed, worlds in
        try ScreenTesting.simulate(Screen.self, seed: seed, worlds: worlds, events: events(), screen: make)
      }
    #else
      simulate = { _, _ in SimulationCounts() }
    #endif
  }

  public var description: String { name }
}
