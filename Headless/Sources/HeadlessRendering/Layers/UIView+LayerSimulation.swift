import Foundation
import HeadlessUIKit

extension UIView {
  /// Simulates a tap on a layer: a cell, a control, a segment, or a button in a bar.
  ///
  /// - Returns: `false` if the layer has left this view's tree, or doesn't react to taps.
  @discardableResult
  public func headlessTap(layer id: HeadlessLayer.ID) -> Bool {
    guard let view = headlessView(ofLayer: id) else { return tapPart(id) }
    switch view {
    case let control as UIControl:
      guard control.isEnabled, control.isReachableByTouch else { return false }
      control.headlessTap()
      return true
    case let cell as UITableViewCell:
      guard let table = cell.displayingTable, let path = table.indexPath(for: cell) else { return false }
      return table.headlessTapRow(at: path)
    case let cell as UICollectionViewCell:
      guard let collection = cell.headlessCollectionView, let path = collection.indexPath(for: cell) else {
        return false
      }
      return collection.headlessTapItem(at: path)
    default: return false
    }
  }

  private func tapPart(_ id: HeadlessLayer.ID) -> Bool {
    guard let (view, part) = layerPart(withID: id) else { return false }
    switch (view, part) {
    case (let control as UISegmentedControl, .segment(let index)):
      control.headlessTapSegment(at: index)
    case (let bar as UINavigationBar, .item):
      guard let item = bar.placedButtons.first(where: { bar.buttonLayerID($0.item) == id })?.item else { return false }
      item.headlessTap()
    case (let bar as UINavigationBar, .back):
      guard let navigation = bar.superview?.viewController as? UINavigationController else { return false }
      navigation.headlessTapBack()
    default: return false
    }
    return true
  }
}
