/// Marks the calling method as not implemented.
///
/// Roster's classes declare every optional requirement, so you can override it. With Objective-C, UIKit doesn't call those that
/// `responds(to:)` denies. Otherwise, this function informs the headless UIKit.
@MainActor package func notImplemented(_ requirement: StaticString = #function) {
  #if !canImport(UIKit)
    HeadlessOptionalRequirement.notImplemented(requirement)
  #endif
}

extension Optional {
  /// Returns the handlers' result. Without one, marks the requirement as not implemented and returns `fallback`.
  @MainActor package func orNotImplemented(
    _ fallback: @autoclosure () -> Wrapped,
    _ requirement: StaticString = #function
  ) -> Wrapped {
    if let self { return self }
    notImplemented(requirement)
    return fallback()
  }
}
