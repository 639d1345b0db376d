#if !os(tvOS)
  /// A list's rule for dropped items, from one call of `droppable`.
  @MainActor struct DropRule {
    /// A Boolean value that indicates whether it applies to drops into items, or between them.
    let isInto: Bool
    /// A Boolean value that indicates whether the items leave their places.
    let isMove: Bool
    /// A closure that returns whether the rule can apply to a drag at any place.
    let isFor: (ListDrop) -> Bool
    /// A closure that returns the operation of a drop at its place, or `nil` if the rule doesn't apply.
    let operation: (ListDrop) -> UIDropOperation?
    let perform: (ListDrop) -> Void
  }
#endif
