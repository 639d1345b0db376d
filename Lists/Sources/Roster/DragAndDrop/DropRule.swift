#if !os(tvOS)
  /// What a list does with something that is dropped: one call of `droppable`.
  @MainActor struct DropRule {
    /// Whether it is about drops into items, or between them.
    let isInto: Bool
    /// Whether the items leave the place that they come from.
    let isMove: Bool
    /// Whether it could be about a drag at all, wherever that goes.
    let isFor: (ListDrop) -> Bool
    /// What a drop would do at its place; `nil` if the rule is not about it.
    let operation: (ListDrop) -> UIDropOperation?
    let perform: (ListDrop) -> Void
  }
#endif
