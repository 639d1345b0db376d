import Roster

/// A row of the feed, each kind with a cell of its own.
enum FeedRow: TableViewRow {
  case setting(GardenSetting)
  case post(FeedPost)
  case notice(FeedNotice)

  var row: some TableViewPresentable {
    switch self {
    case .setting(let setting): setting
    case .post(let post): post
    case .notice(let notice): notice
    }
  }
}
