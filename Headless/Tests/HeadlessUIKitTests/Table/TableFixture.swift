import Foundation
import HeadlessUIKit

/// A table in a window with a data source over strings that notes what was asked of it.
@MainActor final class TableFixture: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var editable: (IndexPath) -> Bool = { _ in true }
  var movable: (IndexPath) -> Bool = { _ in true }
  var onCommit: ((UITableViewCell.EditingStyle, IndexPath) -> Void)?
  var indexTitles: [String]?
  var makeCell: ((UITableView, IndexPath, String) -> UITableViewCell)?
  private(set) var created = 0
  private(set) var asked: [IndexPath] = []
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let table: UITableView

  init(
    _ sections: [[String]] = [],
    style: UITableView.Style = .plain,
    delegate: (any UITableViewDelegate)? = nil,
    height: CGFloat = 440
  ) {
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    super.init()
    FixtureCell.created = 0
    table.register(FixtureCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = delegate
    window.addSubview(table)
    window.makeKeyAndVisible()
  }

  convenience init(rows: Int, delegate: (any UITableViewDelegate)? = nil) {
    self.init([(0..<rows).map { "row \($0)" }], delegate: delegate)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let text = sections[indexPath.section][indexPath.row]
    if let makeCell { return makeCell(tableView, indexPath, text) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = text
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { editable(indexPath) }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable(indexPath) }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    onCommit?(editingStyle, indexPath)
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  // MARK: For tests

  func forgetQuestions() {
    asked = []
  }

  /// The texts of the displayed cells by index path.
  var displayedTexts: [IndexPath: String] {
    var texts: [IndexPath: String] = [:]
    for path in table.indexPathsForVisibleRows ?? [] { texts[path] = table.cellForRow(at: path)?.textLabel?.text }
    return texts
  }

  /// The texts of the displayed cells in order.
  var displayed: [String] { table.visibleCells.map { $0.textLabel?.text ?? "-" } }
}

/// A cell that counts how many were made and how often each was reused.
class FixtureCell: UITableViewCell {
  static var created = 0
  private(set) var reuses = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    FixtureCell.created += 1
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    FixtureCell.created += 1
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

extension IndexPath {
  init(_ section: Int, _ row: Int) {
    self.init(row: row, section: section)
  }
}

/// A delegate whose answers are closures; it declares what it has a closure for.
@MainActor final class FixtureDelegate: NSObject, UITableViewDelegate {
  var height: ((IndexPath) -> CGFloat)?
  var estimate: ((IndexPath) -> CGFloat)?
  var headerHeight: ((Int) -> CGFloat)?
  var headerView: ((UITableView, Int) -> UIView?)?
  var shouldHighlight: (IndexPath) -> Bool = { _ in true }
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var didSelect: (IndexPath) -> Void = { _ in }
  var editingStyle: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var leading: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var trailing: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var menu: ((IndexPath) -> UIContextMenuConfiguration?)?
  var moveTarget: ((IndexPath, IndexPath) -> IndexPath)?
  var didEndDisplaying: (UITableViewCell, IndexPath) -> Void = { _, _ in }
  var didEndEditing: (IndexPath?) -> Void = { _ in }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height { return height(indexPath) }
    HeadlessOptionalRequirement.notImplemented()
    return 0
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    if let estimate { return estimate(indexPath) }
    HeadlessOptionalRequirement.notImplemented()
    return 0
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    if let headerHeight { return headerHeight(section) }
    HeadlessOptionalRequirement.notImplemented()
    return 0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let headerView { return headerView(tableView, section) }
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    didEndDisplaying(cell, indexPath)
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    shouldHighlight(indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { willSelect(indexPath) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    willDeselect(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { didSelect(indexPath) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    editingStyle(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    leading?(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if let trailing { return trailing(indexPath) }
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { didEndEditing(indexPath) }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    moveTarget?(sourceIndexPath, proposedDestinationIndexPath) ?? proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu?(indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
