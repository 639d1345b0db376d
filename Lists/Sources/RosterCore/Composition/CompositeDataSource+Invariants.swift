import RosterDiagnostics
import RowStructures

extension CompositeDataSource {
  /// Stops the program if the composite is not what it has to be. Looks only where ``checksInvariants`` says so.
  @inline(__always)
  package func _checkInvariants() {
    #if DEBUG
      if checksInvariants, let violation = firstViolation { fatalError(violation) }
    #endif
  }

  /// What is wrong with the composite between two rounds, or `nil`.
  ///
  /// - Complexity: O(*n*) in the number of children.
  var firstViolation: String? {
    let places = tree.elements
    if places.count != elements.count { return "\(places.count) children have places, \(elements.count) are found" }
    for place in places {
      let entry = tree[place]
      let name: Any.Type = type(of: entry.child.content)
      if elements[entry.child.identity] != place { return "a \(name) is not found at its place" }
      if tree.count(of: place) != entry.shownSections {
        return "a \(name) has \(entry.shownSections) sections, and is counted with \(tree.count(of: place))"
      }
    }
    if drafted == nil, pending == nil, remaining == nil, Set(elements.keys) != identities {
      return "children are linked that have no place"
    }
    if readsAhead || !staged.isEmpty { return "a stage is kept without a plan" }
    return tree.firstViolation
  }
}
