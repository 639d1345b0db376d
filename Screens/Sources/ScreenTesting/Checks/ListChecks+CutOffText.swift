#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension ListChecks {
    /// Returns the first text with any number of lines that has too little room. Looks in cells, headers, footers, other supplementary
    /// views, and a table's own header and footer.
    func cutOffText() -> Finding? {
      for path in paths {
        guard let cell = list.cell(at: path) else { continue }
        let content = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView ?? cell
        if let finding = cutOffText(of: cell, in: content, name: { name(path) }) { return finding }
      }
      for edge in edges {
        let content = (edge.shown as? UITableViewHeaderFooterView)?.contentView ?? edge.shown
        if let finding = cutOffText(of: content, in: content, name: { "the \(edge.name)" }) { return finding }
      }
      guard case .table(let table) = list else { return nil }
      for (name, view) in [("header", table.tableHeaderView), ("footer", table.tableFooterView)] {
        guard let view else { continue }
        if let finding = cutOffText(of: view, in: view, name: { "the table's \(name)\(place)" }) { return finding }
      }
      return nil
    }

    private func cutOffText(of view: UIView, in content: UIView, name: () -> String) -> Finding? {
      // The table, not the app, limits a title's number of lines.
      let header = content.superview as? UITableViewHeaderFooterView
      for view in view.shownViews where header?.headlessHasTitle(in: view) != true {
        guard let text = CutOffText(of: view, in: content) else { continue }
        return Finding(.cutOffText, text.description(place: "in \(name())"))
      }
      return nil
    }
  }
#endif
