/// Content that does something where views come near, or begin to show it.
@MainActor package protocol DisplayFollowing: AnyObject {
  var changes: ContentChannel { get }

  /// Is called when views may show something else of the content: they scrolled, or followed an update.
  func displayDidChange()
}

extension UpdateCoordinator {
  /// Has content be called with what views show of it, as long as it lives.
  package func add(_ content: any DisplayFollowing) {
    displayFollowers.removeAll { $0.content == nil }
    displayFollowers.append(DisplayFollower(content: content))
  }

  /// Tells content that is a part of some channels' that views may show something else of it.
  package func displayDidChange(of channels: [ContentChannel]) {
    if displayFollowers.isEmpty { return }
    for follower in displayFollowers {
      guard let content = follower.content else { continue }
      if channels.contains(where: content.changes.leads) { content.displayDidChange() }
    }
  }
}

/// Content that is called with what views show.
struct DisplayFollower {
  weak var content: (any DisplayFollowing)?
}

extension ContentChannel {
  /// Whether a view shows the content, alone or in what is above.
  package var isShownByView: Bool {
    if !followers.isEmpty { return true }
    return links.contains { link in
      guard let container = link.container else { return false }
      return container.shows(link.part) && container.changes.isShownByView
    }
  }

  /// Whether a view has an item in its content, visible or not.
  package func isShownByView(_ path: ItemPath) -> Bool {
    if !followers.isEmpty { return true }
    return links.contains { link in
      guard let container = link.container, let outer = container.path(path, ofPart: link.part) else { return false }
      return container.changes.isShownByView(outer)
    }
  }

  /// The places of the items that views show now, here and in what is above.
  package var visiblePlaces: [ItemPlace] {
    followers.flatMap(\.visiblePlaces) + links.flatMap { $0.container?.changes.visiblePlaces ?? [] }
  }
}
