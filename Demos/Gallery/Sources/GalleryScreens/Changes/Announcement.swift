import Roster

/// Something that passengers of a platform should know.
public struct Announcement: Hashable, Identifiable, Sendable {
  public let id: Int
  public var text: String
}

extension Announcement: TableViewPresentable {
  public typealias TableViewCell = AnnouncementCell
}
