/// The printed form of changes.
enum ChangeDescription {
  /// - Parameter parts: The verbs and their indexes.
  static func text(_ parts: [(verb: String, indexes: [String])]) -> String {
    let texts = parts.filter { !$0.indexes.isEmpty }.map { "\($0.verb) \($0.indexes.joined(separator: " "))" }
    return texts.isEmpty ? "no change" : texts.joined(separator: ", ")
  }
}
