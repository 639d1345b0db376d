import RosterDiagnostics

/// Notes that items without identity are applied where others exist, so views reload.
@MainActor func noteMissingIdentity<Item>(of type: Item.Type, in source: StaticString) {
  DebugNotes.post(
    "\(source): each `apply` has views reload, as items of type \(type) cannot be told from each other",
    cause: "\(type) is neither `Identifiable` and `Equatable` nor `Hashable`",
    advice: "make it one of them, pass a matcher to `apply(_:by:)`, or call `reload(_:)`, which says what happens",
    once: "identity \(type)"
  )
}

/// Notes that a data source returns another channel from `changes` each time.
@MainActor package func noteComputedChanges(of content: some DataSource) {
  #if DEBUG
    guard content.changes !== content.changes else { return }
    DebugNotes.post(
      "\(type(of: content)): `changes` is another object each time, so that no view follows it",
      cause: "it is a computed property that makes one",
      advice: "write `let changes = ContentChannel()`",
      once: "changes \(type(of: content))"
    )
  #endif
}
