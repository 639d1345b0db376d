/// Numbers of lists that neither UIKit's documentation nor a public report states.
///
/// They are chosen to be sensible and to be the same on every machine. No test takes them for UIKit's.
enum ListAssumptions {
  /// How many cells a list prepares beyond each end of what is visible, where a test turns that on.
  static let preparedCellCount = 1
}
