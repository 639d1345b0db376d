import Foundation

extension UITableViewCell {
  /// The accessory type that is shown now.
  public var headlessAccessoryType: AccessoryType {
    guard headlessAccessoryView == nil else { return .none }
    return isEditing ? editingAccessoryType : accessoryType
  }

  /// The accessory view that is shown now.
  public var headlessAccessoryView: UIView? {
    isEditing ? editingAccessoryView : accessoryView
  }

  /// The editing control at the leading edge that is shown now; `none` if there is none.
  public var headlessEditingControl: EditingStyle {
    isEditing && !control.showsMultipleSelection ? control.editingStyle : .none
  }

  /// Whether the circle for selecting several rows is shown at the leading edge.
  public var headlessShowsSelectionControl: Bool { isEditing && control.showsMultipleSelection }

  /// Whether the handle for reordering is shown at the trailing edge.
  public var headlessShowsReorderControl: Bool { isEditing && control.canReorder }

  /// Whether the row is swiped open.
  public var headlessIsSwiped: Bool { control.isSwiped }

  /// Where the cell is among the rows of its section.
  public var headlessSectionPosition: HeadlessSectionPosition { place.sectionPosition }

  /// Whether there is a separator below the cell: not below the last row of a grouped section.
  public var headlessShowsSeparator: Bool {
    guard let table = place.table, table.separatorStyle != .none else { return false }
    return table.style == .plain || place.sectionPosition == .first || place.sectionPosition == .middle
  }

  /// The rectangle of the control at the leading edge in the cell's coordinates, in points; empty if there is none.
  public var headlessEditingControlFrame: CGRect {
    directed(CGRect(x: 0, y: 0, width: leftControlWidth, height: bounds.height))
  }

  /// The rectangle of the handle for reordering in the cell's coordinates, in points; empty if there is none.
  public var headlessReorderControlFrame: CGRect {
    let width = headlessShowsReorderControl ? Metrics.reorderControlWidth : 0
    return directed(CGRect(x: bounds.width - indexRoom - width, y: 0, width: width, height: bounds.height))
  }

  /// The rectangle of what the accessory type draws in the cell's coordinates, in points; empty if there is none.
  public var headlessAccessoryFrame: CGRect {
    let width = Metrics.accessoryWidth(headlessAccessoryType)
    let x = bounds.width - indexRoom - headlessReorderControlFrame.width - Metrics.margin - width
    return directed(
      CGRect(x: width == 0 ? bounds.width : x, y: 0, width: width, height: width == 0 ? 0 : bounds.height)
    )
  }

  /// The room at the trailing edge that the table's section index takes, in points.
  package var indexRoom: CGFloat { place.table?.sectionIndexRoom ?? 0 }

  private var leftControlWidth: CGFloat {
    headlessEditingControl != .none || headlessShowsSelectionControl ? Metrics.editingControlWidth : 0
  }

  private var leftInset: CGFloat {
    let indents = shouldIndentWhileEditing && control.indentsWhileEditing
    return indents || headlessEditingControl != .none || headlessShowsSelectionControl ? leftControlWidth : 0
  }

  private var rightInset: CGFloat {
    var width = headlessReorderControlFrame.width + indexRoom
    if let view = headlessAccessoryView {
      width += view.bounds.width + Metrics.margin
    } else if headlessAccessoryType != .none {
      width += Metrics.accessoryWidth(headlessAccessoryType) + Metrics.margin
    }
    return width
  }

