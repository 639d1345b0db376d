/// A view that a composite hands to a child: it stands for the child's sections of another view.
@MainActor protocol HandedView: ForwardingView {
  /// Whether the view that it stands for shows the composite.
  var isShowingComposite: Bool { get }
  /// The batch that has begun at a view above, if any.
  var enclosingBatch: (any EnclosingBatch)? { get }
}

/// A batch that someone else has begun at a view.
@MainActor protocol EnclosingBatch: AnyObject {
  /// Runs something while the batch can still be added to, after everything else in it.
  func beforeBatchEnds(_ action: @escaping () -> Void)

  /// Runs something once the batch has ended and the view shows its result.
  func afterBatch(_ action: @escaping () -> Void)
}

extension CompositeMapping: EnclosingBatch {}

extension TableViewProxy: HandedView {
  var isShowingComposite: Bool { part?.binding?.isShowing ?? false }
  var enclosingBatch: (any EnclosingBatch)? { mapping.flatMap { $0.isBatching ? $0 : nil } }
}

extension CollectionViewProxy: HandedView {
  var isShowingComposite: Bool { part?.binding?.isShowing ?? false }
  var enclosingBatch: (any EnclosingBatch)? { mapping.flatMap { $0.isBatching ? $0 : nil } }
}
