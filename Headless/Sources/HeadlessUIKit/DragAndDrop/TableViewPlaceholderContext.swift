import Foundation

/// A placeholder in a table.
final class TableViewPlaceholderContext: ListPlaceholder, UITableViewDropPlaceholderContext {
  private weak var list: UITableView?
  private let placeholder: UITableViewDropPlaceholder
  private let cell: UITableViewCell?

  init(_ dragItem: UIDragItem, _ placeholder: UITableViewDropPlaceholder, _ list: UITableView?) {
    self.list = list
    self.placeholder = placeholder
    cell = list?.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier)
    super.init(dragItem, at: placeholder.insertionIndexPath)
    if let cell { placeholder.cellUpdateHandler?(cell) }
  }

  override var view: UIView { cell ?? super.view }
  override var listDragState: ListDragState? {
    get { list?.dragState }
    set { if let newValue { list?.dragState = newValue } }
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    guard let list, let path, deletePlaceholder() else { return false }
    list.performBatchUpdates {
      dataSourceUpdates(path)
      list.insertRows(at: [path], with: .automatic)
    }
    return true
  }
}