  /// What the cell keeps free around its content view.
  ///
  /// A standard cell indents its labels; the view of a content configuration is indented as a whole.
  var contentInsets: UIEdgeInsets {
    let indent = content.configuration == nil ? 0 : indentation
    let (start, end) = (leftInset + indent, rightInset)
    return isMirrored
      ? UIEdgeInsets(top: 0, left: end, bottom: 0, right: start)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func contentWidth(for width: CGFloat) -> CGFloat {
    max(0, width - leftInset - rightInset)
  }

  /// Content ends at the cell's margin, or closer to an accessory or a control.
  private func shareTrailingMargin() {
    (contentView as? UIListContentView)?.superviewMargins.trailing = rightInset == indexRoom ? Metrics.margin : 0
  }

  // MARK: Laying out

  func layoutContents() {
    shareTrailingMargin()
    let insets = contentInsets
    contentView.frame = CGRect(
      x: insets.left,
      y: 0,
      width: max(0, bounds.width - insets.left - insets.right),
      height: bounds.height
    )
    for background in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
      background?.frame = bounds
    }
    let showsSelection = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !showsSelection
    multipleSelectionBackgroundView?.isHidden = !showsSelection
    accessoryView?.isHidden = headlessAccessoryView !== accessoryView
    editingAccessoryView?.isHidden = headlessAccessoryView !== editingAccessoryView
    if let view = headlessAccessoryView {
      let right = bounds.width - indexRoom - headlessReorderControlFrame.width - Metrics.margin
      let frame = CGRect(
        x: right - view.bounds.width,
        y: ((bounds.height - view.bounds.height) / 2).rounded(),
        width: view.bounds.width,
        height: view.bounds.height
      )
      view.frame = directed(frame)
    }
    let frames = standardFrames(width: contentView.bounds.width)
    let shift = max(0, ((bounds.height - frames.height) / 2).rounded())
    func place(_ view: UIView?, _ frame: CGRect) {
      view?.frame = contentView.directed(frame.offsetBy(dx: 0, dy: shift))
    }
    place(standardViews.image, frames.image)
    place(standardViews.text, frames.text)
    place(standardViews.detail, frames.detail)
  }

  // MARK: Sizing

  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    shareTrailingMargin()
    let available = contentWidth(for: width)
    if content.configuration != nil {
      let fitted = contentView.systemLayoutSizeFitting(
        CGSize(width: max(0, available - indentation), height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      return max(fitted.height, UITableView.Metrics.separatorThickness)
    }
    return max(HeadlessSystemAppearance.current.rowHeight, standardFrames(width: available).height)
      + UITableView.Metrics.separatorThickness
  }

  private struct StandardFrames {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var height: CGFloat = 0
  }

  /// The rectangles of the standard views in a content view of the given width, as if it were as high as they are.
  private func standardFrames(width: CGFloat) -> StandardFrames {
    var frames = StandardFrames()
    var x = Metrics.margin + indentation
    let right =
      width - (rightInset > headlessReorderControlFrame.width + indexRoom ? Metrics.labelSpacing : Metrics.margin)
    if let size = standardViews.image?.image?.size {
      frames.image = CGRect(origin: CGPoint(x: x, y: 0), size: size)
      x += size.width + Metrics.imageSpacing
    }
    let room = max(0, right - x)
    let text = size(of: standardViews.text, width: room)
    let detail = size(of: standardViews.detail, width: room)
    var height: CGFloat
    switch arrangedStyle {
    case .default, .subtitle:
      frames.text = CGRect(x: x, y: 0, width: room, height: text.height)
      let gap = text.height > 0 && detail.height > 0 ? Metrics.lineSpacing : 0
      frames.detail = CGRect(x: x, y: text.height + gap, width: room, height: detail.height)
      height = text.height + gap + detail.height
    case .value1:
      let textWidth = min(text.width, room)
      let detailWidth = max(0, min(detail.width, room - textWidth - Metrics.labelSpacing))
      frames.text = CGRect(x: x, y: 0, width: textWidth, height: text.height)
      frames.detail = CGRect(x: right - detailWidth, y: 0, width: detailWidth, height: detail.height)
      height = max(text.height, detail.height)
    case .value2:
      let start = x + Metrics.value2LabelWidth + Metrics.labelSpacing
      frames.text = CGRect(x: x, y: 0, width: Metrics.value2LabelWidth, height: text.height)
      frames.detail = CGRect(x: start, y: 0, width: max(0, right - start), height: detail.height)
      height = max(text.height, detail.height)
    }
    if arrangedStyle == .value1 || arrangedStyle == .value2 {
      frames.text.origin.y = (height - frames.text.height) / 2
      frames.detail.origin.y = (height - frames.detail.height) / 2
    }
    // Picture and texts are centred on each other.
    let content = max(height, frames.image.height)
    frames.image.origin.y = (content - frames.image.height) / 2
    frames.text.origin.y += (content - height) / 2
    frames.detail.origin.y += (content - height) / 2
    height = max(height + 2 * HeadlessSystemAppearance.current.cellMargin, frames.image.height)
    frames.image.origin.y += (height - content) / 2
    frames.text.origin.y += (height - content) / 2
    frames.detail.origin.y += (height - content) / 2
    frames.height = height
    return frames
  }

  /// The style by which the texts stand: there is no room for two beside each other at accessibility sizes.
  private var arrangedStyle: CellStyle {
    // A choice: at accessibility sizes, the two texts of a cell with a value are one below the other.
    guard style == .value1 || style == .value2, traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return style }
    return .subtitle
  }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
  }
}
