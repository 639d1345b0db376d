import Testing

/// Checks that a program that ended by a trap said all of this before.
func expectText(
  _ texts: String...,
  in result: ExitTest.Result?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  for text in texts {
    #expect(output.contains(text), "\(output)", sourceLocation: sourceLocation)
  }
}
