import Foundation
import HeadlessUIKit

/// A source of keys for lists and their displayed views.
@MainActor final class HeadlessTransitionParts {
  enum Part: Hashable, Sendable {
    case list(key: Int)
    case cell(key: Int)
  }

  /// Returns the part of a view, or `nil` if it belongs to its surroundings.
  func part(_ view: UIView) -> Part? {
    switch view {
    case is UITableView, is UICollectionView: .list(key: view.headlessLayerID)
    case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView:
      .cell(key: view.headlessLayerID)
    default: nil
    }
  }
}
