import Foundation

/// Tells lists and what they display apart, by their views.
@MainActor final class HeadlessTransitionParts {
  enum Part: Hashable, Sendable {
    case list(key: Int)
    case cell(key: Int)
  }

  private var keys: [ObjectIdentifier: Int] = [:]
  // The views are kept, so that none of them takes the address of one that is gone.
  private var views: [UIView] = []

  /// What a view is; `nil` if it is a part of what is around it.
  func part(_ view: UIView) -> Part? {
    switch view {
    case is UITableView, is UICollectionView: .list(key: key(of: view))
    case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView: .cell(key: key(of: view))
    default: nil
    }
  }

  private func key(of view: UIView) -> Int {
    if let key = keys[ObjectIdentifier(view)] { return key }
    views.append(view)
    keys[ObjectIdentifier(view)] = views.count
    return views.count
  }
}
