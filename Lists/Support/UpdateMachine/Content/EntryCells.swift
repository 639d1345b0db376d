import Foundation
import Roster

/// A cell that says what it shows, and how high that is.
@MainActor protocol EntryShowing {
  var shown: Entry? { get }
}

final class EntryRow: UITableViewCell, ReusablePresenter, EntryShowing {
  private(set) var shown: Entry?

  func present(viewModel: Entry) { shown = viewModel }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: shown?.height ?? 0) }
}

final class EntryTile: UICollectionViewCell, ReusablePresenter, EntryShowing {
  private(set) var shown: Entry?

  func present(viewModel: Entry) { shown = viewModel }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
    preferred.size = CGSize(width: layoutAttributes.size.width, height: shown?.height ?? 0)
    return preferred
  }
}
