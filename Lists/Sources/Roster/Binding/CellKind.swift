/// What decides which cell presents a view model, and how: its type, and the branch of the `switch` or the `if` that chose it.
///
/// Two view models of the same type are presented by cells of the same kind; one of another type gets another cell.
public struct _CellKind: Hashable, Sendable {
  /// The type that dequeues the cell.
  let type: ObjectIdentifier
  /// The reuse identifier, where values of the type have cells of their own.
  let identifier: String?
  private var branch = 1

  /// - Parameters:
  ///   - type: the type that dequeues the cell.
  ///   - identifier: the reuse identifier, where it differs from value to value.
  public init(_ type: Any.Type, identifier: String? = nil) {
    self.type = ObjectIdentifier(type)
    self.identifier = identifier
  }

  /// The kind of what is in one of two branches.
  func inBranch(isFirst: Bool) -> _CellKind {
    var kind = self
    kind.branch = branch &* 2 &+ (isFirst ? 0 : 1)
    return kind
  }

  /// Whether a cell of the other kind may stay where one of this kind is to be.
  func sharesCells(with other: _CellKind) -> Bool { type == other.type && identifier == other.identifier }
}

/// The kind that a cell was dequeued as, kept by the cell.
@usableFromInline
@MainActor final class DequeuedKind {
  var kind: _CellKind

  init(_ kind: _CellKind) {
    self.kind = kind
  }

  /// Notes the kind of a cell.
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

/// Whether an item of a type may be presented by a cell of another kind once it is updated.
@usableFromInline
func cellKindsVary(_ item: Any.Type) -> Bool { presentedType(of: item) == nil }
