import Foundation

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  /// The traits that the controller and its view have in place of those that it inherits; changes count at once.
  public var traitOverrides: any UITraitOverrides {
    get { traitState?.overrides ?? TraitOverrides() }
    set {
      guard let overrides = newValue as? TraitOverrides else { return }
      knownTraitState.overrides = overrides
      updateTraits()
    }
  }

  /// Traits are up to date at all times.
  public func updateTraitsIfNeeded() {}

  /// Says traits of a child; `nil` lets it inherit them again.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    childViewController.knownTraitState.imposed = collection
    childViewController.updateTraits()
  }

  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitState?.imposed
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState?.unregister(registration)
  }

  public func headlessRegister(
    _ traits: [UITrait],
    handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    knownTraitState.register(traits, handler)
  }

  private var knownTraitState: TraitState {
    if let traitState { return traitState }
    let state = TraitState(announced: .initial)
    traitState = state
    return state
  }

  /// The controller's traits: those of what its view is in, and its own.
  final var inheritedAndOwnTraits: UITraitCollection {
    let outer = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    return withOwnOverrides(outer)
  }

  final func withOwnOverrides(_ outer: UITraitCollection) -> UITraitCollection {
    var overrides = traitState?.imposed?.values ?? TraitValues()
    if let own = traitState?.overrides.values { overrides = overrides.overridden(by: own) }
    if overrideUserInterfaceStyle != .unspecified {
      overrides[UITraitUserInterfaceStyle.self] = overrideUserInterfaceStyle
    }
    return outer.overridden(by: overrides)
  }

  /// Tells the controller and its view if their traits have become others.
  final func updateTraits() {
    guard let view = viewIfLoaded else {
      announceTraits()
      return
    }
    view.updateTraits()
  }

  /// Tells the controller if its traits have become others.
  final func announceTraits() {
    let traits = inheritedAndOwnTraits
    let previous = traitState?.announced ?? .initial
    guard traits !== previous, traits != previous else { return }
    let state = knownTraitState
    state.announced = traits
    if HeadlessSystem.tracksTraits { setNeedsUpdateProperties() }
    CurrentTraits.call(self) {
      traitCollectionDidChange(previous)
      state.notify(self, previous: previous)
    }
  }
}
