/// Content that does something where views come near, or begin to show it.
@MainActor package protocol DisplayFollowing: AnyObject {
  /// Is called when views may show something else: they scrolled, or followed an update.
  func displayDidChange()
}

extension UpdateCoordinator {
  /// Has content be called with what views show, as long as it lives.
  package func add(_ content: any DisplayFollowing) {
    displayFollowers.removeAll { $0.content == nil }
    displayFollowers.append(DisplayFollower(content: content))
  }

  /// Tells content that views may show something else.
  package func displayDidChange() {
    if displayFollowers.isEmpty { return }
    for follower in displayFollowers { follower.content?.displayDidChange() }
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
