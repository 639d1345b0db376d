/// The expansion of items that aren't in the tree.
struct OutlineMemory<ID: Hashable> {
  /// The number of removed items to remember.
  static var limit: Int { 1_000 }

  /// The expanded items that were never in the tree.
  private var awaited: Set<ID>
  private var gone: [ID: Bool] = [:]
  /// The identifiers in order of removal. Some have returned since.
  private var order: [ID] = []

  init(awaited: Set<ID>) {
    self.awaited = awaited
  }

  var expanded: Set<ID> { awaited.union(gone.filter(\.value).map(\.key)) }

  private var isEmpty: Bool { gone.isEmpty && awaited.isEmpty }

  subscript(id: ID) -> Bool? { gone[id] ?? (awaited.contains(id) ? true : nil) }

  mutating func remember(_ id: ID, isExpanded: Bool) {
    if gone.updateValue(isExpanded, forKey: id) == nil { order.append(id) }
    if order.count <= 2 * Self.limit { return }
    order = order.filter { gone[$0] != nil }.suffix(Self.limit)
    let kept = Set(order)
    gone = gone.filter { kept.contains($0.key) }
  }

  mutating func take(_ id: ID) -> Bool? {
    if isEmpty { return nil }
    if let isExpanded = gone.removeValue(forKey: id) { return isExpanded }
    return awaited.remove(id) == nil ? nil : true
  }
}
