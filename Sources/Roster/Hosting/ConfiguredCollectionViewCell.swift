/// The cell of a ``ConfiguredItem`` in a collection.
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
    sizing.size(ContentSizing.Request(target, horizontal, vertical, configurationState)) {
      super.systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical
      )
    }
  }
}
