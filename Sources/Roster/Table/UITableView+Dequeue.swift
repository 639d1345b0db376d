import Foundation

extension UITableView {
  /// A cell of a type, which the table registers first if it does not know it yet.
  ///
  /// Corresponds to `register(_:forCellReuseIdentifier:)`, once, and `dequeueReusableCell(withIdentifier:for:)`.
  ///
  /// - Parameters:
  ///   - type: the cell's type; its identifier and source are those that it declares as a ``ReusablePresenter``.
  ///   - indexPath: the index path that the table asks for.
  ///   - registering: whether the type is registered if the table does not know it yet.
  @inlinable
  public func dequeueReusableCell<Cell: UITableViewCell>(
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
  func dequeue(_ type: UITableViewCell.Type, for indexPath: IndexPath, registering: Bool) -> UITableViewCell {
    let registry = ReusableViewRegistry.of(self)
    let identifier = registry.identifier(of: type, registering: registering) { new in
      if new.source == .nib {
        register(ReusableViewType.nib(of: type), forCellReuseIdentifier: new.reuseIdentifier)
      } else {
        register(type, forCellReuseIdentifier: new.reuseIdentifier)
      }
    }
    return dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  /// A header or footer view of a type, which the table registers first if it does not know it yet.
  ///
  /// Corresponds to `register(_:forHeaderFooterViewReuseIdentifier:)`, once, and
  /// `dequeueReusableHeaderFooterView(withIdentifier:)`.
  public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView>(
    of type: View.Type,
    registering: Bool = true
  ) -> View {
    let registry = ReusableViewRegistry.of(self)
    let identifier = registry.identifier(of: type, registering: registering) { new in
      if new.source == .nib {
        register(ReusableViewType.nib(of: type), forHeaderFooterViewReuseIdentifier: new.reuseIdentifier)
      } else {
        register(type, forHeaderFooterViewReuseIdentifier: new.reuseIdentifier)
      }
    }
    let view = dequeueReusableHeaderFooterView(withIdentifier: identifier)
    guard let view = view as? View else {
      ReusableViewRegistry.trapMismatch(expected: type, found: view, identifier: identifier)
    }
    return view
  }
}
