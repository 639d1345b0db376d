import Testing

/// Expects that two values are equal.
///
/// `#expect(first == second)` takes the compiler four times as long.
///
/// - Parameters:
///   - first: The value that the test is about.
///   - second: The value that it should equal.
///   - comment: A text that a failure adds.
///   - sourceLocation: The place of a failure. The default is the call.
public func expectEqual<Value: Equatable>(
  _ first: Value,
  _ second: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let failure = inequality(of: first, second, comment()) else { return }
  Issue.record(failure, sourceLocation: sourceLocation)
}

/// Returns the text of a failure, or `nil` for equal values.
func inequality<Value: Equatable>(of first: Value, _ second: Value, _ comment: Comment?) -> Comment? {
  // A value that isn't equal to itself, such as NaN, fails.
  if first == second { return nil }
  let texts = "\(String(reflecting: first)) isn't equal to \(String(reflecting: second))"
  return Comment(rawValue: comment.map { "\(texts): \($0)" } ?? texts)
}
