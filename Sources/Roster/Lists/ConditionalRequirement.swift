import Foundation

#if canImport(UIKit)
  import ObjectiveC
#endif

/// The optional requirements that objects of a class answer only at times, one case each.
///
/// A list asks a ``ListResponder`` when it is set which requirements it answers: UIKit by `responds(to:)`, the headless
/// UIKit by `headlessResponders`. Both read this table. The raw value is the requirement's full name, as `#function`
/// spells it.
protocol ConditionalRequirement: RawRepresentable<String>, CaseIterable {
  associatedtype Owner: ListResponder

  /// Whether the object answers the requirement now, if no subclass overrides it.
  @MainActor func isAnswered(by owner: Owner) -> Bool

  #if canImport(UIKit)
    var selector: Selector { get }
  #endif
}

extension ConditionalRequirement {
  /// Whether the object answers the requirement that the calling method is to the list that asks; if not, the requirement
  /// counts as not implemented.
  @MainActor func hasAnswer(of owner: Owner, _ name: StaticString = #function) -> Bool {
    #if canImport(UIKit)
      return isAnswered(by: owner)
    #else
      if isAnswered(by: owner), !HeadlessOptionalRequirement.wasUnanswered(name, by: owner) { return true }
      HeadlessOptionalRequirement.notImplemented(name)
      return false
    #endif
  }

  #if canImport(UIKit)
    /// Whether an object answers a requirement that its class declares.
    @MainActor static func isAnswered(_ selector: Selector, by responder: ListResponder) -> Bool {
      guard let owner = responder as? Owner, let requirement = allCases.first(where: { $0.selector == selector }) else {
        return true
      }
      return requirement.isAnswered(by: owner) || isOverridden(selector, by: owner)
    }

    private static func isOverridden(_ selector: Selector, by owner: Owner) -> Bool {
      class_getMethodImplementation(type(of: owner), selector) != class_getMethodImplementation(Owner.self, selector)
    }
  #else
    /// The names of those that an object does not answer now.
    @MainActor static func unanswered(by responder: ListResponder) -> [String] {
      guard let owner = responder as? Owner else { return [] }
      return allCases.filter { !$0.isAnswered(by: owner) }.map(\.rawValue)
    }
  #endif
}
