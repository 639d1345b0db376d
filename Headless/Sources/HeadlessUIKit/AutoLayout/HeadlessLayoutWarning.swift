/// What UIKit writes to the console about a layout, and what only ``UIView/headlessLayoutProblems()`` finds, as a value.
///
/// A test that wants none of them uses ``recording(_:)``, or lets ``handler`` fail.
public struct HeadlessLayoutWarning: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Required constraints that cannot be met together.
    case unsatisfiableConstraints
    /// A cell whose content does not reach its bottom edge.
    case zeroHeightCell
    /// `translatesAutoresizingMaskIntoConstraints` of a content view was changed, which its cell manages.
    case managedContentView
    /// A view that could be elsewhere; found by ``UIView/headlessLayoutProblems()``.
    case ambiguousLayout
    /// A label that shows less than its text; found by ``UIView/headlessLayoutProblems()``.
    case truncatedText
  }

  public var kind: Kind
  /// UIKit's text, where there is one.
  public var text: String
  /// The constraints that cannot be met together, as UIKit prints them.
  public var constraints: [String]
  /// The one that is broken.
  public var brokenConstraint: String?
  /// Whether one of the constraints is of a size that is another one later or elsewhere: that of a cell until it is measured, of a
  /// hidden view in a stack, of a view before it is laid out, or of a text.
  package var dependsOnPassingSize = false

  init(_ kind: Kind, _ text: String, constraints: [String] = [], brokenConstraint: String? = nil) {
    self.kind = kind
    self.text = text
    self.constraints = constraints
    self.brokenConstraint = brokenConstraint
  }

  public var description: String { text }
}

extension HeadlessLayoutWarning {
  /// What happens besides that the warning is kept by the list or the window around the view. The default does nothing.
  @preconcurrency @MainActor public static var handler: @MainActor (HeadlessLayoutWarning) -> Void {
    get { HeadlessDevice.current.layoutWarningHandler }
    set { HeadlessDevice.current.layoutWarningHandler = newValue }
  }

  /// Runs `body` with the handler replaced by one that records, and returns the warnings in order.
  @preconcurrency @MainActor public static func recording(_ body: () throws -> Void) rethrows -> [HeadlessLayoutWarning]
  {
    var warnings: [HeadlessLayoutWarning] = []
    let previous = handler
    handler = { warnings.append($0) }
    defer { handler = previous }
    try body()
    return warnings
  }
}
