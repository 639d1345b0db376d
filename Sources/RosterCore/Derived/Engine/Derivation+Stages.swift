extension Derivation: DerivedContent {
  func stage(ofParts parts: [StagedPart], readAhead: ReadAhead) -> ContainerStage? {
    guard let part = parts.first else { return nil }
    return follow(
      part.stage,
      part.updates,
      part.isReadableAhead ? .ahead(readAhead) : .later,
      isLast: part.isLast && part.isReadableAhead
    )
  }

  func endPlanning() { readsTheNewTime = false }

  func followUp() -> RoundEdit? {
    if unasked.isEmpty { return nil }
    let rows = ChangeStage(items: .init(updates: unasked.sorted()))
    unasked = []
    let planned = follow(rows, nil, .now, isLast: false)
    return RoundEdit(changes: changes, stage: planned.stage, updates: planned.updates, ahead: self) { self.commit() }
  }

  func shows(_ part: ObjectIdentifier) -> Bool { true }

  func adopt(_ part: ObjectIdentifier) { commit() }

  func reread() {
    plan = nil
    draft = nil
    unasked = []
    sections = Derivation.arranged(base, by: committedRule, emptySections, name)
  }

  func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {}

  func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? { self.path(ofBase: path) }

  func _checkInvariants() {
    #if DEBUG
      if checksInvariants, let violation = firstViolation { fatalError(violation) }
    #endif
  }

  /// What is wrong between two rounds, or `nil`.
  var firstViolation: String? {
    if plan != nil { return "\(name): a plan is kept without a round" }
    let count = base.numberOfSections()
    if count != sections.sections.count { return "\(name): \(sections.sections.count) sections of \(count)" }
    return nil
  }
}

extension Derivation: AheadReadable {
  var readsAhead: Bool {
    get { readsTheNewTime }
    set { readsTheNewTime = newValue }
  }
}
