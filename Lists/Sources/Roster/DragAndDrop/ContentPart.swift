/// An index path of content in a list.
@MainActor struct ContentPart {
  let delegate: ListDelegate
  let view: UIScrollView
  let indexPath: IndexPath

  var list: ListDataSource { delegate.list }
  var shownList: ShownList { list.shownList(in: view) }

  /// A Boolean value that indicates whether the index path has an item. It can be a section's end.
  var isItem: Bool { shownList.contains(indexPath) }

  /// The item at the index path.
  var shown: ShownItem? { shownList.item(at: indexPath) }
}
