import Foundation
import Roster

/// Every named Unicode scalar as a list.
public final class UnicodeListViewController: UITableViewController {
  /// Counts the cells that the list makes.
  public let counter = CellCounter()
  private let scalars: NamedScalars

  /// - Parameter scalars: what is shown; a grid can show the same instance.
  public init(_ scalars: NamedScalars) {
    self.scalars = scalars
    super.init(style: .plain)
    title = "Unicode"
  }

  public required init?(coder: NSCoder) {
    scalars = NamedScalars()
    super.init(coder: coder)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = ScalarCell.height
    tableView.sectionHeaderTopPadding = 0
    tableView.attach(scalars.dataSource)
      .configure(ScalarCell.self) { [counter] cell, _ in counter.add(cell) }
  }

  /// Scrolls to a block.
  public func show(blockNamed name: String) {
    guard let section = scalars.section(ofBlockNamed: name) else { return }
    tableView.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
  }
}
