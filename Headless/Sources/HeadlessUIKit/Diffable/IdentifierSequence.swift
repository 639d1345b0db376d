/// Identifiers in an order, each of them once, that are found by hash.
///
/// Each identifier can have a weight, so that one sequence says where the parts of another begin.
///
/// - Complexity: a query, and an edit of one identifier or of one run of them, takes O(log *n*); an edit in which *k*
///   identifiers come or go O(*k* + log *n*). All hypothesize that identifiers hash well.
struct IdentifierSequence<Identifier: Hashable & Sendable>: Sendable {
  /// A node of a treap. Nodes are numbers of places in `nodes`; none is -1.
  struct Node: Sendable {
    var left = -1
    var right = -1
    var parent = -1
    /// How many nodes there are below this one, and itself.
    var size = 1
    var weight = 0
    /// The sum of the weights below this node, and its own.
    var totalWeight = 0
  }

  var nodes: [Node] = []
  var root = -1
  private var identifiers: [Identifier?] = []
  private var places: [Identifier: Int] = [:]
  private var free: [Int] = []

  init() {}

  // MARK: Queries

  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }
  var totalWeight: Int { root < 0 ? 0 : nodes[root].totalWeight }

  func contains(_ identifier: Identifier) -> Bool { places[identifier] != nil }

  func index(of identifier: Identifier) -> Int? { places[identifier].map(rank) }

  /// The identifier that the sequence holds, of those that are equal to one.
  func held(_ identifier: Identifier) -> Identifier? { places[identifier].flatMap { identifiers[$0] } }

  /// - Precondition: `0 <= index < count`
  subscript(index: Int) -> Identifier { identifier(at: node(at: index)) }

  var elements: [Identifier] { elements(in: 0..<count) }

  /// - Precondition: the range is one of this sequence.
  /// - Complexity: O(*k* + log *n*) for *k* identifiers.
  func elements(in range: Range<Int>) -> [Identifier] {
    guard !range.isEmpty else { return [] }
    var result: [Identifier] = []
    result.reserveCapacity(range.count)
    var current = node(at: range.lowerBound)
    while true {
      result.append(identifier(at: current))
      if result.count == range.count { return result }
      current = successor(of: current)
    }
  }

  private func identifier(at place: Int) -> Identifier {
    guard let identifier = identifiers[place] else { preconditionFailure("a node in the tree has an identifier") }
    return identifier
  }

  // MARK: Weights

  func weight(of identifier: Identifier) -> Int? { places[identifier].map { nodes[$0].weight } }

  /// The sum of the weights of what comes before an identifier.
  func weight(before identifier: Identifier) -> Int? { places[identifier].map(weightBefore) }

  /// What a weight falls on: the index of an identifier, and how much of its weight comes before.
  ///
  /// - Precondition: `0 <= weight < totalWeight`
  func index(atWeight weight: Int) -> (index: Int, rest: Int) {
    var current = root
    var index = 0
    var rest = weight
    while true {
      let node = nodes[current]
      let left = node.left < 0 ? 0 : nodes[node.left].totalWeight
      if rest < left {
        current = node.left
        continue
      }
      index += size(node.left)
      rest -= left
      if rest < node.weight { return (index, rest) }
      rest -= node.weight
      index += 1
      current = node.right
    }
  }

  mutating func addWeight(_ weight: Int, to identifier: Identifier) {
    guard weight != 0, let place = places[identifier] else { return }
    nodes[place].weight += weight
    var current = place
    while current >= 0 {
      nodes[current].totalWeight += weight
      current = nodes[current].parent
    }
  }

  // MARK: Edits

  /// - Precondition: the identifiers differ from each other, and none is in the sequence.
  mutating func insert(_ added: [Identifier], at index: Int) {
    guard !added.isEmpty else { return }
    if root < 0, free.isEmpty {
      nodes.reserveCapacity(added.count)
      identifiers.reserveCapacity(added.count)
      places.reserveCapacity(added.count)
    }
    let made = added.map { makeNode($0) }
    let (before, after) = split(root, at: index)
    setRoot(merge(merge(before, grow(made)), after))
  }

  mutating func append(_ added: [Identifier]) { insert(added, at: count) }

  mutating func remove(_ identifier: Identifier) {
    guard let index = index(of: identifier) else { return }
    removeSubrange(index..<index + 1)
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let gone = elements(in: range)
    let (rest, after) = split(root, at: range.upperBound)
    let (before, _) = split(rest, at: range.lowerBound)
    setRoot(merge(before, after))
    for identifier in gone {
      guard let place = places.removeValue(forKey: identifier) else { continue }
      nodes[place] = Node()
      identifiers[place] = nil
      free.append(place)
    }
  }

  /// Moves a run to an index of the sequence without it.
  mutating func move(_ range: Range<Int>, to index: Int) {
    guard !range.isEmpty, range.lowerBound != index else { return }
    let (rest, after) = split(root, at: range.upperBound)
    let (before, moved) = split(rest, at: range.lowerBound)
    let (left, right) = split(merge(before, after), at: index)
    setRoot(merge(merge(left, moved), right))
  }

  mutating func removeAll() { self = IdentifierSequence() }

  private mutating func makeNode(_ identifier: Identifier) -> Int {
    let place: Int
    if let reused = free.popLast() {
      place = reused
      identifiers[place] = identifier
    } else {
      place = nodes.count
      nodes.append(Node())
      identifiers.append(identifier)
    }
    places[identifier] = place
    return place
  }
}
