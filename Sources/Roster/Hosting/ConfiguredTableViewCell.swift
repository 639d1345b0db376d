/// The cell of a ``ConfiguredItem`` in a table.
@preconcurrency @MainActor
public final class ConfiguredTableViewCell<Configuration: UIContentConfiguration>:
  UITableViewCell
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
