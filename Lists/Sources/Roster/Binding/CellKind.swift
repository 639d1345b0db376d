/// The kind of cell that presents a view model: its type, and the branch of the `switch` or `if` that chose it.
///
/// Cells of the same kind present view models of the same type.
public struct _CellKind: Hashable, Sendable {
  /// The type that dequeues the cell.
  let type: ObjectIdentifier
  /// The reuse identifier, if each value of the type can have another one.
  let identifier: String?
  private var branch = 1

  /// Creates a kind of cell.
  ///
  /// - Parameters:
  ///   - type: The type that dequeues the cell.
  ///   - identifier: The reuse identifier, if it differs between values.
  public init(_ type: Any.Type, identifier: String? = nil) {
    self.type = ObjectIdentifier(type)
    self.identifier = identifier
  }

  /// Returns the kind in one of two branches.
  func inBranch(isFirst: Bool) -> _CellKind {
    var kind = self
    kind.branch = branch &* 2 &+ (isFirst ? 0 : 1)
    return kind
  }

  /// Returns a Boolean value that indicates whether a cell of the other kind can present this kind.
  func sharesCells(with other: _CellKind) -> Bool { type == other.type && identifier == other.identifier }
}

/// The kind that a cell was dequeued as. The cell retains it.
@usableFromInline
@MainActor final class DequeuedKind {
  var kind: _CellKind

  init(_ kind: _CellKind) {
    self.kind = kind
  }

  /// Records the kind of a cell.
  @usableFromInline
  static func note<Cell: UIView>(_ kind: _CellKind, of cell: Cell) -> Cell {
    if let known = cell.associated(DequeuedKind.self) {
      known.kind = kind
    } else {
      cell.associate(DequeuedKind(kind))
    }
    return cell
  }
}

/// Returns a Boolean value that indicates whether an updated item of a type may need a cell of another kind.
@usableFromInline
func cellKindsVary(_ item: Any.Type) -> Bool { presentedType(of: item) == nil }
