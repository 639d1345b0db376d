extension UICollectionView {
  /// Returns a cell of a type, which is registered first if needed.
  ///
  /// Corresponds to `register(_:forCellWithReuseIdentifier:)`, once, and `dequeueReusableCell(withReuseIdentifier:for:)`.
  ///
  /// - Parameters:
  ///   - type: The cell's type. The identifier and source are those that it declares as a ``ReusablePresenter``.
  ///   - indexPath: The index path of the cell.
  ///   - registering: A Boolean value that indicates whether to register an unregistered type.
  @inlinable
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    of type: Cell.Type,
    for indexPath: IndexPath,
    registering: Bool = true
  ) -> Cell {
    let cell = dequeue(type, for: indexPath, registering: registering)
    return ReusableViewRegistry.dequeued(cell, as: type, identifier: cell.reuseIdentifier ?? "")
  }

  @usableFromInline
  func dequeue(_ type: UICollectionViewCell.Type, for indexPath: IndexPath, registering: Bool) -> UICollectionViewCell {
    let identifier = ReusableViewRegistry.of(self).identifier(of: type, registering: registering) {
      register(type, forCellWithReuseIdentifier: $0)
    } nib: {
      register($0, forCellWithReuseIdentifier: $1)
    }
    return dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  /// Returns a supplementary view of a type, which is registered first if needed.
  ///
  /// Corresponds to `register(_:forSupplementaryViewOfKind:withReuseIdentifier:)`, once, and
  /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`.
  public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
    of type: View.Type,
    ofKind kind: String,
    for indexPath: IndexPath,
    registering: Bool = true
  ) -> View {
    let identifier = ReusableViewRegistry.of(self).identifier(of: type, kind: kind, registering: registering) {
      register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: $0)
    } nib: {
      register($0, forSupplementaryViewOfKind: kind, withReuseIdentifier: $1)
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    return ReusableViewRegistry.dequeued(view, as: type, identifier: identifier)
  }
}
