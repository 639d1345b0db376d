/// The content after a stage, told by the old and the new content without copying either.
public enum StageContent: Hashable, Sendable {
  /// The new content.
  case new
  /// Whole sections of the old and of the new content.
  case sections([StageSection])
}

/// A section of the content after a stage.
public enum StageSection: Hashable, Sendable {
  /// The section at an index of the old content, with its items.
  case old(Int)
  /// The section at an index of the new content, with its items.
  case new(Int)
}
