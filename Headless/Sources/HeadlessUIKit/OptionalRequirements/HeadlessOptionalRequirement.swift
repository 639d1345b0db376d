/// The optional requirements of UIKit's list protocols whose absence changes what UIKit does.
///
/// Swift without Objective-C has no optional requirements. Here each has a default implementation, and a view has to
/// know whether it called the default: the default notes its requirement, and the view that asked reads the note.
/// A forwarding object is transparent by itself, because the default that it reached has noted the same requirement.
/// What a class implements does not change; an object whose answers do is ``HeadlessResponding``.
///
/// A class that declares an optional requirement in order to let subclasses override it calls ``notImplemented(_:)``
/// in its own body, and is then treated as if it had not declared it.
public struct HeadlessOptionalRequirement: Hashable, Sendable, CustomStringConvertible {
  /// The requirement's name, as `#function` spells it.
  public let description: String

  /// The requirement with the given full name, such as `"tableView(_:heightForRowAt:)"`.
  public init(_ name: String) {
    description = name
  }

  /// Says that the requirement with this name is not implemented by the object that was asked.
  @preconcurrency @MainActor public static func notImplemented(_ name: StaticString = #function) {
    guard !pending.isEmpty else { return }
    if pending[pending.count - 1].matches(name) {
      pending[pending.count - 1].isMissing = true
    }
  }

  /// Asks an optional requirement: the answer, or `nil` if the object does not implement it.
  ///
  /// - Parameters:
  ///   - name: the requirement's full name, equal to `#function` in the default implementation.
  ///   - body: calls the requirement.
  @preconcurrency @MainActor public static func ask<Answer>(_ name: StaticString, _ body: () -> Answer) -> Answer? {
    ask(of: pending.last.flatMap { $0.matches(name) ? $0.answers : nil }, name, body)
  }

  /// Asks an optional requirement of an object of which a view remembers what it answers.
  @MainActor static func ask<Answer>(
    of answers: HeadlessAnswers?,
    _ name: StaticString,
    _ body: () -> Answer
  ) -> Answer? {
    pending.append(Question(name: name, answers: answers))
    let answer = body()
    let question = pending.removeLast()
    if question.isMissing { return nil }
    if answers != nil, question.reachedCount == 1, let type = question.reachedClass {
      known.insert(Fact(type: type, name: name))
    }
    return answer
  }

  // MARK: Forwarding

  /// Whether an object that requirements are forwarded to is reached by the present question.
  ///
  /// It is not if the view that asks has not known the object since it took its data source or delegate, and what it
  /// knew does not implement the requirement either: on a device, the view would not ask.
  @preconcurrency @MainActor public static func reaches(_ object: AnyObject) -> Bool {
    guard let question = pending.last, let answers = question.answers else { return true }
    guard answers.reach(object, question.name) else { return false }
    pending[pending.count - 1].reachedClass = ObjectIdentifier(type(of: object))
    pending[pending.count - 1].reachedCount += 1
    return true
  }

  /// Whether an object said that it does not answer a requirement, when the view that asks now took it.
  @preconcurrency @MainActor public static func wasUnanswered(_ name: StaticString, by object: AnyObject) -> Bool {
    guard let question = pending.last, let answers = question.answers, question.matches(name) else { return false }
    return answers.areMissing(name, of: object)
  }

  /// Whether objects of a class are known to implement a requirement, because one has answered it.
  @MainActor static func isKnown(_ name: StaticString, ofClass type: ObjectIdentifier) -> Bool {
    known.contains(Fact(type: type, name: name))
  }

  // MARK: State

  private struct Question {
    let name: StaticString
    let answers: HeadlessAnswers?
    var isMissing = false
    var reachedClass: ObjectIdentifier?
    var reachedCount = 0

    func matches(_ other: StaticString) -> Bool {
      name.utf8Start == other.utf8Start
        || name.withUTF8Buffer { mine in other.withUTF8Buffer { mine.elementsEqual($0) } }
    }
  }

  /// A requirement that a class implements. A question is one literal, which its address stands for.
  private struct Fact: Hashable {
    let type: ObjectIdentifier
    let name: UnsafePointer<UInt8>

    init(type: ObjectIdentifier, name: StaticString) {
      self.type = type
      self.name = name.utf8Start
    }
  }

  @MainActor private static var pending: [Question] = []
  @MainActor private static var known: Set<Fact> = []
}
