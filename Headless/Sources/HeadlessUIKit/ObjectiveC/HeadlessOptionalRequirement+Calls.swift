import Foundation

extension HeadlessOptionalRequirement {
  /// Calls an optional requirement, as `object?.method?(…)` does: the answer, or `nil` if there is no object or it does not implement it.
  ///
  /// `HeadlessSources` writes it. It may be called on any thread.
  ///
  /// - Parameters:
  ///   - name: the requirement's full name.
  ///   - body: calls the requirement.
  @discardableResult
  public static func call<Answer>(_ name: StaticString, _ body: () -> Answer?) -> Answer? {
    guard MainActor.isCurrent else { return callOnAnotherThread(name, body) }
    return withoutActuallyEscaping(body) { body in
      // The body is called at once on the main thread, on which this runs already, and is known to nobody afterwards.
      nonisolated(unsafe) let body = body
      nonisolated(unsafe) var answer: Answer?
      MainActor.assumeIsolated { answer = ask(name, body) ?? nil }
      return answer
    }
  }

  /// Says that a requirement of an app's own protocol is not implemented, from its default implementation.
  public static func missing(_ name: StaticString) {
    guard !MainActor.isCurrent else { return MainActor.assumeIsolated { notImplemented(name) } }
    guard let call = Thread.current.threadDictionary[key] as? Call, call.name == "\(name)" else { return }
    call.isMissing = true
  }

  private static func callOnAnotherThread<Answer>(_ name: StaticString, _ body: () -> Answer?) -> Answer? {
    let dictionary = Thread.current.threadDictionary
    let outer = dictionary[key]
    let call = Call(name)
    dictionary[key] = call
    defer { dictionary[key] = outer }
    let answer = body()
    return call.isMissing ? nil : answer
  }

  private static let key = "HeadlessUIKit.HeadlessOptionalRequirement.call"

  /// A call that is under way on a thread.
  private final class Call {
    let name: String
    var isMissing = false

    init(_ name: StaticString) {
      self.name = "\(name)"
    }
  }
}
