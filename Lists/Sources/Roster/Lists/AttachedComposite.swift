/// What views ask instead of the delegate and the data source of its content: a composite with hand-written children.
///
/// Those composites are in a module that this one doesn't know. Their children's delegates answer for content, too.
@MainActor package protocol AttachedComposite: NSObject {
  /// The objects that answer for all children.
  var answering: [any NSObjectProtocol] { get }
  /// The delegates of all content.
  var contentDelegates: [ListDelegate] { get }
  /// The delegate of the content at an index path of a view; `nil` if a hand-written child has it.
  func contentDelegate(at indexPath: IndexPath, in view: UIScrollView) -> ListDelegate?
}

/// A row of a hand-written child in the content of a composite. It's a view model of no handler.
package struct HandWrittenRow: TableViewPresentable, CollectionViewPresentable {
  package init() {}

  package func present(on cell: UITableViewCell) {}
  package func present(on cell: UICollectionViewCell) {}
}
