import Roster

/// What the feed says of its loading.
struct FeedNotice: Hashable {
  var text: String
  /// Whether a spinner moves above the text.
  var isLoading = false
  /// Whether a tap asks again.
  var canRetry = false
}

extension FeedNotice: TableViewPresentable {
  typealias TableViewCell = FeedNoticeCell
}

extension FeedNotice: SelectionProviding {
  var isSelectable: Bool { canRetry }
}
