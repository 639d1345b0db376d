/// The optional requirements of UIKit's list protocols whose absence changes what UIKit does.
///
/// Swift without Objective-C has no optional requirements. Here each has a default implementation, and a view has to
/// know whether it called the default: the default notes its requirement, and the view that asked reads the note.
/// A forwarding object is transparent by itself, because the default that it reached has noted the same requirement.
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
  @MainActor public static func notImplemented(_ name: StaticString = #function) {
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
  @MainActor public static func ask<Answer>(_ name: StaticString, _ body: () -> Answer) -> Answer? {
    pending.append(Question(name: name))
    let answer = body()
    let question = pending.removeLast()
    return question.isMissing ? nil : answer
  }

  private struct Question {
    var name: StaticString
    var isMissing = false

    func matches(_ other: StaticString) -> Bool {
      name.utf8Start == other.utf8Start
        || name.withUTF8Buffer { mine in other.withUTF8Buffer { mine.elementsEqual($0) } }
    }
  }

  @MainActor private static var pending: [Question] = []
}
