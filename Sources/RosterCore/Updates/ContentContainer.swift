/// Content that other data sources are part of.
@MainActor package protocol ContentContainer: AnyObject {
  var changes: ContentChannel { get }

  /// What a stage of some parts is in the container, before it is committed; `nil` if it shows none of them.
  ///
  /// - Parameters:
  ///   - parts: the parts that go through a stage.
  ///   - readAhead: has them answer what they will be after it.
  func stage(ofParts parts: [StagedPart], readAhead: ReadAhead) -> ContainerStage?

  /// Forgets the stage, which has been read by all that is above.
  func endPlanning()

  /// What the container goes through after the round, as it could not read a part ahead; `nil` for nothing.
  func followUp() -> RoundEdit?

  /// Whether a part is shown.
  func shows(_ part: ObjectIdentifier) -> Bool

  /// Where an item of a part is in the container, as the container answers it; `nil` if it is not shown.
  func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath?

  /// All places of an item of a part that the container shows several times.
  func paths(_ path: ItemPath, ofPart part: ObjectIdentifier) -> [ItemPath]

  /// Takes over how many sections a part has now.
  func adopt(_ part: ObjectIdentifier)

  /// Leaves a part out, or takes it back, around a change that cannot be compared; a round of its own.
  func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier)

  /// Stops the program if the container is not what it has to be between two rounds.
  func _checkInvariants()
}

extension ContentContainer {
  package func followUp() -> RoundEdit? { nil }

  package func paths(_ path: ItemPath, ofPart part: ObjectIdentifier) -> [ItemPath] {
    self.path(path, ofPart: part).map { [$0] } ?? []
  }
}

/// Content that is computed from a data source as a whole: it reloads with it.
@MainActor package protocol DerivedContent: ContentContainer {
  /// Computes everything again from the content as it is now.
  func reread()

  /// The key that most likely leads to a wrong number of items in a section after a stage; `nil` if there are no keys.
  func suspect(inSection section: Int) -> String?
}

extension DerivedContent {
  func suspect(inSection section: Int) -> String? { nil }
}

/// That a data source is part of a container.
struct ContainerLink {
  weak var container: (any ContentContainer)?
  let part: ObjectIdentifier
}

/// A part of a container that goes through a stage.
package struct StagedPart {
  package let part: ObjectIdentifier
  package let stage: ChangeStage
  /// What shows differently once the stage is made, if the stage is one of structure.
  package let updates: ChangeStage?
  /// Whether nothing comes after it in the update.
  package let isLast: Bool
  /// Whether the content has changed before, so that nobody can read what views show.
  let isFollowUp: Bool
  /// Whether the content after the stage can be read before it is committed.
  package let isReadableAhead: Bool
}

/// What a stage of some parts is in their container.
package struct ContainerStage {
  package var stage: ChangeStage
  /// What shows differently once the stage is made, if the stage is one of structure.
  package var updates: ChangeStage?
  /// Whether the content after the stage can be read before it is committed, even if that of a part cannot.
  package var isReadableAhead = false

  package init(stage: ChangeStage, updates: ChangeStage? = nil, isReadableAhead: Bool = false) {
    self.stage = stage
    self.updates = updates
    self.isReadableAhead = isReadableAhead
  }
}
