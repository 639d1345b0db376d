import Foundation

/// What a view or a view controller knows of its traits, once there is anything to know.
@MainActor final class TraitState {
  /// A handler of changes.
  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  /// The traits that the object was called with last.
  var announced: UITraitCollection
  var overrides = TraitOverrides()
  /// What a view controller's parent says of it.
  var imposed: UITraitCollection?
  private var registrations: [Registration] = []

  init(announced: UITraitCollection) {
    self.announced = announced
  }

  func register(
    _ traits: [UITrait],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers of what differs from `previous`.
  func notify(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
    for registration in registrations
    where !registration.traits.allSatisfy({ announced.values.hasSameValue(of: $0, as: previous.values) }) {
      registration.handler(environment, previous)
    }
  }
}
