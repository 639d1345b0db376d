import Foundation

extension UICollectionView {
  /// What UIKit's documentation does not state.
  ///
  /// It is chosen to be sensible and to be the same on every machine; no test takes it for UIKit's.
  enum Metrics {
    /// The number of sections without a data source.
    static let sectionCountWithoutDataSource = 0
    /// How often the layout is prepared again because views asked for other sizes.
    static let maximumLayoutPasses = CompositionalAssumptions.maximumLayoutPasses
  }
}
