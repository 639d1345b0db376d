/// The cell of a ``ConfiguredItem`` in a collection view.
@preconcurrency @MainActor
public final class ConfiguredCollectionViewCell<Configuration: UIContentConfiguration>:
  UICollectionViewListCell
{
  let sizing = ContentSizing()

  override public func systemLayoutSizeFitting(
    _ target: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    sizing.size(target, horizontal, vertical, configurationState) {
      super.systemLayoutSizeFitting($0, withHorizontalFittingPriority: $1, verticalFittingPriority: $2)
    }
  }
}
