import Foundation
import Roster

/// A row that is as high as it likes, and lower in a wide list.
struct Line: Identifiable, Equatable {
  let id: Int
  var height: CGFloat

  func height(inWidth width: CGFloat) -> CGFloat { width > 500 ? max(10, height - 20) : height }
}

extension Line: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = LineRow
  typealias CollectionViewCell = LineTile
}

final class LineRow: UITableViewCell, ReusablePresenter {
  private var line: Line?

  func present(viewModel: Line) { line = viewModel }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: line?.height(inWidth: targetSize.width) ?? 0)
  }
}

final class LineTile: UICollectionViewCell, ReusablePresenter {
  private var line: Line?

  func present(viewModel: Line) { line = viewModel }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = superview?.bounds.width ?? 0
    layoutAttributes.size = CGSize(width: width, height: line?.height(inWidth: width) ?? 0)
    return layoutAttributes
  }
}
