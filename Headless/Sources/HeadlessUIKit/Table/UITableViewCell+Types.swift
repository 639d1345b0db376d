import Foundation

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Where a cell is among the rows of its section: what the corners of an inset grouped section depend on.
  public enum HeadlessSectionPosition: String, Hashable, Sendable {
    case first, middle, last, only

    init(row: Int, count: Int) {
      self = count <= 1 ? .only : row == 0 ? .first : row == count - 1 ? .last : .middle
    }
  }
}

extension UITableViewCell {
  /// What the table decided that the cell shows.
  struct ControlState: Hashable {
    var editingStyle = EditingStyle.none
    var showsMultipleSelection = false
    var canReorder = false
    var indentsWhileEditing = true
    var isSwiped = false
    var isReordering = false
  }

  /// Where a cell is in its table.
  @MainActor struct Place {
    weak var table: UITableView?
    var indexPath: IndexPath?
    var sectionPosition = HeadlessSectionPosition.only
  }

  /// Lets the table measure the row again, as UIKit does when a displayed cell's configuration changes.
  func contentDidChange() {
    guard let table = place.table, let path = place.indexPath, table.selfSizingInvalidation != .disabled else { return }
    table.invalidateHeight(ofRowAt: path)
  }
}
