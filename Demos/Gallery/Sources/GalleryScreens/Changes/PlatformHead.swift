import Roster

/// The head of a platform's rows.
public struct PlatformHead: Hashable, Identifiable, Sendable {
  /// The platform's number.
  public let id: Int
  /// How many trains there are.
  public var trains: Int
}

extension PlatformHead: TableViewHeaderFooterPresentable {
  public typealias TableViewHeaderFooter = PlatformHeader
}
