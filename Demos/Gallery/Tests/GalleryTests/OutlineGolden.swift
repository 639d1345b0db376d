import HeadlessRendering
import Roster
import Testing

@testable import gallery

/// Expects lines of the outline of a phone's screen.
///
/// - Parameters:
///   - first: where the lines begin: the first line that ends with this.
///   - expected: the lines, at least one.
@MainActor func expectOutline(
  of phone: Phone,
  from first: String = "UIWindow",
  is expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let count = expected.split(separator: "\n", omittingEmptySubsequences: false).count
  let outline = HeadlessOutline.text(of: phone.window).split(separator: "\n").drop { !$0.hasSuffix(first) }
  #expect(outline.prefix(count).joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}
