import Foundation

extension UICollectionView {
  /// Whether a tap may select, in the present state of editing.
  var selectionIsAllowed: Bool {
    isEditing
      ? allowsSelection && allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items may be selected, in the present state of editing.
  var multipleSelectionIsAllowed: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let path else {
      clearSelection()
      return
    }
    guard contains(path) else { return }
    if !multipleSelectionIsAllowed {
      for other in selected.sorted() where other != path { setSelected(false, at: other) }
    }
    setSelected(true, at: path)
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    setSelected(false, at: path)
  }

  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if isSelected {
      selected.insert(path)
    } else {
      selected.remove(path)
    }
    cellForItem(at: path)?.isSelected = isSelected
  }

  func clearSelection() {
    for path in selected.sorted() { setSelected(false, at: path) }
  }

  /// Lets go of the selection without touching cells, which belong to what was there before a reload.
  func forgetSelection() {
    selected = []
  }

  func keepOneSelected() {
    for path in selected.sorted().dropFirst() { setSelected(false, at: path) }
  }

  // MARK: Editing

  func canEdit(_ path: IndexPath) -> Bool {
    guard let delegate else { return true }
    return headlessEvents.ask(of: delegateAnswers, "collectionView(_:canEditItemAt:)", "canEditItem", [path]) {
      delegate.collectionView(self, canEditItemAt: path)
    } ?? true
  }

  func editingDidChange() {
    for path in indexPathsForVisibleItems {
      cellForItem(at: path)?.isCellEditing = isEditing && canEdit(path)
    }
  }

  // MARK: Taps

  /// A tap on an item whose cell exists, in the order that UIKit documents; `false` if the item does not react.
  func tap(_ path: IndexPath, _ cell: UICollectionViewCell) -> Bool {
    guard selectionIsAllowed else { return false }
    let mayHighlight = answer("collectionView(_:shouldHighlightItemAt:)", "shouldHighlightItem", path) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    }
    guard mayHighlight else { return false }
    highlighted = path
    cell.isHighlighted = true
    tell("collectionView(_:didHighlightItemAt:)", "didHighlightItem", path) {
      $0.collectionView(self, didHighlightItemAt: path)
    }
    let hasSelected = changeSelection(byTapOn: path)
    // The item may have moved or gone meanwhile.
    let current = highlighted
    highlighted = nil
    cell.isHighlighted = false
    guard let current else { return true }
    cellForItem(at: current)?.isHighlighted = false
    tell("collectionView(_:didUnhighlightItemAt:)", "didUnhighlightItem", current) {
      $0.collectionView(self, didUnhighlightItemAt: current)
    }
    if hasSelected { performPrimaryAction(at: current) }
    return true
  }

  /// Whether a tap on an item would do something: the collection view and its delegate let it, and something is done about it, as far as
  /// that is known.
  package func headlessMayTapItem(at path: IndexPath) -> Bool {
    guard selectionIsAllowed else { return false }
    let isLet =
      answer("collectionView(_:shouldHighlightItemAt:)", "shouldHighlightItem", path) {
        $0.collectionView(self, shouldHighlightItemAt: path)
      }
      && answer("collectionView(_:shouldSelectItemAt:)", "shouldSelectItem", path) {
        $0.collectionView(self, shouldSelectItemAt: path)
      }
    guard isLet else { return false }
    let cell: UICollectionViewCell? = cellForItem(at: path)
    guard !multipleSelectionIsAllowed, cell?.headlessSelectionSegue == nil else { return true }
    let reactions = [
      "collectionView(_:didSelectItemAt:)", "collectionView(_:shouldSelectItemAt:)",
      "collectionView(_:didHighlightItemAt:)", "collectionView(_:didDeselectItemAt:)",
      "collectionView(_:performPrimaryActionForItemAt:)",
    ]
    return HeadlessOptionalRequirement.mayDeclare(reactions, delegate)
  }

  private func changeSelection(byTapOn path: IndexPath) -> Bool {
    if multipleSelectionIsAllowed, selected.contains(path) {
      let may = answer("collectionView(_:shouldDeselectItemAt:)", "shouldDeselectItem", path) {
        $0.collectionView(self, shouldDeselectItemAt: path)
      }
      if may { deselectAndTell(path) }
      return false
    }
    return userSelect(path, extendsSelection: multipleSelectionIsAllowed)
  }

  /// Selects an item for the user; `false` if the delegate keeps it from it.
  func userSelect(_ path: IndexPath, extendsSelection: Bool) -> Bool {
    let may = answer("collectionView(_:shouldSelectItemAt:)", "shouldSelectItem", path) {
      $0.collectionView(self, shouldSelectItemAt: path)
    }
    guard may else { return false }
    if !extendsSelection {
      for other in selected.sorted() where other != path { deselectAndTell(other) }
    }
    setSelected(true, at: path)
    (cellForItem(at: path) as UICollectionViewCell?)?.headlessSelectionSegue?()
    tell("collectionView(_:didSelectItemAt:)", "didSelectItem", path) { $0.collectionView(self, didSelectItemAt: path) }
    return true
  }

  private func deselectAndTell(_ path: IndexPath) {
    setSelected(false, at: path)
    tell("collectionView(_:didDeselectItemAt:)", "didDeselectItem", path) {
      $0.collectionView(self, didDeselectItemAt: path)
    }
  }

  private func performPrimaryAction(at path: IndexPath) {
    guard let delegate else { return }
    let may = headlessEvents.ask(
      of: delegateAnswers,
      "collectionView(_:canPerformPrimaryActionForItemAt:)",
      "canPerformPrimaryActionForItem",
      [path]
    ) {
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    }
    guard may ?? !isEditing else { return }
    tell("collectionView(_:performPrimaryActionForItemAt:)", "performPrimaryActionForItem", path) {
      $0.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func answer(
    _ requirement: StaticString,
    _ name: String,
    _ path: IndexPath,
    _ body: (any UICollectionViewDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return true }
    return headlessEvents.ask(of: delegateAnswers, requirement, name, [path]) { body(delegate) } ?? true
  }

  private func tell(
    _ requirement: StaticString,
    _ name: String,
    _ path: IndexPath,
    _ body: (any UICollectionViewDelegate) -> Void
  ) {
    guard let delegate else { return }
    _ = headlessEvents.ask(of: delegateAnswers, requirement, name, [path]) { body(delegate) }
  }
}
