#if canImport(UIKit)
  import Foundation
  import ObjectiveC

  /// Optional requirements that UIKit should not see unless an object has an answer.
  ///
  /// UIKit asks `responds(to:)` and takes a method that is there for an answer, even where Roster declares it only for
  /// subclasses to override.
  struct ConditionalRequirements<Owner: NSObject> {
    private let conditions: [Selector: @MainActor (Owner) -> Bool]

    init(_ conditions: [Selector: @MainActor (Owner) -> Bool]) {
      self.conditions = conditions
    }

    /// Whether an object answers a requirement that its class declares.
    @MainActor func isAnswered(_ selector: Selector, by owner: Owner) -> Bool {
      guard let condition = conditions[selector] else { return true }
      return condition(owner) || isOverridden(selector, by: owner)
    }

    private func isOverridden(_ selector: Selector, by owner: Owner) -> Bool {
      class_getMethodImplementation(type(of: owner), selector) != class_getMethodImplementation(Owner.self, selector)
    }
  }
#endif
