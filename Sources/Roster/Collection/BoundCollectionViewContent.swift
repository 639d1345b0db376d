import Foundation

/// A data source whose items, headers and footers a collection can present.
final class BoundCollectionViewContent<Content: DataSource>: CollectionViewContent
where
  Content.Item: CollectionViewPresentable,
  Content.Header: CollectionViewSupplementaryPresentable,
  Content.Footer: CollectionViewSupplementaryPresentable
{
  private let content: Content
  let mayProvideItemSizes: Bool

  init(_ content: Content) {
    self.content = content
    mayProvideItemSizes = presentedType(of: Content.Item.self).map { $0 is any ItemSizeProviding.Type } ?? true
  }

  var mayHaveHeaders: Bool { Content.Header.self != Never.self }

  var mayHaveFooters: Bool { Content.Footer.self != Never.self }

  var changes: ContentChanges { content.changes }

  var numberOfSections: Int { content.numberOfSections }

  func numberOfItems(inSection section: Int) -> Int {
    content.numberOfItems(inSection: section)
  }

  func cell(in collectionView: UICollectionView, for indexPath: IndexPath, registering: Bool) -> UICollectionViewCell {
    content.item(at: indexPath.item, inSection: indexPath.section)
      .dequeueCell(from: collectionView, for: indexPath, registering: registering)
  }

  func viewModel(at indexPath: IndexPath) -> Any {
    presentedModel(of: content.item(at: indexPath.item, inSection: indexPath.section))
  }

  func supplementary(ofKind kind: String, section: Int) -> (any CollectionViewSupplementaryPresentable)? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: content.header(ofSection: section)
    case UICollectionView.elementKindSectionFooter: content.footer(ofSection: section)
    default: nil
    }
  }

  func indexTitle(ofSection section: Int) -> String? {
    content.indexTitle(ofSection: section)
  }
}
