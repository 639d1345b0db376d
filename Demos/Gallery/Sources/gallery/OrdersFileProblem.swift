/// A line of an orders file that was left out.
struct OrdersFileProblem: Hashable, CustomStringConvertible {
  var file: String
  /// Counted from 1.
  var line: Int
  var reason: String

  var description: String { "\(file):\(line): \(reason)" }
}
