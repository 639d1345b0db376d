import Roster

/// What somebody has written in the feed.
public struct FeedPost: Identifiable, Codable, Equatable, Sendable {
  public let id: Int
  public let author: String
  public let text: String

  /// The posts of a neighbourhood, from the newest on.
  public static let sample: [FeedPost] = (0..<60).map { number in
    FeedPost(
      id: 60 - number,
      author: authors[number % authors.count],
      text: texts[number * 7 % texts.count]
    )
  }

  private static let authors = ["Inês", "Tomasz", "Amara", "Grandpa Joe", "The bakery on the corner"]
  private static let texts = [
    "Somebody left a blue bicycle at the fountain.",
    "The library is open until nine today.",
    "Whoever borrowed the long ladder: we need it on Saturday, when the lights go up.",
    "Warm rolls at seven.",
    "The swifts are back! Look up at the old mill in the evening.",
    "Lost: one glove, grey, left.",
    "The street is closed on Thursday, as the pipes are being laid. The bus stops at the school instead.",
    "Found a glove.",
    "Choir tonight, new voices are welcome. We sing in the school, and bring a cup.",
  ]
}

extension FeedPost: TableViewPresentable {
  public typealias TableViewCell = FeedPostCell
}

extension FeedPost: SelectionProviding {
  public var isSelectable: Bool { false }
}
