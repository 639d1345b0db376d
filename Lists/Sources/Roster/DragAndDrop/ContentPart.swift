/// Content in a list, alone or as a part of a composite, and an index path in it.
@MainActor package struct ContentPart {
  let delegate: ListDelegate
  /// The view that the content is shown in: one that a composite hands to a child, if it is in one.
  let view: UIScrollView
  let indexPath: IndexPath

  package init(delegate: ListDelegate, view: UIScrollView, indexPath: IndexPath) {
    self.delegate = delegate
    self.view = view
    self.indexPath = indexPath
  }

  var list: ListDataSource { delegate.list }

  /// Whether there is an item at the index path, which may be a section's end.
  var isItem: Bool {
    (0..<list.numberOfItems(inSection: indexPath[0], in: view)).contains(indexPath[1])
  }

  /// What is shown at the index path.
  var shown: ShownItem? { isItem ? list.shownItem(at: indexPath, in: view) : nil }
}
