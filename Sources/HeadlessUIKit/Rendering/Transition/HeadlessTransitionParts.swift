import Foundation

/// Tells lists and what they display apart.
@MainActor final class HeadlessTransitionParts {
  enum Part: Hashable, Sendable {
    case list(key: Int)
    case cell(key: Int)
  }

  // Negative, so that no identity that was given elsewhere is given again.
  private static var last = 0

  /// What a view is; `nil` if it is a part of what is around it.
  func part(_ view: UIView) -> Part? {
    switch view {
    case is UITableView, is UICollectionView: .list(key: key(of: view))
    case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView: .cell(key: key(of: view))
    default: nil
    }
  }

  /// The view's identity, of which a list gives a cell another one when it displays it for another row.
  private func key(of view: UIView) -> Int {
    if let key = view.layerID { return key }
    HeadlessTransitionParts.last -= 1
    view.layerID = HeadlessTransitionParts.last
    return HeadlessTransitionParts.last
  }
}
