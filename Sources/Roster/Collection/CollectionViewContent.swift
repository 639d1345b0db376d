import Foundation

/// Content that a collection can show, whatever the types in it.
///
/// It consists of closures, which the compiler specialises for the content's type where that is known: a call through
/// a protocol would be made for any type.
@usableFromInline
@MainActor struct CollectionViewContent {
  let changes: ContentChanges
  let numberOfSections: () -> Int
  let numberOfItems: (_ section: Int) -> Int
  /// The cell for an index path, with the view model on it.
  let cell: (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ registering: Bool) -> UICollectionViewCell
  /// The innermost view model at an index path that exists.
  let viewModel: (_ indexPath: IndexPath) -> Any
  /// Whether there are headers in content of this type.
  let mayHaveHeaders: Bool
  let header: (_ section: Int) -> (any CollectionViewSupplementaryPresentable)?
  /// Whether there are footers in content of this type.
  let mayHaveFooters: Bool
  let footer: (_ section: Int) -> (any CollectionViewSupplementaryPresentable)?
  let indexTitle: (_ section: Int) -> String?
  /// Whether a view model may say how large its item is.
  let mayProvideItemSizes: Bool

  @inlinable
  init<Content: DataSource>(_ content: Content)
  where
    Content.Item: CollectionViewPresentable,
    Content.Header: CollectionViewSupplementaryPresentable,
    Content.Footer: CollectionViewSupplementaryPresentable
  {
    self.init(
      changes: content.changes,
      numberOfSections: { content.numberOfSections },
      numberOfItems: { content.numberOfItems(inSection: $0) },
      cell: { collectionView, indexPath, registering in
        content.item(at: indexPath.item, inSection: indexPath.section)
          .dequeueCell(from: collectionView, for: indexPath, registering: registering)
      },
      viewModel: { presentedModel(of: content.item(at: $0.item, inSection: $0.section)) },
      mayHaveHeaders: Content.Header.self != Never.self,
      header: { content.header(ofSection: $0) },
      mayHaveFooters: Content.Footer.self != Never.self,
      footer: { content.footer(ofSection: $0) },
      indexTitle: { content.indexTitle(ofSection: $0) },
      item: Content.Item.self
    )
  }

  @usableFromInline
  init(
    changes: ContentChanges,
    numberOfSections: @escaping () -> Int,
    numberOfItems: @escaping (Int) -> Int,
    cell: @escaping (UICollectionView, IndexPath, Bool) -> UICollectionViewCell,
    viewModel: @escaping (IndexPath) -> Any,
    mayHaveHeaders: Bool,
    header: @escaping (Int) -> (any CollectionViewSupplementaryPresentable)?,
    mayHaveFooters: Bool,
    footer: @escaping (Int) -> (any CollectionViewSupplementaryPresentable)?,
    indexTitle: @escaping (Int) -> String?,
    item: Any.Type
  ) {
    self.changes = changes
    self.numberOfSections = numberOfSections
    self.numberOfItems = numberOfItems
    self.cell = cell
    self.viewModel = viewModel
    self.mayHaveHeaders = mayHaveHeaders
    self.header = header
    self.mayHaveFooters = mayHaveFooters
    self.footer = footer
    self.indexTitle = indexTitle
    mayProvideItemSizes = presentedType(of: item).map { $0 is any ItemSizeProviding.Type } ?? true
  }

  /// What presents the header or the footer of a section; `nil` if it has none or the kind is another.
  func supplementary(ofKind kind: String, section: Int) -> (any CollectionViewSupplementaryPresentable)? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: header(section)
    case UICollectionView.elementKindSectionFooter: footer(section)
    default: nil
    }
  }
}
