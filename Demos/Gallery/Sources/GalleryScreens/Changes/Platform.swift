import Roster

/// A platform with what its board says.
public struct Platform: Hashable, Identifiable, Sendable {
  /// The platform's number.
  public let id: Int
  public var rows: [BoardRow]
  /// What is written below the rows.
  public var note: String?

  /// The platform as a section of a list.
  var section: ContentSection<PlatformHead, AnyTableViewPresentable, String> {
    let head = PlatformHead(id: id, trains: rows.count(where: \.isTrain))
    return ContentSection(header: head, items: rows.map(\.presentable), footer: note)
  }
}
