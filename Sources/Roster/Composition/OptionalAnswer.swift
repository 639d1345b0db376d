/// Asks one of several objects an optional requirement, without letting it say for all of them that it is missing.
///
/// - Parameters:
///   - requirement: the requirement's full name, as `#function` spells it in its declaration.
///   - question: asks; its answer is `nil` where the object does not have the requirement.
/// - Returns: the answer; `nil` if the object does not implement the requirement.
@MainActor func askSeparately<Answer>(_ requirement: StaticString, _ question: () -> Answer?) -> Answer? {
  #if canImport(UIKit)
    question()
  #else
    HeadlessOptionalRequirement.ask(requirement, question) ?? nil
  #endif
}

/// An optional requirement as a function: `nil` where it is known not to be implemented.
///
/// A reference to it is optional where Objective-C has optional requirements, and is not where they have defaults.
@MainActor func implemented<Requirement>(_ requirement: Requirement?) -> Requirement? {
  requirement
}

/// A view that hands on what it is asked to another one.
@MainActor protocol ForwardingView: UIView {
  var forwardingTarget: UIView? { get }
}
