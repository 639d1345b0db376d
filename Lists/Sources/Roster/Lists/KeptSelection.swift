/// The persistent selection of a type of view models.
@MainActor struct KeptSelection {
  /// A closure that returns whether to select an item, or `nil` for other types.
  let isSelected: (_ viewModel: Any) -> Bool?
  /// A closure that's called when the user selects or deselects an item.
  let set: (_ viewModel: Any, _ isSelected: Bool, _ replacesOthers: Bool) -> Void
}

extension ListDelegate {
  /// Stores the selection of items of a type in a set, and selects them again when they're inserted again.
  ///
  /// - Parameters:
  ///   - type: The view model's type.
  ///   - selected: The set, which several lists can share. In a composite of hand-written children, add it to the delegate that
  ///     `attach` returns.
  /// - Complexity: O(*items*) for an update that inserts items or reloads.
  @discardableResult
  public final func keepSelection<ViewModel: Identifiable>(
    of type: ViewModel.Type,
    in selected: SelectedItems<ViewModel.ID>
  ) -> Self {
    list.noteUnknown(type, in: #function)
    keptSelections.append(
      KeptSelection { viewModel in
        (viewModel as? ViewModel).map { selected.ids.contains($0.id) }
      } set: { [unowned self] viewModel, isSelected, replacesOthers in
        guard let viewModel = viewModel as? ViewModel else { return }
        selected.set(viewModel.id, isSelected: isSelected, replacesOthers: replacesOthers, from: self)
      }
    )
    selected.add(self)
    showKeptSelection()
    return self
  }

  final func showKeptSelection() {
    for anchored in anchoredLists.all { anchored.showKeptSelection() }
  }

  /// Records the user's selection or deselection, also for enclosing composites.
  final func noteSelection(at indexPath: IndexPath, in view: UIScrollView) {
    let kept = sequence(first: self) { $0.enclosing as? ListDelegate }.flatMap(\.keptSelections)
    guard !kept.isEmpty, let listView = view as? any ListView, let viewModel = list.viewModel(at: indexPath, in: view)
    else { return }
    let isSelected = listView.selectedItems.contains(indexPath)
    for kept in kept { kept.set(viewModel, isSelected, !listView.selectsSeveralItems) }
  }
}

extension AnchoredList {
  /// Selects exactly the items in the selection.
  ///
  /// - Returns: A Boolean value that indicates whether the selection changed.
  @discardableResult
  func showKeptSelection() -> Bool {
    guard let view, let delegate = list.delegate, !delegate.keptSelections.isEmpty else { return false }
    if isInUpdate {
      // The content can be ahead of the view, which selects once it has followed.
      hasOtherItems = true
      return false
    }
    let selected = Set(view.selectedItems)
    let others = list.shown.map { self.others(in: $0, than: selected, delegate.keptSelections) } ?? []
    for (path, isSelected) in others {
      if isSelected { view.select(path) } else { view.deselect(path) }
    }
    return !others.isEmpty
  }

  /// Returns the items whose selection differs from the view's.
  private func others(
    in shown: ShownList,
    than selected: Set<IndexPath>,
    _ keptSelections: [KeptSelection]
  ) -> [(path: IndexPath, isSelected: Bool)] {
    (0..<shown.numberOfSections).flatMap { section in
      (0..<shown.numberOfItems(inSection: section)).compactMap { item in
        let path = IndexPath(indexes: [section, item])
        guard let viewModel = shown.viewModel(at: path) else { return nil }
        let isSelected = keptSelections.lazy.compactMap { $0.isSelected(viewModel) }.first
        return isSelected.flatMap { $0 == selected.contains(path) ? nil : (path, $0) }
      }
    }
  }
}
