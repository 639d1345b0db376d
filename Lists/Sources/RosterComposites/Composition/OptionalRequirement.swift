import Roster

/// Asks one of several objects an optional requirement, without letting it say for all of them that it is missing.
///
/// - Parameters:
///   - requirement: The requirement's full name, as `#function` spells it in its declaration.
///   - question: A closure that asks, and returns `nil` if the object doesn't have the requirement.
/// - Returns: The answer; `nil` if the object doesn't implement the requirement.
@MainActor func askSeparately<Answer>(_ requirement: StaticString, _ question: () -> Answer?) -> Answer? {
  #if canImport(UIKit)
    question()
  #else
    HeadlessOptionalRequirement.ask(requirement, question) ?? nil
  #endif
}

/// Returns an object if the list that asks now reaches it through the one that forwards the question.
///
/// A list asks for what was implemented when it took its data source or delegate. UIKit sees to that itself.
@MainActor func reached<Object>(_ object: Object?) -> Object? {
  #if canImport(UIKit)
    object
  #else
    object.map { HeadlessOptionalRequirement.reaches($0 as AnyObject) } ?? true ? object : nil
  #endif
}

/// Returns an object with the optional requirements of its own class, also those that the class that conforms doesn't have.
///
/// UIKit asks the object itself.
@MainActor func ofOwnClass<Requirements>(_ object: Requirements?) -> Requirements? {
  #if canImport(UIKit)
    object
  #else
    HeadlessOptionalRequirement.ofOwnClass(object)
  #endif
}

/// Returns an optional requirement as a function: `nil` if it's known not to be implemented.
///
/// A reference to it is optional where Objective-C has optional requirements, and isn't where they have defaults.
@MainActor func implemented<Requirement>(_ requirement: Requirement?) -> Requirement? { requirement }

// Requirements with further arguments, as requirements without them: the composite passes the view and the address.

@MainActor func with<View, Argument, Address, Answer>(
  _ argument: Argument,
  _ method: ((View, Argument, Address) -> Answer)?
) -> ((View, Address) -> Answer)? {
  method.map { method in { method($0, argument, $1) } }
}

@MainActor func with<View, First, Second, Address, Answer>(
  _ first: First,
  _ second: Second,
  _ method: ((View, First, Second, Address) -> Answer)?
) -> ((View, Address) -> Answer)? {
  method.map { method in { method($0, first, second, $1) } }
}

@MainActor func with<View, Argument, Address, Answer>(
  last argument: Argument,
  _ method: ((View, Address, Argument) -> Answer)?
) -> ((View, Address) -> Answer)? {
  method.map { method in { method($0, $1, argument) } }
}

@MainActor func with<View, Argument, Answer>(
  _ argument: Argument,
  _ method: ((View, Argument) -> Answer)?
) -> ((View) -> Answer)? {
  method.map { method in { method($0, argument) } }
}

@MainActor func with<View, First, Second, Answer>(
  _ first: First,
  _ second: Second,
  _ method: ((View, First, Second) -> Answer)?
) -> ((View) -> Answer)? {
  method.map { method in { method($0, first, second) } }
}
