/// Content that is made of other data sources: how it is built, how it follows a stage, and where rows of a base are.
///
/// An operator has no time. A ``Timeline`` keeps its state, and knows which of its times is read.
@MainActor protocol FollowingOperator {
  associatedtype State: ReversibleState
  /// What texts call the data source.
  var name: StaticString { get }
  /// The data sources that are followed; the same one may be there twice.
  var bases: [DerivedBase] { get }

  /// What has been read of the items of each base, if these are observable models; empty if nothing is followed.
  var observed: [ObservedRows?] { get }
  /// Whether rows are compared with others as the models are by then: those that have changed have to be asked about again
  /// together with each stage.
  var comparesModels: Bool { get }

  /// The operator as a transaction has changed it; `nil` if it has not.
  var drafted: Self? { get }

  /// Computes everything from the bases as they are.
  func build() -> State
  /// Computes everything from the bases as a transaction has drafted them, for a while.
  func buildDraft() -> State
  /// Takes a state to the time after stages of some bases, and of other content that is shown in rows.
  ///
  /// - Returns: what views see of it, and what undoes it, in the order in which it is to be made.
  func follow(
    _ state: inout State,
    _ stages: [BaseStage],
    _ others: [UpdateStep]
  ) -> (shown: StagedUpdate, undo: [State.Edit])
  /// What is to be done once what has been planned, or built, is what views show; `nil` for nothing.
  func takeCommit(_ state: inout State) -> ((_ timeline: any ContentContainer) -> Void)?
  /// Where a row of a base is; `nil` if it is not shown.
  func path(_ path: ItemPath, ofBase number: Int, in state: borrowing State) -> ItemPath?
  /// All places of a row of content that is shown in rows.
  func paths(_ path: ItemPath, ofPart part: ObjectIdentifier, in state: borrowing State) -> [ItemPath]
  /// The key that most likely leads to a wrong number of items in a section; `nil` if there are no keys.
  func suspect(inSection section: Int, of state: borrowing State) -> String?
}

extension FollowingOperator {
  var observed: [ObservedRows?] { [] }
  var comparesModels: Bool { false }
  var drafted: Self? { nil }
  func buildDraft() -> State { build() }
  func takeCommit(_ state: inout State) -> ((_ timeline: any ContentContainer) -> Void)? { nil }
  func paths(_ path: ItemPath, ofPart part: ObjectIdentifier, in state: borrowing State) -> [ItemPath] { [] }

  func suspect(inSection section: Int, of state: borrowing State) -> String? { nil }

  /// The number of items in each section of a base.
  func counts(ofBase number: Int) -> [Int] {
    (0..<bases[number].numberOfSections()).map(bases[number].numberOfItems)
  }
}

/// A value that an edit takes to another time, and what the edit returns takes back.
@MainActor protocol ReversibleState {
  associatedtype Edit

  /// - Returns: what undoes it.
  mutating func make(_ edit: Edit) -> Edit
}

extension ReversibleState {
  /// - Returns: what undoes them, in the order in which it is to be made.
  mutating func make(_ edits: [Edit]) -> [Edit] {
    var undo: [Edit] = []
    undo.reserveCapacity(edits.count)
    for edit in edits { undo.append(make(edit)) }
    undo.reverse()
    return undo
  }
}
