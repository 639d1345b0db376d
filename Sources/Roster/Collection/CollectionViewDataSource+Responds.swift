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

  /// Whether the requirement that is being asked has an answer; if not, it counts as not implemented.
  func answers(_ requirement: Requirement, _ name: StaticString = #function) -> Bool {
    requirement.isAnswered(by: self, asked: name)
  }
}

#if canImport(UIKit)
  extension CollectionViewDataSource {
    /// Whether UIKit sees a requirement: moves only if a handler takes them or a subclass overrides them.
    override open func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      guard let selector, Thread.isMainThread else { return true }
      return MainActor.assumeIsolated { Requirement.isAnswered(selector, by: self) }
    }
  }
#else
  extension CollectionViewDataSource: HeadlessResponding {
    /// What this object answers now, of the requirements that it answers only at times.
    public var headlessResponders: [HeadlessResponder] { [Requirement.responder(for: self)] }
  }
#endif
