import Roster

/// The board of a station: platforms with trains and announcements.
public struct StationBoard: Hashable, Sendable {
  public var platforms: [Platform]

  /// The board as the sections of a list.
  public var sections: [ContentSection<PlatformHead, AnyTableViewPresentable, String>] {
    platforms.map(\.section)
  }

  /// The number of rows of all platforms.
  public var numberOfRows: Int { platforms.reduce(0) { $0 + $1.rows.count } }
}
