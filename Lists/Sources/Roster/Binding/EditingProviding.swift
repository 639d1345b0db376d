/// A view model that says how its row can be edited.
///
/// ```swift
/// extension Note: EditingProviding {
///   var canEdit: Bool { !isPinned }
/// }
/// ```
///
/// Corresponds to `tableView(_:canEditRowAt:)`, `tableView(_:editingStyleForRowAt:)` and
/// `collectionView(_:canEditItemAt:)`.
public protocol EditingProviding {
  /// Whether the row can be edited. Defaults to `true`, as in UIKit.
  @MainActor var canEdit: Bool { get }

  /// What the row's editing control does. Defaults to `.delete`, as in UIKit.
  @MainActor var editingStyle: UITableViewCell.EditingStyle { get }
}

extension EditingProviding {
  @preconcurrency @MainActor public var canEdit: Bool { true }

  @preconcurrency @MainActor public var editingStyle: UITableViewCell.EditingStyle { .delete }
}
