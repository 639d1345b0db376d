import Roster

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

/// Whether the list that asks now reaches an object through the one that forwards the question to it.
///
/// A list asks for what was implemented when it took its data source or delegate. UIKit sees to that itself.
@MainActor func reaches(_ object: AnyObject) -> Bool {
  #if canImport(UIKit)
    true
  #else
    HeadlessOptionalRequirement.reaches(object)
  #endif
}

/// An object with the optional requirements that its own class implements, also those that the class which conforms does not.
///
/// UIKit asks the object itself.
@MainActor func ofOwnClass<Requirements>(_ object: Requirements?) -> Requirements? {
  #if canImport(UIKit)
    object
  #else
    HeadlessOptionalRequirement.ofOwnClass(object)
  #endif
}

/// An optional requirement as a function: `nil` where it is known not to be implemented.
///
/// A reference to it is optional where Objective-C has optional requirements, and is not where they have defaults.
@MainActor func implemented<Requirement>(_ requirement: Requirement?) -> Requirement? {
  requirement
}

/// A view, or the one that it hands on to.
@MainActor func forwarded(_ view: UIView?) -> UIView? {
  (view as? any ForwardingView)?.forwardingTarget ?? view
}
