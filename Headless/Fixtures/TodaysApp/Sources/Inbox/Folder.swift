/// A value that may be compared on any thread, whatever its module belongs to.
nonisolated public struct Folder: Identifiable, Hashable, Sendable {
  public let id: Int
  public var name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
