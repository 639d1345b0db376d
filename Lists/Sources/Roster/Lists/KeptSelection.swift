/// How a list keeps the selection of a type of view models.
@MainActor struct KeptSelection {
  /// Whether an item is to be selected; `nil` if it is none of the type.
  let isSelected: (_ viewModel: Any) -> Bool?
  /// The user has selected or deselected an item.
  let set: (_ viewModel: Any, _ isSelected: Bool, _ replacesOthers: Bool) -> Void
}

extension ListDelegate {
  /// Keeps which items of a view model type are selected in a set, which selects them again wherever they come again.
  ///
  /// - Parameters:
  ///   - type: the view model's type.
  ///   - selected: the set; the lists that keep their selection in one set have the same. In a composite of hand-written
  ///     children it is given to the handlers that `attach` returns.
  /// - Complexity: O(*items*) for an update in which items come, while one is selected.
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

  /// Notes what the user has selected or deselected, for the composites above the list too.
  final func noteSelection(at indexPath: IndexPath, in view: UIScrollView) {
    let kept = sequence(first: self) { $0.enclosing as? ListDelegate }.flatMap(\.keptSelections)
    guard !kept.isEmpty, let listView = view as? any ListView, let viewModel = list.viewModel(at: indexPath, in: view)
    else { return }
    let isSelected = listView.selectedItems.contains(indexPath)
    for kept in kept { kept.set(viewModel, isSelected, !listView.selectsSeveralItems) }
  }
}

extension AnchoredList {
  /// Selects the items that are to be selected, and no others.
  ///
  /// - Returns: whether the selection is another one now.
  @discardableResult
  func showKeptSelection() -> Bool {
    guard let view, let delegate = list.delegate, !delegate.keptSelections.isEmpty else { return false }
    if isInUpdate {
      // The content may be ahead of the view, which selects once it has followed.
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

  /// The items of the content whose selection is another one than that of the view.
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
