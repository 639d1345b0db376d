/// An update of focus, before any environment has its context.
@MainActor struct FocusStep {
  let previous: (any UIFocusItem)?
  let next: (any UIFocusItem)?
  let heading: UIFocusHeading

  /// Every environment that what was or will be focused is in, once, the innermost first.
  var environments: [any UIFocusEnvironment] {
    var found: [any UIFocusEnvironment] = []
    for item in [previous, next] {
      var environment: (any UIFocusEnvironment)? = item
      while let current = environment, !found.contains(where: { $0 === current }) {
        found.append(current)
        environment = current.parentFocusEnvironment
      }
    }
    return found
  }

  /// The context that an environment is given.
  func context(for environment: any UIFocusEnvironment) -> UIFocusUpdateContext {
    (environment as? any FocusList)?.focusContext(self)
      ?? UIFocusUpdateContext(from: previous, to: next, heading: heading)
  }
}
