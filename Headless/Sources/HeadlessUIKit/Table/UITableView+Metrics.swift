import Foundation

extension UITableView {
  /// The numbers of UIKit's tables that its documentation does not state.
  ///
  /// They are chosen to look right and to be the same on every machine; no test takes them for UIKit's.
  package enum Metrics {
    /// The height of a row whose own height is not known yet, and the least height of a cell with a standard style.
    static let rowHeight: CGFloat = 44
    /// The height that a separator adds to a row.
    static let separatorThickness: CGFloat = 0
    /// A header with a title in a plain table.
    static let plainTitledHeader: CGFloat = 28
    /// A footer with a title in a plain table.
    static let plainTitledFooter: CGFloat = 28
    /// The room above a header in a plain table.
    static let plainHeaderTopPadding: CGFloat = 22
    /// The room above the first section of a grouped table, without a title.
    static let groupedFirstHeader: CGFloat = 35
    /// The room above another section of a grouped table, without a title.
    static let groupedHeader: CGFloat = 17.5
    /// The room below a section of a grouped table, without a title.
    static let groupedFooter: CGFloat = 17.5
    /// A header with a title in the first section of a grouped table.
    static let groupedFirstTitledHeader: CGFloat = 55.5
    /// A header with a title in another section of a grouped table.
    static let groupedTitledHeader: CGFloat = 38
    /// A footer with a title in a grouped table.
    static let groupedTitledFooter: CGFloat = 28
    /// The distance of an inset grouped section from the edges of the table.
    static let insetGroupedMargin: CGFloat = 16
    /// The distance of a separator, and of text, from the left edge of a cell.
    static let separatorInset: CGFloat = 16
    /// The width of the section index at the right edge.
    package static let sectionIndexWidth: CGFloat = 15
    /// Heights are rounded up to this part of a point, the pixel of a display with scale 2.
    static let pixel: CGFloat = 0.5
    /// How often rows are laid out until measured heights no longer change what is visible.
    static let maximumLayoutPasses = 12
  }
}

extension UITableViewCell {
  /// The numbers of UIKit's cells that its documentation does not state.
  enum Metrics {
    static let margin: CGFloat = 16
    static let verticalMargin: CGFloat = 11
    static let imageSpacing: CGFloat = 16
    static let labelSpacing: CGFloat = 6
    static let lineSpacing: CGFloat = 3
    /// The width of the first label of the `value2` style.
    static let value2LabelWidth: CGFloat = 91
    /// The width of the delete, insert or multiple selection control with the room around it.
    static let editingControlWidth: CGFloat = 38
    static let reorderControlWidth: CGFloat = 38

    /// The width of what an accessory type draws.
    static func accessoryWidth(_ type: AccessoryType) -> CGFloat {
      switch type {
      case .none: 0
      case .disclosureIndicator: 11
      case .checkmark: 20
      case .detailButton: 25
      case .detailDisclosureButton: 44
      }
    }
  }
}
