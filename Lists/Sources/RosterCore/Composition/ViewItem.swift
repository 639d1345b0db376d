/// An item of content in a view, as far as it is compared with items of other children.
package struct ViewItem: Identifiable, Equatable {
  /// What the item is, wherever it is; `nil` if it has no identity, or if its child is hand-written.
  package let id: AnyHashable?
  private let value: Any?

  /// - Parameters:
  ///   - id: what the item is, its type included.
  ///   - value: what is shown of it.
  package init(id: AnyHashable? = nil, value: Any? = nil) {
    self.id = id
    self.value = value
  }

  /// Whether both show the same: values without equality do not.
  package static func == (first: Self, second: Self) -> Bool { showSame(first.value, second.value) }
}
