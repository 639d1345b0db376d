/// What a table or a collection keeps alive while content is attached to it.
@MainActor final class ListAttachment {
  let delegate: ListDelegate
  let updater: ListUpdater
  /// What the view asks instead of the delegate and its data source.
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
  /// The delegate that answers for the content at an index path of what is attached; `nil` if a hand-written child does.
  func contentDelegate(at indexPath: IndexPath) -> ListDelegate? {
    guard let attachment = associated(ListAttachment.self) else { return nil }
    guard let composite = attachment.composite else { return attachment.delegate }
    return composite.contentDelegate(at: indexPath, in: self)
  }

  /// The delegates of all content that is attached.
  var contentDelegates: [ListDelegate] {
    guard let attachment = associated(ListAttachment.self) else { return [] }
    return attachment.composite?.contentDelegates ?? [attachment.delegate]
  }
}
