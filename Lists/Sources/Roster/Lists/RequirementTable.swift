#if canImport(UIKit)
  import ObjectiveC

  /// The key of a requirement in UIKit.
  package typealias RequirementSelector = Selector
#else
  /// The selector of a requirement, as Objective-C spells it.
  package typealias RequirementSelector = String
#endif

/// The ``ConditionalRequirements`` of any class.
package protocol RequirementTable {
  /// The class that declares the requirements. Subclasses override them.
  var owner: AnyClass { get }

  /// Returns the full names of the requirements that an object implements now, or of those that it doesn't.
  @MainActor func names(answered: Bool, by object: AnyObject) -> [String]

  /// Returns whether an object implements a requirement now, or `nil` if it isn't in the table.
  ///
  /// - Complexity: O(1), apart from the closure's cost.
  @MainActor func isAnswered(_ selector: RequirementSelector, by object: AnyObject) -> Bool?
}
