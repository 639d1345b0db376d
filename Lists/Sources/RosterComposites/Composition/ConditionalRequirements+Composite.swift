import Roster

extension ConditionalRequirements {
  /// What every composite answers itself.
  ///
  /// - Parameters:
  ///   - owner: the composite's class.
  ///   - method: what all requirements are called, such as `tableView`.
  ///   - item: what the requirements call an item, such as `Row`.
  ///   - handlers: the handlers that all children of a composite share.
  init(
    ofComposite owner: Owner.Type,
    _ method: String,
    item: String,
    handlers: @escaping @MainActor (Owner) -> ListDelegate
  ) {
    let view = method.prefix(1).uppercased() + method.dropFirst()
    self = ConditionalRequirements(of: owner, method)
      .with(name: "numberOfSections(in:)", selector: "numberOfSectionsIn\(view):") { _ in true }
      .with("numberOf\(item)sInSection:", "numberOf\(item)sInSection:") { _ in true }
      .with("cellFor\(item)At:", "cellFor\(item)AtIndexPath:") { _ in true }
      .with("prefetch\(item)sAt:", "prefetch\(item)sAtIndexPaths:") { _ in true }
      .with("willDisplay:for\(item)At:", "willDisplayCell:for\(item)AtIndexPath:") { _ in true }
      .with("didEndDisplaying:for\(item)At:", "didEndDisplayingCell:for\(item)AtIndexPath:") { _ in true }
      .with(
        name: "indexPathForPreferredFocusedView(in:)",
        selector: "indexPathForPreferredFocusedViewIn\(view):"
      ) { handlers($0).preferredFocus != nil }
  }
}
