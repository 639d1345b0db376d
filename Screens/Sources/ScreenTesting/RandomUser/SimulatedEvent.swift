#if os(iOS) || !canImport(UIKit)
  import Simulation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  /// An event that happens to a screen between a person's steps.
  public struct SimulatedEvent<Screen: UIViewController> {
    let name: String
    let weight: Int
    /// A Boolean value that indicates whether the event only adds content.
    let isArrival: Bool
    let perform: @MainActor (Screen, inout Choices) -> Void

    /// Returns an external event that adds rows and removes none: a message, a row, a page.
    ///
    /// - Parameters:
    ///   - weight: The event's relative frequency. Waiting has a weight of 5.
    ///   - perform: A closure that performs the event. The choices are a random number generator.
    public static func arrival(
      weight: Int = 4,
      _ perform: @escaping @MainActor (Screen, inout Choices) -> Void
    ) -> SimulatedEvent {
      SimulatedEvent(name: "arrival", weight: weight, isArrival: true, perform: perform)
    }

    /// Returns any other event.
    ///
    /// - Parameters:
    ///   - name: The event's name in a failure.
    ///   - weight: The event's relative frequency. Waiting has a weight of 5.
    ///   - perform: A closure that performs the event. The choices are a random number generator.
    public static func event(
      _ name: String,
      weight: Int = 4,
      _ perform: @escaping @MainActor (Screen, inout Choices) -> Void
    ) -> SimulatedEvent {
      SimulatedEvent(name: name, weight: weight, isArrival: false, perform: perform)
    }

    /// Performs the event on a screen, in a hand-written test.
    ///
    /// - Parameters:
    ///   - screen: The controller.
    ///   - numbers: The numbers that the choices return, in order. All later ones are zero.
    @preconcurrency @MainActor public func happen(to screen: Screen, drawing numbers: [Int] = []) {
      var choices = Choices(script: ChoiceScript(steps: [numbers]))
      _ = choices.beginStep()
      perform(screen, &choices)
    }
  }
#endif
