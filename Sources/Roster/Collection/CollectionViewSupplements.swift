import Foundation

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

extension PresentedContent where Supplements == CollectionViewSupplements {
  /// What presents the header or the footer of a section; `nil` if it has none or the kind is another.
  func supplementary(ofKind kind: String, section: Int) -> (any CollectionViewSupplementaryPresentable)? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: header.presentable(section)
    case UICollectionView.elementKindSectionFooter: footer.presentable(section)
    default: nil
    }
  }
}
