/// What a view remembers of its data source or its delegate: what could be answered when it was assigned.
@MainActor final class HeadlessAnswers {
  private let responders: [ObjectIdentifier: HeadlessRequirementAnswers]

  /// - Parameter object: the data source or delegate; there is nothing to remember of one whose class says it all.
  init?(of object: AnyObject?) {
    guard let responding = object as? any HeadlessResponding else { return nil }
    responders = Dictionary(
      responding.headlessResponders.compactMap { responder in
        responder.object.map { (ObjectIdentifier($0), responder) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Whether an object was there when the view took the answers, or something was that answers the requirement for it.
  func reach(_ object: AnyObject, _ name: StaticString) -> Bool {
    if let responder = responders[ObjectIdentifier(object)], responder.object === object { return true }
    return anyResponderAnswers(name)
  }

  /// Whether an object said that it does not answer a requirement, and nothing else did either.
  func areMissing(_ name: StaticString, of object: AnyObject) -> Bool {
    guard let responder = responders[ObjectIdentifier(object)], responder.object === object else { return false }
    return responder.unanswered.contains(name) && !anyResponderAnswers(name)
  }

  private func anyResponderAnswers(_ name: StaticString) -> Bool {
    responders.values.contains { responder in
      responder.answered.contains(name)
        || !responder.unanswered.contains(name)
          && HeadlessOptionalRequirement.isKnown(name, ofClass: responder.type)
    }
  }
}
