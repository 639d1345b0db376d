import Foundation

/// One question that a list asked its data source or delegate, or one message that it sent them.
public struct HeadlessListEvent: Hashable, Sendable, CustomStringConvertible {
  /// The method that was called, such as `cellForRow` or `willDisplay`.
  public var name: String
  /// The index paths that it was about; an index path of one index stands for a section.
  public var indexPaths: [IndexPath]
  /// What else was said, such as an editing style or a title.
  public var detail: String?

  public init(_ name: String, at indexPaths: [IndexPath] = [], detail: String? = nil) {
    self.name = name
    self.indexPaths = indexPaths
    self.detail = detail
  }

  /// The event in one line: `cellForRow [0, 1]`, `titleForHeader 2`, `commit [0, 1] delete`.
  public var description: String {
    var parts = [name]
    parts += indexPaths.map { $0.count == 1 ? "\($0[0])" : "[" + $0.map(String.init).joined(separator: ", ") + "]" }
    if let detail { parts.append(detail) }
    return parts.joined(separator: " ")
  }
}
