#if os(iOS) || !canImport(UIKit)
  import Simulation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// An event that happens to a screen between the steps of a person.
  public struct SimulatedEvent<Screen: UIViewController> {
    let name: String
    let weight: Int
    /// Whether it only adds to what is shown.
    let isArrival: Bool
    let perform: @MainActor (Screen, inout Choices) -> Void

    /// An event from outside that adds rows, and takes none away: a message, a row, a page.
    ///
    /// - Parameters:
    ///   - weight: how often it happens; waiting has a weight of 5.
    ///   - perform: makes it happen. The choices are a random number generator.
    public static func arrival(
      weight: Int = 4,
      _ perform: @escaping @MainActor (Screen, inout Choices) -> Void
    ) -> SimulatedEvent {
      SimulatedEvent(name: "arrival", weight: weight, isArrival: true, perform: perform)
    }

    /// Anything else that happens.
    ///
    /// - Parameters:
    ///   - name: the event's name in a failure.
    ///   - weight: how often it happens; waiting has a weight of 5.
    ///   - perform: makes it happen. The choices are a random number generator.
    public static func event(
      _ name: String,
      weight: Int = 4,
      _ perform: @escaping @MainActor (Screen, inout Choices) -> Void
    ) -> SimulatedEvent {
      SimulatedEvent(name: name, weight: weight, isArrival: false, perform: perform)
    }

    /// Has it happen to a screen, in a test that is written by hand.
    ///
    /// - Parameters:
    ///   - screen: the controller.
    ///   - numbers: the numbers that are drawn from the choices, in order; all later ones are zero.
    @preconcurrency @MainActor public func happen(to screen: Screen, drawing numbers: [Int] = []) {
      var choices = Choices(script: ChoiceScript(steps: [numbers]))
      _ = choices.beginStep()
      perform(screen, &choices)
    }
  }
#endif
