/// Content that other data sources are part of.
@MainActor package protocol ContentContainer: AheadReadable {
  var changes: ContentChannel { get }

  /// Whether it can be read ahead of parts that cannot.
  var bridgesGaps: Bool { get }

  /// What the steps of some parts are in the container, before they are committed; `nil` if it shows none of them.
  ///
  /// - Parameters:
  ///   - parts: the steps of the parts.
  ///   - readAhead: has them answer what they will be after it.
  func update(ofParts parts: [UpdateStep], readAhead: ReadAhead) -> StagedUpdate?

  /// Forgets the stage, which has been read by all that is above.
  func endPlanning()

  /// What the container goes through after the round, as it could not read a part ahead; `nil` for nothing.
  func followUp() -> UpdateStep?

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
  package var bridgesGaps: Bool { false }

  package func followUp() -> UpdateStep? { nil }

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
