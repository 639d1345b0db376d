import Foundation
import HeadlessUIKit

extension UITableView {
  var tableWords: [String] {
    let name =
      switch style {
      case .plain: "plain"
      case .grouped: "grouped"
      case .insetGrouped: "insetGrouped"
      }
    return isEditingAllRows ? [name, "editing"] : [name]
  }

  /// The displayed sections and rows in order, independent of the order of the subviews.
  var outlineRows: [HeadlessOutlineChild] {
    let listed = [tableHeaderView, tableFooterView, backgroundView].compactMap { $0 } + visibleCells
    let edges = Array(displayedHeaders.values) + Array(displayedFooters.values)
    let others = subviews.filter { view in !(listed + edges).contains { $0 === view } }
    var children = backgroundView.map { [HeadlessOutlineChild.view($0, role: "background")] } ?? []
    children += tableHeaderView.map { [.view($0, role: "header")] } ?? []
    let rows = Dictionary(grouping: indexPathsForVisibleRows ?? [], by: \.section)
    for section in Set(rows.keys).union(displayedHeaders.keys).union(displayedFooters.keys).sorted() {
      var content: [HeadlessOutlineChild] = displayedHeaders[section].map { [.view($0, role: "header")] } ?? []
      for path in rows[section] ?? [] {
        if let cell = cellForRow(at: path) { content.append(.view(cell, role: "row \(path.row)")) }
      }
      content += displayedFooters[section].map { [.view($0, role: "footer")] } ?? []
      children.append(.group("section \(section)", content))
    }
    children += tableFooterView.map { [.view($0, role: "footer")] } ?? []
    let titles = shownIndexTitles
    if !titles.isEmpty { children.append(.group("index " + titles.joined(separator: " ").headlessQuoted, [])) }
    return children + others.map { .view($0, role: nil) }
  }
}

extension UITableViewCell {
  var cellWords: [String] {
    var words: [String] = []
    if isSelected { words.append("selected") }
    if isHighlighted { words.append("highlighted") }
    if headlessIsSwiped || !headlessRevealedSwipeActions.isEmpty { words.append("swiped") }
    switch headlessEditingControl {
    case .none: break
    case .delete: words.append("delete")
    case .insert: words.append("insert")
    }
    if headlessShowsReorderControl { words.append("reorder") }
    switch headlessAccessoryType {
    case .none: break
    case .disclosureIndicator: words.append("disclosureIndicator")
    case .detailDisclosureButton: words.append("detailDisclosureButton")
    case .checkmark: words.append("checkmark")
    case .detailButton: words.append("detailButton")
    }
    return words
  }
}
