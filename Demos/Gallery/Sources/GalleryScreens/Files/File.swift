/// A file or a folder.
public struct File: Identifiable, Hashable, Sendable {
  /// Where it is, from the top.
  public let path: String
  /// The size in bytes; `nil` for a folder.
  public let size: Int?

  public init(path: String, size: Int? = nil) {
    self.path = path
    self.size = size
  }

  public var id: String { path }
  public var isFolder: Bool { size == nil }
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The size as people read it, in powers of ten.
  var readableSize: String? {
    guard let size else { return nil }
    var number = Double(size)
    for unit in ["bytes", "kB", "MB"] {
      if number < 1_000 {
        let text = unit == "bytes" || number >= 10 ? "\(Int(number))" : "\(Int(number)).\(Int(number * 10) % 10)"
        return "\(text) \(unit)"
      }
      number /= 1_000
    }
    return "\(Int(number)) GB"
  }
}
