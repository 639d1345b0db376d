/// The objects that a view retains while content is attached.
@MainActor final class ListAttachment {
  let delegate: ListDelegate
  let updater: ListUpdater
  /// The composite that replaces the delegate and its data source.
  let composite: (any AttachedComposite)?

  init(_ delegate: ListDelegate, _ driver: any ListViewAdapter, in view: some ListView) {
    self.delegate = delegate
    composite = delegate.composite
    updater = ListUpdater(
      driver,
      delegate.list.makeShownList(),
      AnchoredList(view, ListReading(delegate: delegate, view))
    )
  }
}

extension UIScrollView {
  /// Returns the delegate for the attached content at an index path, or `nil` for a hand-written child.
  func contentDelegate(at indexPath: IndexPath) -> ListDelegate? {
    guard let attachment = associated(ListAttachment.self) else { return nil }
    guard let composite = attachment.composite else { return attachment.delegate }
    return composite.contentDelegate(at: indexPath, in: self)
  }

  /// The delegates of all attached content.
  var contentDelegates: [ListDelegate] {
    guard let attachment = associated(ListAttachment.self) else { return [] }
    return attachment.composite?.contentDelegates ?? [attachment.delegate]
  }
}
