import Foundation

extension UICollectionView {
  func beginTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let running = storedLayout as? UICollectionViewTransitionLayout {
      HeadlessFailure(
        .interactiveTransition,
        reason: "the collection is already in the middle of an interactive transition"
      ).raise()
      return running
    }
    let old = storedLayout
    let transition = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in displayed.values.map(\.view) { view.willTransition(from: old, to: layout) }
    layout.collectionView = self
    transition.collectionView = self
    transitionCompletion = completion
    install(transition)
    return transition
  }

  func endTransition(isFinished: Bool) {
    guard let transition = storedLayout as? UICollectionViewTransitionLayout else {
      HeadlessFailure(
        .interactiveTransition,
        reason: "the collection was not prepared for an interactive transition. see "
          + "startInteractiveTransitionToCollectionViewLayout:completion:"
      ).raise()
      return
    }
    let installed = isFinished ? transition.nextLayout : transition.currentLayout
    let dropped = isFinished ? transition.currentLayout : transition.nextLayout
    transition.collectionView = nil
    dropped.collectionView = nil
    install(installed)
    prepareLayout()
    adoptTargetOffset()
    clampContentOffset()
    layoutIfNeeded()
    dropped.finalizeLayoutTransition()
    installed.finalizeLayoutTransition()
    for view in displayed.values.map(\.view) { view.didTransition(from: dropped, to: installed) }
    guard let completion = transitionCompletion else { return }
    transitionCompletion = nil
    HeadlessRunLoop.enqueue(after: UIView.areAnimationsEnabled ? HeadlessRunLoop.animationDuration : 0) {
      completion(true, isFinished)
    }
  }

  /// Takes over a layout that knows the collection already.
  func install(_ layout: UICollectionViewLayout) {
    storedLayout = layout
    knownSupplementaries = []
    removeScrollers()
    for element in displayed.keys {
      displayed[element]?.preferredSize = nil
      displayed[element]?.declinedSize = nil
    }
    invalidateAll(countsToo: false)
  }
}
