import Roster
import Testing

@testable import gallery

/// Expects the first lines of the outline of a phone's screen.
///
/// - Parameter expected: at least one line.
@MainActor func expectOutline(
  of phone: Phone,
  startsWith expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let outline = HeadlessOutline.text(of: phone.window).split(separator: "\n")
  #expect(outline.prefix(lines.count).joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}
