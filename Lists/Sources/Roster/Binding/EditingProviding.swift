/// A view model that declares how its row can be edited.
///
/// ```swift
/// extension Note: EditingProviding {
///   var canEdit: Bool { !isPinned }
/// }
/// ```
///
/// Corresponds to `tableView(_:canEditRowAt:)`, `tableView(_:editingStyleForRowAt:)`, and `collectionView(_:canEditItemAt:)`.
public protocol EditingProviding {
  /// A Boolean value that indicates whether the row can be edited. The default is `true`.
  @MainActor var canEdit: Bool { get }

  /// The style of the row's editing control. The default is `.delete`.
  @MainActor var editingStyle: UITableViewCell.EditingStyle { get }
}

extension EditingProviding {
  @preconcurrency @MainActor public var canEdit: Bool { true }

  @preconcurrency @MainActor public var editingStyle: UITableViewCell.EditingStyle { .delete }
}
