import Roster

/// A child of a composite that prepares the collection that it is handed.
///
/// ```swift
/// final class Covers: NSObject, ComposableCollectionViewDataSource {
///   func registerReusableViews(with collectionView: UICollectionView) {
///     collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cover")
///   }
///
///   func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
///
///   func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
///     collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol ComposableCollectionViewDataSource: ComposableDataSource, UICollectionViewDataSource {
  /// Registers cells, headers and footers, and keeps the collection if the child needs it later.
  ///
  /// Corresponds to what `viewDidLoad` does to a collection of its own. It is called for each collection that shows the child.
  ///
  /// - Parameter collectionView: the collection in the child's own sections. The composite keeps it; a child that keeps it too
  ///   changes its own items with it at any time.
  func registerReusableViews(with collectionView: UICollectionView)
}
