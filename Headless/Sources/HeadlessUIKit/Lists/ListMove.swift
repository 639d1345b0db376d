/// One recorded move of a section or an item.
struct ListMove<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The index before the update.
  var from: Index
  /// The index after the update.
  var to: Index

  init(_ from: Index, to: Index) {
    self.from = from
    self.to = to
  }
}
