import Foundation

/// What a collection needs of its content beside ``ListContent``: cells, headers and footers.
@usableFromInline
@MainActor struct CollectionViewContent {
  /// The cell for an index path of the view, with the view model at a path of the content on it.
  let cell:
    (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ contentPath: IndexPath, _ registering: Bool) ->
      UICollectionViewCell
  let header: CollectionViewSupplements
  let footer: CollectionViewSupplements

  @inlinable
  init<Content: DataSource>(_ content: Content)
  where
    Content.Item: CollectionViewPresentable,
    Content.Header: CollectionViewSupplementaryPresentable,
    Content.Footer: CollectionViewSupplementaryPresentable
  {
    self.init(
      cell: { collectionView, indexPath, contentPath, registering in
        content.item(at: contentPath[1], inSection: contentPath[0])
          .dequeueCell(from: collectionView, for: indexPath, registering: registering)
      },
      header: CollectionViewSupplements { content.header(ofSection: $0) },
      footer: CollectionViewSupplements { content.footer(ofSection: $0) }
    )
  }

  @usableFromInline
  init(
    cell: @escaping (UICollectionView, IndexPath, IndexPath, Bool) -> UICollectionViewCell,
    header: CollectionViewSupplements,
    footer: CollectionViewSupplements
  ) {
    self.cell = cell
    self.header = header
    self.footer = footer
  }

  /// What presents the header or the footer of a section; `nil` if it has none or the kind is another.
  func supplementary(ofKind kind: String, section: Int) -> (any CollectionViewSupplementaryPresentable)? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: header.presentable(section)
    case UICollectionView.elementKindSectionFooter: footer.presentable(section)
    default: nil
    }
  }
}

/// The headers, or the footers, of content that a collection can show.
@usableFromInline
@MainActor struct CollectionViewSupplements {
  /// Whether there are any in content of this type.
  let mayExist: Bool
  let presentable: (_ section: Int) -> (any CollectionViewSupplementaryPresentable)?

  @usableFromInline
  init<Supplement: CollectionViewSupplementaryPresentable>(_ supplement: @escaping (Int) -> Supplement?) {
    mayExist = Supplement.self != Never.self
    presentable = { supplement($0) }
  }
}
