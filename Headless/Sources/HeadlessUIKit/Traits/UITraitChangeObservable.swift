import Foundation

/// Something whose changes of traits can be followed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Stops calling the handler that the registration stands for.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)

  /// Keeps a handler and calls it after one of the traits has changed.
  func headlessRegister(
    _ traits: [UITrait],
    handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable {
  /// Calls a handler after one of the traits has changed, with the object itself and what its traits were before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    headlessRegister(traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
  }

  /// Calls a handler that takes `Self` inside a class, which is not the type that the object is known by.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    headlessRegister(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
  }
}
