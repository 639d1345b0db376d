/// A composite with hand-written children, which replaces the delegate and data source of its content.
///
/// Those composites are in a module that this one doesn't import. Their children's delegates also serve the content.
@MainActor package protocol AttachedComposite: NSObject {
  /// The objects that implement requirements for all children.
  var answering: [any NSObjectProtocol] { get }
  /// The delegates of all content.
  var contentDelegates: [ListDelegate] { get }
  /// Returns the delegate of the content at an index path, or `nil` for a hand-written child.
  func contentDelegate(at indexPath: IndexPath, in view: UIScrollView) -> ListDelegate?
}

/// A row of a hand-written child in a composite's content. Handlers don't apply to it.
package struct HandWrittenRow: TableViewPresentable, CollectionViewPresentable {
  package init() {}

  package func present(on cell: UITableViewCell) {}
  package func present(on cell: UICollectionViewCell) {}
}
