import Foundation
import Roster

/// A collection as apps write it by hand: numbers of items that are changed, and calls that say what has changed.
@MainActor
final class CountedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  var counts: [Int]
  var size = CGSize(width: 50, height: 50)
  let view: UICollectionView
  fileprivate let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// Makes the cells, if they are not the usual ones.
  var makeCell: (@MainActor (UICollectionView, IndexPath) -> UICollectionViewCell)?
  private(set) var callbacks: [String] = []

  init(_ counts: [Int], layout: UICollectionViewLayout = UICollectionViewFlowLayout()) {
    self.counts = counts
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.prefetchDataSource = self
    window.addSubview(view)
    window.isHidden = false
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    makeCell?(collectionView, indexPath)
      ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    if indexPaths != indexPaths.sorted() { callbacks.append("prefetchItemsAt, descending") }
  }

  /// Makes a fault on the collection, which has been shown.
  static func evidence(
    _ counts: [Int],
    isShown: Bool = true,
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    _ fault: (CountedItems) -> Void
  ) -> CrashEvidence {
    let items = CountedItems(counts, layout: layout)
    // Else the fault is made again when another test lays out what is on the screen.
    defer { items.window.isHidden = true }
    if isShown { items.view.layoutIfNeeded() }
    let failures = HeadlessFailure.recording {
      fault(items)
      items.view.layoutIfNeeded()
    }
    return CrashEvidence(failures: failures, warnings: items.view.headlessWarnings, callbacks: items.callbacks)
  }
}

extension RecordedCrash {
  /// A batch of a collection whose numbers of items change.
  static func collection(
    _ report: String,
    _ certainty: Certainty,
    _ uikit: Words,
    _ fault: String,
    from before: [Int],
    to after: [Int],
    isShown: Bool = true,
    _ updates: @escaping @MainActor @Sendable (UICollectionView) -> Void
  ) -> RecordedCrash {
    RecordedCrash(
      report: report,
      certainty: certainty,
      uikit: uikit,
      fault: fault,
      before: before,
      after: after,
      isTable: false
    ) {
      CountedItems.evidence(before, isShown: isShown) { items in
        items.view.performBatchUpdates {
          items.counts = after
          updates(items.view)
        }
      }
    }
  }

  /// Anything else that a screen with a collection does.
  static func collectionScreen(
    _ report: String,
    _ certainty: Certainty,
    _ uikit: Words,
    _ fault: String,
    _ counts: [Int],
    to after: [Int]? = nil,
    isShown: Bool = true,
    layout: @escaping @MainActor @Sendable () -> UICollectionViewLayout = { UICollectionViewFlowLayout() },
    _ commit: @escaping @MainActor @Sendable (CountedItems) -> Void
  ) -> RecordedCrash {
    RecordedCrash(
      report: report,
      certainty: certainty,
      uikit: uikit,
      fault: fault,
      before: counts,
      after: after ?? counts,
      isTable: false
    ) { CountedItems.evidence(counts, isShown: isShown, layout: layout(), commit) }
  }
}
