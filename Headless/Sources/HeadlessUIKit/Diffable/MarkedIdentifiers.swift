/// Identifiers that are marked for something, each once, in the order in which they were.
struct MarkedIdentifiers<Identifier: Hashable & Sendable>: Sendable {
  private(set) var elements: [Identifier] = []
  private var members: Set<Identifier> = []

  var isEmpty: Bool { elements.isEmpty }

  func contains(_ identifier: Identifier) -> Bool { members.contains(identifier) }

  mutating func insert(_ identifier: Identifier) {
    if members.insert(identifier).inserted { elements.append(identifier) }
  }

  /// - Complexity: O(*n*) if any of them is marked.
  mutating func remove(_ identifiers: [Identifier]) {
    guard !isEmpty else { return }
    let before = members.count
    members.subtract(identifiers)
    if members.count < before { elements.removeAll { !members.contains($0) } }
  }
}
