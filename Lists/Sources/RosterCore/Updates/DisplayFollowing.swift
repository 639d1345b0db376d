import RosterDiagnostics

/// Content that does something where views come near, or begin to show it.
@MainActor package protocol DisplayFollowing: AnyObject {
  /// The channel of the content.
  var displayChannel: AnyContentChannel { get }

  /// Called when views may show something else of the content: they scrolled, or followed an update.
  func displayDidChange()
}

/// The content that views show.
@MainActor package enum Display {
  private struct Shown {
    weak var content: AnyShownContent?
  }

  private struct Follower {
    weak var content: (any DisplayFollowing)?
  }

  private static var shown: [Shown] = []
  private static var followers: [Follower] = []
  /// The number of views at which those that have gone are removed.
  private static var pruningCount = 16

  /// Notes what a view shows, as long as it lives.
  static func add(_ content: AnyShownContent) {
    if shown.count >= pruningCount {
      shown.removeAll { $0.content == nil }
      pruningCount = max(16, 2 * shown.count)
    }
    shown.append(Shown(content: content))
  }

  /// Has content be called with what views show of it, as long as it lives.
  package static func add(_ content: any DisplayFollowing) {
    followers.removeAll { $0.content == nil }
    followers.append(Follower(content: content))
  }

  /// Tells content that views of it, or of what is made of it, may show something else.
  ///
  /// - Parameter channel: the channel of what the view shows.
  package static func didChange(of channel: AnyContentChannel) {
    if followers.isEmpty { return }
    for follower in followers {
      guard let content = follower.content, channel.isMade(of: content.displayChannel) else { continue }
      content.displayDidChange()
    }
  }

  /// What views show that is content or made of it.
  private static func views(of channel: AnyContentChannel) -> [(shown: AnyShownContent, follower: any ContentFollower)]
  {
    shown.compactMap { shown in
      guard let content = shown.content, let follower = content.follower, content.channel.shows(channel) else {
        return nil
      }
      return (content, follower)
    }
  }

  /// Returns whether a view shows content, alone or in what is made of it.
  package static func isShown(_ channel: AnyContentChannel) -> Bool { !views(of: channel).isEmpty }

  /// Returns whether a view has an item of content, visible or not.
  package static func has(_ place: () -> ItemPlace, of channel: AnyContentChannel) -> Bool {
    let views = views(of: channel)
    if views.contains(where: { $0.shown.channel === channel }) { return true }
    if views.isEmpty { return false }
    let place = place()
    return views.contains { $0.shown.has(place) }
  }

  /// The places of the items of content that are on the screen.
  package static func visiblePlaces(of channel: AnyContentChannel) -> [ItemPlace] {
    views(of: channel).flatMap { $0.follower.visiblePlaces }.filter { $0.item.channel === channel }
  }
}
