import RosterDiagnostics

extension SectionStore {
  /// Stops the program if the store is not what it has to be. Looks only where ``checksInvariants`` says so.
  @inline(__always)
  func _checkInvariants() {
    #if DEBUG
      if checksInvariants, let violation = firstViolation { fatalError(violation) }
    #endif
  }

  /// What is wrong with the store, or `nil`.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  var firstViolation: String? {
    if let violation = committed.firstViolation { return "committed: \(violation)" }
    // Who is told of duplicates may edit while drafts become steps.
    let coordinator = UpdateCoordinator.shared
    if !steps.isEmpty, !coordinator.isUpdating, !coordinator.isTakingDrafts {
      return "\(steps.count) steps wait without an update"
    }
    if isReadAhead { return "the content to come is read without a plan" }
    guard let draft else { return nil }
    if let violation = draft.list.firstViolation { return "draft: \(violation)" }
    guard case .edits(let followed) = draft.record else { return nil }
    let counts = draft.list.sections.map(\.items.count)
    return counts == followed.counts ? nil : "\(followed.counts) followed items are \(counts) items"
  }
}

extension SectionList {
  /// What is wrong with the list, or `nil`.
  fileprivate var firstViolation: String? {
    let expected = sections.indices.filter { shown.emptySections == .keep || !sections[$0].items.isEmpty }
    let found = (0..<shown.count).map { shown[$0] }
    return found == expected ? nil : "sections \(found) are shown instead of \(expected)"
  }
}
