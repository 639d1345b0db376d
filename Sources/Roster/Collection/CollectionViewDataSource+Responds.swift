import Foundation

extension CollectionViewDataSource {
  /// The requirements that are answered only if a handler answers them, or a subclass overrides them.
  enum Requirement: String, ConditionalRequirement {
    case moveItem = "collectionView(_:moveItemAt:to:)"

    @MainActor func isAnswered(by dataSource: CollectionViewDataSource) -> Bool {
      switch self {
      case .moveItem: !dataSource.moveHandlers.isEmpty
      }
    }

    #if canImport(UIKit)
      var selector: Selector {
        switch self {
        case .moveItem: #selector(CollectionViewDataSource.collectionView(_:moveItemAt:to:))
        }
      }
    #endif
  }
}
