import Roster

/// Calls an optional requirement of one of several objects, without marking it as missing for all.
///
/// - Parameters:
///   - requirement: The requirement's full name, as in its `#function`.
///   - question: A closure that calls it, and returns `nil` if the object doesn't implement it.
/// - Returns: The result, or `nil` if the object doesn't implement the requirement.
@MainActor func askSeparately<Answer>(_ requirement: StaticString, _ question: () -> Answer?) -> Answer? {
  #if canImport(UIKit)
    question()
  #else
    HeadlessOptionalRequirement.ask(requirement, question) ?? nil
  #endif
}

/// Returns an object if the calling list reaches it through the forwarding one.
///
/// A list calls what was implemented when its data source or delegate was set. UIKit does that itself.
@MainActor func reached<Object>(_ object: Object?) -> Object? {
  #if canImport(UIKit)
    object
  #else
    object.map { HeadlessOptionalRequirement.reaches($0 as AnyObject) } ?? true ? object : nil
  #endif
}

/// Returns an object that answers optional requirements that its subclass implements.
///
/// With UIKit, that's the object itself.
@MainActor func ofOwnClass<Requirements>(_ object: Requirements?) -> Requirements? {
  #if canImport(UIKit)
    object
  #else
    HeadlessOptionalRequirement.ofOwnClass(object)
  #endif
}

/// Returns an optional requirement as a function, or `nil` if it's known to be missing.
///
/// With Objective-C, references to optional requirements are optional. Otherwise they have defaults.
@MainActor func implemented<Requirement>(_ requirement: Requirement?) -> Requirement? { requirement }

// Requirements with further arguments as functions of the view and address, which the composite passes.

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
