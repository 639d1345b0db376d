/// A row of an ``OutlineDataSource``: an item of the tree, or a placeholder for children that aren't there yet.
///
/// ```swift
/// let rows = OutlineDataSource(roots) { _ in .none }
/// let level = rows.item(at: 0, inSection: 0).level
/// ```
public struct OutlineRow<Node: Identifiable>: Identifiable {
  /// The kind of a row.
  public enum Role {
    /// An item of the tree.
    case item
    /// The children of ``OutlineRow/node`` are loading.
    case loading
    /// The children of ``OutlineRow/node`` couldn't be loaded.
    case failed(any Error)
  }

  /// The identity of a row: the item's identifier, and whether the row is a placeholder.
  public struct ID: Hashable {
    let node: Node.ID
    /// A Boolean value that indicates whether the row is a placeholder for the item's children.
    let standsForChildren: Bool
  }

  /// The item, or the parent of the missing children.
  public let node: Node
  /// The kind of the row.
  public let role: Role
  /// The number of items above this one: 0 for a root.
  public let level: Int
  /// A Boolean value that indicates whether the item can have children.
  public let isExpandable: Bool
  /// A Boolean value that indicates whether the item's children are shown.
  public let isExpanded: Bool

  @inlinable
  init(node: Node, role: Role, level: Int, isExpandable: Bool, isExpanded: Bool) {
    self.node = node
    self.role = role
    self.level = level
    self.isExpandable = isExpandable
    self.isExpanded = isExpanded
  }

  public var id: ID {
    if case .item = role {
      ID(node: node.id, standsForChildren: false)
    } else {
      ID(node: node.id, standsForChildren: true)
    }
  }
}

extension OutlineRow.ID: Sendable where Node.ID: Sendable {}
