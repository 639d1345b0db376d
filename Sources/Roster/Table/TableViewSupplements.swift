import Foundation

/// The headers, or the footers, of content that a table can show.
@usableFromInline
@MainActor struct TableViewSupplements {
  /// Whether there are any in content of this type.
  let mayExist: Bool
  let exists: (_ section: Int) -> Bool
  let title: (_ section: Int) -> String?
  let view: (_ tableView: UITableView, _ section: Int, _ registering: Bool) -> UITableViewHeaderFooterView?
  /// Shows a section's on the view that showed it before; returns whether that view can show it.
  let refresh: (_ view: UITableViewHeaderFooterView, _ section: Int, _ isUppercased: Bool) -> Bool

  @usableFromInline
  init<Supplement: TableViewHeaderFooterPresentable>(_ supplement: @escaping (Int) -> Supplement?) {
    mayExist = Supplement.self != Never.self
    exists = { supplement($0) != nil }
    title = { supplement($0)?.tableViewTitle }
    view = { supplement($1)?.dequeueView(from: $0, registering: $2) }
    refresh = { supplement($1)?.refresh($0, isUppercased: $2) ?? false }
  }
}

extension TableViewHeaderFooterPresentable {
  /// Shows the view model on a view that shows another one, if it is of the type that would be dequeued.
  @MainActor fileprivate func refresh(_ view: UITableViewHeaderFooterView, isUppercased: Bool) -> Bool {
    if let erased = self as? AnyTableViewHeaderFooterPresentable {
      return erased.base.refresh(view, isUppercased: isUppercased)
    }
    if let title = tableViewTitle {
      guard type(of: view) == UITableViewHeaderFooterView.self else { return false }
      view.textLabel?.text = isUppercased ? title.localizedUppercase : title
      return true
    }
    guard type(of: view) == TableViewHeaderFooter.self, let view = view as? TableViewHeaderFooter else { return false }
    present(on: view)
    return true
  }
}
