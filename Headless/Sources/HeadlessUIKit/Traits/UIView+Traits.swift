import Foundation

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  /// The traits that the view and what is in it have in place of those that it inherits; changes count at once.
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

  /// The traits that the view was called with last; in a window, its traits.
  final var announcedTraits: UITraitCollection { traitState?.announced ?? .initial }

  /// The view's traits, from what it is in.
  final var inheritedAndOwnTraits: UITraitCollection {
    let container = superview ?? headlessContainer
    let outer = container?.traitCollection ?? viewController?.parent?.traitCollection ?? UIScreen.main.traitCollection
    return withOwnOverrides(viewController?.withOwnOverrides(outer) ?? outer)
  }

  /// The appearance that the view or its controller asks for; unspecified if it is inherited.
  package final var headlessOwnStyle: UIUserInterfaceStyle {
    let nothing = UITraitCollection.nothing
    return withOwnOverrides(viewController?.withOwnOverrides(nothing) ?? nothing).userInterfaceStyle
  }

  private func withOwnOverrides(_ outer: UITraitCollection) -> UITraitCollection {
    guard traitState != nil || overrideUserInterfaceStyle != .unspecified else { return outer }
    var overrides = traitState?.overrides.values ?? TraitValues()
    if overrideUserInterfaceStyle != .unspecified {
      overrides[UITraitUserInterfaceStyle.self] = overrideUserInterfaceStyle
    }
    return outer.overridden(by: overrides)
  }

  /// Tells the view and what is in it, from the outside inwards, if their traits have become others.
  final func updateTraits() {
    viewController?.announceTraits()
    guard announceTraits() else { return }
    for subview in storedSubviews { subview.updateTraits() }
  }

  /// Tells a view that has come into a window, and its controller, if that changes their traits.
  final func adoptTraitsOfWindow() {
    // Most views inherit what they were made with.
    if traitState == nil, viewController == nil, overrideUserInterfaceStyle == .unspecified,
      superview?.traitState == nil
    {
      return
    }
    viewController?.announceTraits()
    _ = announceTraits()
  }

  /// Tells the view that its traits have become others; `false` if they have not.
  final func announceTraits() -> Bool {
    let traits = inheritedAndOwnTraits
    let previous = announcedTraits
    guard traits !== previous, traits != previous else { return false }
    let state = knownTraitState
    state.announced = traits
    setNeedsLayout()
    if HeadlessSystem.tracksTraits {
      // More than what was read in them: calls that are made once more in vain show the same.
      setNeedsUpdateProperties()
      setNeedsDisplay()
      if usesConstraintsInside { setNeedsUpdateConstraints() }
    }
    if traits.layoutDirection != previous.layoutDirection { layoutStructureDidChange() }
    CurrentTraits.call(self) {
      headlessTraitsDidChange(from: previous)
      traitCollectionDidChange(previous)
      state.notify(self, previous: previous)
    }
    return true
  }
}
