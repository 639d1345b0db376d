import Foundation
import HeadlessUIKit

/// Tells lists and what they display apart.
@MainActor final class HeadlessTransitionParts {
  enum Part: Hashable, Sendable {
    case list(key: Int)
    case cell(key: Int)
  }

  /// What a view is; `nil` if it is a part of what is around it.
  func part(_ view: UIView) -> Part? {
    switch view {
    case is UITableView, is UICollectionView: .list(key: view.headlessLayerID)
    case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView:
      .cell(key: view.headlessLayerID)
    default: nil
    }
  }
}
