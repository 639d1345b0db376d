import RosterDiagnostics

/// Content that reacts when views approach it or begin to show it.
@MainActor package protocol DisplayFollowing: AnyObject {
  /// The channel of the content.
  var displayChannel: AnyContentChannel { get }

  /// Notifies the content that views may show another part of it, because they scrolled or updated.
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
  /// The number of views at which deallocated ones are removed.
  private static var pruningCount = 16

  /// Adds the content of a view, for its lifetime.
  static func add(_ content: AnyShownContent) {
    if shown.count >= pruningCount {
      shown.removeAll { $0.content == nil }
      pruningCount = max(16, 2 * shown.count)
    }
    shown.append(Shown(content: content))
  }

  /// Adds content to notify of display changes, for its lifetime.
  package static func add(_ content: any DisplayFollowing) {
    followers.removeAll { $0.content == nil }
    followers.append(Follower(content: content))
  }

  /// Notifies content that views of it, or of content made of it, may show another part.
  ///
  /// - Parameter channel: The channel of the view's content.
  package static func didChange(of channel: AnyContentChannel) {
    if followers.isEmpty { return }
    for follower in followers {
      guard let content = follower.content, channel.isMade(of: content.displayChannel) else { continue }
      content.displayDidChange()
    }
  }

  /// Returns the views that show content, or content made of it.
  private static func views(of channel: AnyContentChannel) -> [(shown: AnyShownContent, follower: any ContentFollower)]
  {
    shown.compactMap { shown in
      guard let content = shown.content, let follower = content.follower, content.channel.shows(channel) else {
        return nil
      }
      return (content, follower)
    }
  }

  /// Returns whether a view shows content, alone or in content made of it.
  package static func isShown(_ channel: AnyContentChannel) -> Bool { !views(of: channel).isEmpty }

  /// Returns whether a view has an item of content, visible or not.
  package static func has(_ place: () -> ItemPlace, of channel: AnyContentChannel) -> Bool {
    let views = views(of: channel)
    if views.contains(where: { $0.shown.channel === channel }) { return true }
    if views.isEmpty { return false }
    let place = place()
    return views.contains { $0.shown.has(place) }
  }

  /// Returns the places of the visible items of content.
  package static func visiblePlaces(of channel: AnyContentChannel) -> [ItemPlace] {
    views(of: channel).flatMap { $0.follower.visiblePlaces }.filter { $0.item.channel === channel }
  }
}
