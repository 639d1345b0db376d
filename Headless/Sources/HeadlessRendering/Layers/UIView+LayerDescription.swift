import Foundation
import HeadlessUIKit

extension UITableViewCell {
  /// Adds the row's place and the parts to touch.
  func describeRow(_ layer: inout HeadlessLayer) {
    layer.isSelected = isSelected
    layer.isEnabled = isUserInteractionEnabled
    guard let table = displayingTable, let path = displayedRow else { return }
    if let ordinal = table.ordinal(ofRowAt: path) {
      layer.place = HeadlessLayer.Place(indexPath: path, ordinal: ordinal)
    }
    switch headlessEditingControl {
    case .delete: layer.handles.append(.init(kind: .delete, frame: headlessEditingControlFrame))
    case .insert: layer.handles.append(.init(kind: .insert, frame: headlessEditingControlFrame))
    case .none: break
    }
    if headlessAccessoryType == .detailButton || headlessAccessoryType == .detailDisclosureButton {
      layer.handles.append(.init(kind: .detail, frame: headlessAccessoryFrame))
    }
    if headlessShowsReorderControl { layer.handles.append(.init(kind: .reorder, frame: headlessReorderControlFrame)) }
  }
}

extension UICollectionViewCell {
  /// Adds the item's place.
  func describeItem(_ layer: inout HeadlessLayer) {
    layer.isSelected = isSelected
    layer.isEnabled = isUserInteractionEnabled
    guard let collection = headlessCollectionView, let path = collection.indexPath(for: self) else { return }
    let before = (0..<path.section).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
    layer.place = HeadlessLayer.Place(indexPath: path, ordinal: before + path.item)
  }
}

extension UIScrollView {
  /// Adds the scrolling state, and the floating headers.
  func describeScrolling(_ layer: inout HeadlessLayer) {
    var scrolling = HeadlessLayer.Scrolling(
      offset: contentOffset,
      contentSize: contentSize,
      inset: headlessInsetAtTop,
      coveredTop: adjustedContentInset.top
    )
    if let table = self as? UITableView {
      scrolling.list = .table
      scrolling.indexTitles = table.headlessIndexTitles
      scrolling.itemCount = table.rowCount
      scrolling.isEditing = table.isEditingAllRows
      if table.style == .plain { table.describeFloatingHeaders(&layer) }
    } else if let collection = self as? UICollectionView {
      scrolling.list = .collection
      scrolling.indexTitles = collection.headlessIndexTitles
      scrolling.itemCount = (0..<collection.numberOfSections).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
      scrolling.isEditing = collection.isEditing
    }
    layer.scrolling = scrolling
  }
}

extension UITableView {
  fileprivate func describeFloatingHeaders(_ layer: inout HeadlessLayer) {
    for (section, header) in displayedHeaders {
      guard let index = layer.sublayers.firstIndex(where: { $0.id == header.headlessLayerID }) else { continue }
      let top = rectForHeader(inSection: section)
      let whole = rect(forSection: section)
      layer.sublayers[index].floating = CGRect(
        x: whole.minX,
        y: top.minY,
        width: whole.width,
        height: max(top.height, whole.maxY - rectForFooter(inSection: section).height - top.minY)
      )
    }
  }
}

extension UIControl {
  /// Adds the control's state.
  func describeControl(_ layer: inout HeadlessLayer) {
    layer.isEnabled = isEnabled
    layer.isSelected = (self as? UISwitch)?.isOn ?? isSelected
    if let field = self as? UITextField {
      layer.field = HeadlessLayer.Field(
        text: field.text ?? "",
        placeholder: field.placeholder ?? "",
        isSecure: field.isSecureTextEntry,
        isEditing: field.isEditing,
        pointSize: field.font?.pointSize ?? UIFont.labelFontSize
      )
    }
    guard let segmented = self as? UISegmentedControl, segmented.numberOfSegments > 0 else { return }
    let width = segmented.bounds.width / CGFloat(segmented.numberOfSegments)
    layer.sublayers = segmented.segments.enumerated().map { index, segment in
      var part = HeadlessLayer(
        id: segmented.segmentLayerID(at: index),
        kind: .button,
        frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: segmented.bounds.height),
        svg: "",
        accessibility: .init(label: segment.title ?? "", traits: .button)
      )
      part.isEnabled = segmented.isEnabled && segment.isEnabled
      part.isSelected = index == segmented.selectedSegmentIndex
      return part
    }
  }
}

extension UINavigationBar {
  /// Adds a layer for each button that the bar draws.
  func describeButtons(_ layer: inout HeadlessLayer) {
    for button in placedButtons where button.item?.customView == nil {
      var part = HeadlessLayer(
        id: buttonLayerID(button.item),
        kind: .button,
        frame: button.frame.insetBy(dx: -UINavigationBar.touchMargin, dy: 0),
        svg: "",
        accessibility: .init(label: button.item?.spokenText ?? backTitle ?? "", traits: .button)
      )
      part.isEnabled = button.item?.isEnabled ?? true
      layer.sublayers.append(part)
    }
  }

  /// The distance that a button's touches extend beyond its image, in points.
  private static let touchMargin: CGFloat = 8
}
