#if canImport(UIKit)
  import ObjectiveC

  /// What UIKit asks for a requirement by.
  package typealias RequirementSelector = Selector
#else
  /// What UIKit asks for a requirement by, where there is Objective-C.
  package typealias RequirementSelector = String
#endif

/// ``ConditionalRequirements`` of any class.
package protocol RequirementTable {
  /// The class that declares the requirements, whose subclasses override them.
  var owner: AnyClass { get }

  /// The full names of those that an object answers now, or of those that it does not.
  @MainActor func names(answered: Bool, by object: AnyObject) -> [String]

  /// Whether an object answers a requirement now; `nil` if it is none of these.
  ///
  /// - Complexity: O(1), apart from what the answer takes.
  @MainActor func isAnswered(_ selector: RequirementSelector, by object: AnyObject) -> Bool?
}
