import Roster

/// How composites are in each other, in all views.
@MainActor enum CompositeNesting {
  /// Grows when a child comes to a composite in a view, or leaves it: whatever was looked up above it may be wrong by then.
  private(set) static var version = 1

  static func didChange() { version += 1 }
}
