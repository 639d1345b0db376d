import Foundation

#if canImport(UIKit)
  import ObjectiveC
#endif

/// The optional requirements that objects of a class answer only at times, one case each.
///
/// The classes of Roster declare every optional requirement, so that a subclass can override it. A list asks when it
/// takes an object which of them the object answers: UIKit by `responds(to:)`, the headless UIKit by `headlessResponders`.
/// Both read this table. The raw value is the requirement's full name, as `#function` spells it.
protocol ConditionalRequirement: RawRepresentable<String>, CaseIterable {
  associatedtype Owner: NSObject

  /// Whether the object answers the requirement now, if no subclass overrides it.
  @MainActor func isAnswered(by owner: Owner) -> Bool

  #if canImport(UIKit)
    var selector: Selector { get }
  #endif
}

extension ConditionalRequirement {
  /// Whether the object answers the requirement to the list that asks; if not, it counts as not implemented.
  @MainActor func isAnswered(by owner: Owner, asked name: StaticString) -> Bool {
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
    @MainActor static func isAnswered(_ selector: Selector, by owner: Owner) -> Bool {
      guard let requirement = allCases.first(where: { $0.selector == selector }) else { return true }
      return requirement.isAnswered(by: owner) || isOverridden(selector, by: owner)
    }

    private static func isOverridden(_ selector: Selector, by owner: Owner) -> Bool {
      class_getMethodImplementation(type(of: owner), selector) != class_getMethodImplementation(Owner.self, selector)
    }
  #else
    /// What an object answers now.
    @MainActor static func responder(for owner: Owner) -> HeadlessResponder {
      HeadlessResponder(owner, unanswered: allCases.filter { !$0.isAnswered(by: owner) }.map(\.rawValue))
    }
  #endif
}
