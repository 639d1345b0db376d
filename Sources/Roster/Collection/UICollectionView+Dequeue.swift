import Foundation

extension UICollectionView {
  /// A cell of a type, which the collection registers first if it does not know it yet.
  ///
  /// Corresponds to `register(_:forCellWithReuseIdentifier:)`, once, and `dequeueReusableCell(withReuseIdentifier:for:)`.
  ///
  /// - Parameters:
  ///   - type: the cell's type; its identifier and source are those that it declares as a ``ReusablePresenter``.
  ///   - indexPath: the index path that the collection asks for.
  ///   - registering: whether the type is registered if the collection does not know it yet.
  @inlinable
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    of type: Cell.Type,
    for indexPath: IndexPath,
    registering: Bool = true
  ) -> Cell {
    let cell = dequeue(type, for: indexPath, registering: registering)
    guard let cell = cell as? Cell else {
      ReusableViewRegistry.trapMismatch(expected: type, found: cell, identifier: cell.reuseIdentifier ?? "")
    }
    return cell
  }

  @usableFromInline
  func dequeue(_ type: UICollectionViewCell.Type, for indexPath: IndexPath, registering: Bool) -> UICollectionViewCell {
    let registry = ReusableViewRegistry.of(self)
    let identifier = registry.identifier(of: type, registering: registering) { new in
      if new.source == .nib {
        register(ReusableViewType.nib(of: type), forCellWithReuseIdentifier: new.reuseIdentifier)
      } else {
        register(type, forCellWithReuseIdentifier: new.reuseIdentifier)
      }
    }
    return dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// A supplementary view of a type, which the collection registers first if it does not know it yet.
  ///
  /// Corresponds to `register(_:forSupplementaryViewOfKind:withReuseIdentifier:)`, once, and
  /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
  public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
    of type: View.Type,
    ofKind kind: String,
    for indexPath: IndexPath,
    registering: Bool = true
  ) -> View {
    let registry = ReusableViewRegistry.of(self)
    let identifier = registry.identifier(of: type, kind: kind, registering: registering) { new in
      if new.source == .nib {
        register(
          ReusableViewType.nib(of: type),
          forSupplementaryViewOfKind: kind,
          withReuseIdentifier: new.reuseIdentifier
        )
      } else {
        register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: new.reuseIdentifier)
      }
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? View else {
      ReusableViewRegistry.trapMismatch(expected: type, found: view, identifier: identifier)
    }
    return view
  }
}
