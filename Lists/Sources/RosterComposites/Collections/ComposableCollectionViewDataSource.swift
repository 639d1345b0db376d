import Roster

/// A composite's child that prepares its collection view.
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
  /// Registers cells, headers, and footers.
  ///
  /// Corresponds to `viewDidLoad` with its own collection view. It's called for each collection view that shows the child.
  ///
  /// - Parameter collectionView: The collection view in the child's own sections, which the composite retains. A child that retains
  ///   it can change its own items at any time.
  func registerReusableViews(with collectionView: UICollectionView)
}
