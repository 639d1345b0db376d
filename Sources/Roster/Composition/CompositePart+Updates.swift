import Foundation

/// Updates that a child makes in the view that it is handed.
extension CompositePart {
  /// Sends an update to the view that shows the composite, now or at the end of a batch.
  ///
  /// - Parameters:
  ///   - growth: the number of sections that the update adds, or takes away if it is negative.
  ///   - send: makes the update in that view, in its addresses.
  func update(growth: Int = 0, _ send: @escaping (Child.View, CompositePart) -> Void) {
    guard let binding, let view = binding.view else { return }
    if !binding.mapping.isBatching { _ = Child.numberOfSections(of: view) }
    binding.mapping.update(self, growth: growth) { [weak self] in
      if let self, let target = self.target { send(target, self) }
    }
  }

  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard let binding, binding.view != nil else {
      updates?()
      completion?(true)
      return
    }
    binding.performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Reloads the whole view, as any child may have other counts; items of other children stay selected.
  func reloadData() {
    guard let binding, let view = binding.view else { return }
    let selected = Child.selection(of: view).compactMap { indexPath -> (CompositePart, IndexPath)? in
      guard let owner = binding.route(indexPath[0]), owner.part !== self else { return nil }
      return (owner.part, indexPath.inSection(owner.section))
    }
    Child.reloadData(of: view)
    for (owner, local) in selected {
      guard let indexPath = owner.global(local), indexPath[1] < Child.numberOfItems(inSection: indexPath[0], of: view)
      else { continue }
      Child.select(indexPath, in: view)
    }
  }

  /// Has the view find out anew what the child implements, if the child was set again as what it is.
  func refreshAnswers(_ new: AnyObject?, for own: AnyObject?) {
    if let binding, new === own { binding.children?.refreshAnswers(in: binding, always: true) }
  }
}
