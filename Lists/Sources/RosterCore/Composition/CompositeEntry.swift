import RowStructures

/// A child of a composite, which follows the child's edits until its removal.
@usableFromInline
@MainActor final class CompositeEntry<Item, Header, Footer> {
  let child: ContentChild<Item, Header, Footer>
  let changes: AnyContentChannel
  /// The object that identifies the child.
  let identity: ObjectIdentifier
  /// The unmapped child if it's a composite. It's `nil` for a child with a mark, which can be in several trees.
  let composite: (any ErasedComposite)?
  private unowned let container: CompositeDataSource<Item, Header, Footer>
  /// The entry's label in the order.
  var label: RowLabel = 0
  var isHidden = false
  /// A Boolean value that indicates whether the child has items of its own and makes one edit at a time.
  let isLeaf: Bool
  var isHalfDone = false

  init(_ child: ContentChild<Item, Header, Footer>, in container: CompositeDataSource<Item, Header, Footer>) {
    self.child = child
    changes = child.changes
    self.container = container
    let unmapped = child.unmapped
    identity = child.identity
    isLeaf = unmapped is any PlaceFinding && changes.bases.isEmpty
    composite = child.mark == nil ? unmapped as? any ErasedComposite : nil
  }

  func sections(of version: ChildVersion) -> Int { isHidden ? 0 : version.numberOfSections }

  /// Makes the composite follow the edits of the child.
  ///
  /// - Parameter read: A closure that returns an edit as the composite forwards it, and the version right after it.
  @usableFromInline
  func follow<Other>(
    _ channel: ContentChannel<Other>,
    _ read: @escaping @MainActor (ContentEdit<Other>) -> (ContentEdit<Item>, ChildVersion)
  ) {
    channel.follow(self) { [weak self] edit in
      guard let self else { return }
      let (edit, version) = read(edit)
      self.container.follow(edit, version, of: self)
    }
  }
}

/// A composite with erased types.
@MainActor protocol ErasedComposite: AnyObject {
  /// The composite that has this one as a child.
  var parent: (any ErasedComposite)? { get set }
  /// The identities of the children here and below.
  var allIdentities: [ObjectIdentifier] { get }
  /// Returns the unmapped child with an identity here or below.
  func child(_ identity: ObjectIdentifier) -> AnyObject?
}
