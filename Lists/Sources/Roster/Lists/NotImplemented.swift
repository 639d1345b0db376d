/// Says that the calling method answers as if it were not there.
///
/// The classes of Roster declare every optional requirement, so that a subclass can override it. Where Objective-C
/// answers `responds(to:)`, UIKit does not call what is not answered; elsewhere this function notes it for the headless UIKit.
@MainActor package func notImplemented(_ requirement: StaticString = #function) {
  #if !canImport(UIKit)
    HeadlessOptionalRequirement.notImplemented(requirement)
  #endif
}

extension Optional {
  /// The answer that handlers gave; without one, the requirement counts as not implemented and `fallback` is returned.
  @MainActor package func orNotImplemented(
    _ fallback: @autoclosure () -> Wrapped,
    _ requirement: StaticString = #function
  ) -> Wrapped {
    if let self { return self }
    notImplemented(requirement)
    return fallback()
  }
}
