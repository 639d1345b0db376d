import Roster

extension CompositeForwarding {
  /// The children in which focus was and to which it goes.
  private func parts(_ view: View, from previous: IndexPath?, to next: IndexPath?) -> [Part] {
    let parts = [previous, next].compactMap { path in
      path.flatMap { handedIndexPath($0, in: view) }.flatMap { route(view, $0) }?.0.part
    }
    return parts.count == 2 && parts[0] === parts[1] ? [parts[0]] : parts
  }

  /// Whether every child in which focus was or to which it goes lets it.
  func mayUpdateFocus(
    _ view: View,
    from previous: IndexPath?,
    to next: IndexPath?,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View) -> Bool)?
  ) -> Bool {
    let answers = parts(view, from: previous, to: next).compactMap { part in
      askSeparately(requirement) { method(part.child)?(part.proxy) }
    }
    if answers.isEmpty { notImplemented(requirement) }
    return !answers.contains(false)
  }

  /// Tells the children in which focus was and to which it has gone.
  func tellDidUpdateFocus(
    _ view: View,
    from previous: IndexPath?,
    to next: IndexPath?,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View) -> Void)?
  ) {
    let told: [Void] = parts(view, from: previous, to: next).compactMap { part in
      askSeparately(requirement) { method(part.child)?(part.proxy) }
    }
    if told.isEmpty { notImplemented(requirement) }
  }

  /// What the composite's handler prefers, or else the first child that prefers any of its items.
  func preferredFocus(
    _ view: View,
    of handlers: ListDelegate,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View) -> IndexPath?)?
  ) -> IndexPath? {
    if let own = handlers.preferredFocusIndexPath { return own }
    var isAnswered = handlers.preferredFocus != nil
    for part in children.binding(for: view).knownParts {
      let answer: IndexPath?? = askSeparately(requirement) { method(part.child).map { $0(part.proxy) } }
      guard let answer else { continue }
      if let path = answer { return global(path, from: part, requirement) }
      isAnswered = true
    }
    if !isAnswered { notImplemented(requirement) }
    return nil
  }
}
