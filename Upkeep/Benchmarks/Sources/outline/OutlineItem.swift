import Roster

/// An item of 16 bytes: a folder of ten files, or one of them.
struct OutlineItem: Identifiable, Hashable {
  let id: Int
  var value: Int

  static var folderSize: Int { 10 }

  /// Folders with as many items in all, or one less than a folder has.
  static func folders(_ count: Int) -> [OutlineItem] {
    (0..<count / (folderSize + 1)).map { OutlineItem(id: $0 * (folderSize + 1), value: 0) }
  }

  var isFolder: Bool { id % (Self.folderSize + 1) == 0 }

  @MainActor var children: OutlineChildren<OutlineItem> {
    isFolder ? .nodes((1...Self.folderSize).map { OutlineItem(id: id + $0, value: $0) }) : .none
  }
}
