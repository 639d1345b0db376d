/// An index path of content in a list.
@MainActor struct ContentPart {
  let delegate: ListDelegate
  let view: UIScrollView
  let indexPath: IndexPath

  var list: ListDataSource { delegate.list }
  var shownList: ShownList { list.shownList(in: view) }

  /// Whether there is an item at the index path, which may be a section's end.
  var isItem: Bool { shownList.contains(indexPath) }

  /// What is shown at the index path.
  var shown: ShownItem? { shownList.item(at: indexPath) }
}
