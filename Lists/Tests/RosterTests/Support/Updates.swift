import Foundation

@testable import Roster

/// A row with an identity: its text changes, its number does not.
struct Ticket: Identifiable, Equatable {
  var id: Int
  var text: String

  init(_ id: Int, _ text: String? = nil) {
    self.id = id
    self.text = text ?? "\(id)"
  }
}

extension Ticket: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = TicketRow
  typealias CollectionViewCell = TicketTile
}

final class TicketRow: UITableViewCell, ReusablePresenter {
  private(set) var reuses = 0

  func present(viewModel: Ticket) { textLabel?.text = viewModel.text }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class TicketTile: UICollectionViewCell, ReusablePresenter, TextShowing {
  private(set) var shownText: String?
  private(set) var reuses = 0

  func present(viewModel: Ticket) {
    shownText = viewModel.text
    // A collection view's cell is passed through otherwise, and there is nothing in this one.
    isAccessibilityElement = true
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A strict table in a window, which notes what it is told.
final class ToldTableView: UITableView {
  private(set) var told: [String] = []
  private(set) var reloads = 0

  convenience init(shown style: UITableView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    headlessStrictUpdates = true
    TestWindows.show(self)
  }

  func takeTold() -> [String] {
    defer { told = [] }
    return told
  }

  private func note(_ name: String, _ indexes: String, _ animation: RowAnimation) {
    told.append("\(name) \(indexes) \(animation.rawValue)\(UIView.areAnimationsEnabled ? "" : " not animated")")
  }

  private func text(_ paths: [IndexPath]) -> String { paths.map { "\($0.section).\($0.row)" }.joined(separator: " ") }
  private func text(_ sections: IndexSet) -> String { sections.map(String.init).joined(separator: " ") }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note("insert", text(indexPaths), animation)
    super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note("delete", text(indexPaths), animation)
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note("reload", text(indexPaths), animation)
    super.reloadRows(at: indexPaths, with: animation)
  }

  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note("insert section", text(sections), animation)
    super.insertSections(sections, with: animation)
  }

  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note("delete section", text(sections), animation)
    super.deleteSections(sections, with: animation)
  }

  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note("reload section", text(sections), animation)
    super.reloadSections(sections, with: animation)
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    told.append("move \(text([indexPath])) \(text([newIndexPath]))")
    super.moveRow(at: indexPath, to: newIndexPath)
  }

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    told.append("reconfigure \(text(indexPaths))")
    super.reconfigureRows(at: indexPaths)
  }

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}

/// A strict collection in a window.
final class ToldCollectionView: UICollectionView {
  private(set) var reloads = 0

  convenience init(shown layout: UICollectionViewLayout) {
    self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    headlessStrictUpdates = true
    TestWindows.show(self)
  }

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}

/// A row that does something else while it is shown.
struct Meddler: TableViewPresentable, CollectionViewPresentable {
  var act: @MainActor () -> Void

  func present(on cell: UITableViewCell) { act() }
  func present(on cell: PlainTile) { act() }
}
