import Roster

/// A row of the outline of files.
struct FileRow: Identifiable, TableViewPresentable {
  typealias TableViewCell = FileCell

  let row: OutlineRow<File>

  var id: OutlineRow<File>.ID { row.id }

  /// What the row says, and whether it is about a file or a folder.
  var text: (String, isFile: Bool) {
    switch row.role {
    case .item: (row.node.name, true)
    case .loading: ("Loading…", false)
    case .failed: ("Could not be read. Tap to try again.", false)
    }
  }
}
