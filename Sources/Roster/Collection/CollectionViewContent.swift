import Foundation

/// Content that a collection can show, whatever the types in it.
@MainActor protocol CollectionViewContent: AnyObject {
  var changes: ContentChanges { get }
  var numberOfSections: Int { get }

  func numberOfItems(inSection section: Int) -> Int

  /// The cell for an index path, with the view model on it.
  func cell(in collectionView: UICollectionView, for indexPath: IndexPath, registering: Bool) -> UICollectionViewCell

  /// The innermost view model at an index path that exists.
  func viewModel(at indexPath: IndexPath) -> Any

  /// What presents the header or the footer of a section; `nil` if it has none or the kind is another.
  func supplementary(ofKind kind: String, section: Int) -> (any CollectionViewSupplementaryPresentable)?

  func indexTitle(ofSection section: Int) -> String?

  /// Whether there are headers in content of this type.
  var mayHaveHeaders: Bool { get }

  /// Whether there are footers in content of this type.
  var mayHaveFooters: Bool { get }

  /// Whether a view model may say how large its item is.
  var mayProvideItemSizes: Bool { get }
}
