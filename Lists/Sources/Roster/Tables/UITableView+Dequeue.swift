extension UITableView {
  /// Returns a cell of a type, which is registered first if needed.
  ///
  /// Corresponds to `register(_:forCellReuseIdentifier:)`, once, and `dequeueReusableCell(withIdentifier:for:)`.
  ///
  /// - Parameters:
  ///   - type: The cell's type. The identifier and source are those that it declares as a ``ReusablePresenter``.
  ///   - indexPath: The index path of the cell.
  ///   - registering: A Boolean value that indicates whether to register an unregistered type.
  @inlinable
  public func dequeueReusableCell<Cell: UITableViewCell>(
    of type: Cell.Type,
    for indexPath: IndexPath,
    registering: Bool = true
  ) -> Cell {
    let cell = dequeue(type, for: indexPath, registering: registering)
    return ReusableViewRegistry.dequeued(cell, as: type, identifier: cell.reuseIdentifier ?? "")
  }

  @usableFromInline
  func dequeue(_ type: UITableViewCell.Type, for indexPath: IndexPath, registering: Bool) -> UITableViewCell {
    let identifier = ReusableViewRegistry.of(self).identifier(of: type, registering: registering) {
      register(type, forCellReuseIdentifier: $0)
    } nib: {
      register($0, forCellReuseIdentifier: $1)
    }
    return dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  /// Returns a header or footer view of a type, which is registered first if needed.
  ///
  /// Corresponds to `register(_:forHeaderFooterViewReuseIdentifier:)`, once, and
  /// `dequeueReusableHeaderFooterView(withIdentifier:)`.
  public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView>(
    of type: View.Type,
    registering: Bool = true
  ) -> View {
    let identifier = ReusableViewRegistry.of(self).identifier(of: type, registering: registering) {
      register(type, forHeaderFooterViewReuseIdentifier: $0)
    } nib: {
      register($0, forHeaderFooterViewReuseIdentifier: $1)
    }
    let view = dequeueReusableHeaderFooterView(withIdentifier: identifier)
    return ReusableViewRegistry.dequeued(view, as: type, identifier: identifier)
  }
}
