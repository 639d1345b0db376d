/// Content that other data sources are part of.
@MainActor protocol ContentContainer: AnyObject {
  var changes: ContentChanges { get }

  /// What a stage of some parts is in the container, before it is committed; `nil` if it shows none of them.
  func stage(ofParts stages: [(part: ObjectIdentifier, stage: ChangeStage)]) -> ChangeStage?

  /// Whether a part is shown.
  func shows(_ part: ObjectIdentifier) -> Bool

  /// Takes over how many sections a part has now.
  func adopt(_ part: ObjectIdentifier)

  /// Leaves a part out, or takes it back, while its content changes in an unknown way; an update of its own.
  func setSuspended(_ isSuspended: Bool, _ part: ObjectIdentifier)
}

/// That a data source is part of a container.
struct ContainerLink {
  weak var container: (any ContentContainer)?
  let part: ObjectIdentifier
}
