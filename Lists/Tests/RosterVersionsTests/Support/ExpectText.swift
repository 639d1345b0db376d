#if canImport(Testing) && (os(Linux) || os(macOS) || os(Windows))
  import Testing

  /// Expects that a process that was tested to its end printed each text.
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
#endif
