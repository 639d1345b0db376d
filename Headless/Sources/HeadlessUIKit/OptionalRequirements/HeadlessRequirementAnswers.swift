/// What one object answers of the optional requirements at one time, where that is not what its class implements.
@preconcurrency @MainActor public struct HeadlessRequirementAnswers {
  weak var object: AnyObject?
  let type: ObjectIdentifier
  let answered: [String]
  let unanswered: [String]

  /// - Parameters:
  ///   - object: the object; it is not kept alive.
  ///   - answered: the full names of requirements that it answers on behalf of all objects that it forwards to.
  ///   - unanswered: the full names of requirements that its class declares and that it does not answer now.
  public init(_ object: AnyObject, answered: [String] = [], unanswered: [String] = []) {
    self.object = object
    type = ObjectIdentifier(Swift.type(of: object))
    self.answered = answered
    self.unanswered = unanswered
  }
}

extension [String] {
  /// Whether a full name is among these.
  func contains(_ name: StaticString) -> Bool {
    name.withUTF8Buffer { bytes in
      contains { $0.utf8.count == bytes.count && $0.utf8.elementsEqual(bytes) }
    }
  }
}
