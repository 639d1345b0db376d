#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension ListChecks {
    /// Texts that may have any number of lines, and have less room than their lines need: in cells, headers, footers and
    /// other supplementary views, and above and below all sections of a table.
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
      // How many lines a title may have is the table's choice, and no app's.
      let header = content.superview as? UITableViewHeaderFooterView
      for view in view.shownViews where header?.headlessHasTitle(in: view) != true {
        guard let text = CutOffText(of: view, in: content) else { continue }
        return Finding(.cutOffText, text.description(place: "in \(name())"))
      }
      return nil
    }
  }
#endif
