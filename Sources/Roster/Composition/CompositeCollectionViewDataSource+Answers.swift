#if canImport(UIKit)
  import Foundation
  import ObjectiveC

  /// What the composite says it implements: what at least one child does.
  extension CompositeCollectionViewDataSource {
    /// The optional requirements that children implement.
    var answeredSelectors: Set<Selector> {
      CompositeCollectionViewDataSource.optionalSelectors.filter(isAnswered)
    }

    override public func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector, CompositeCollectionViewDataSource.optionalSelectors.contains(aSelector) else {
        return super.responds(to: aSelector)
      }
      return isAnswered(aSelector)
    }

    private func isAnswered(_ selector: Selector) -> Bool {
      if CompositeCollectionViewDataSource.ownSelectors.contains(selector) { return true }
      return children.contains { child in
        let objects: [(any NSObjectProtocol)?] = [child.dataSource, child.delegate, child.prefetchDataSource]
        return objects.contains { $0?.responds(to: selector) == true }
      }
    }

    /// Has the views that show this composite find out anew what is implemented.
    func refreshAnswers() {
      for binding in allBindings where binding.isShowing {
        guard let view = binding.collectionView, !(view is CollectionViewProxy) else { continue }
        view.delegate = nil
        view.delegate = self
      }
    }

    /// What the composite answers itself, whatever its children implement: it keeps account of what is shown, and refuses
    /// moves between children that do not agree.
    private static let ownSelectors: Set<Selector> = [
      #selector(UICollectionViewDataSource.numberOfSections(in:)),
      #selector(UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)),
      #selector(UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)),
      #selector(UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)),
      #selector(
        UICollectionViewDelegate.collectionView(
          _:
          targetIndexPathForMoveOfItemFromOriginalIndexPath:
          atCurrentIndexPath:
          toProposedIndexPath:
        )
      ),
    ]

    private static let optionalSelectors: Set<Selector> = {
      let protocols: [Protocol] = [
        UICollectionViewDataSource.self, UICollectionViewDelegate.self, UICollectionViewDelegateFlowLayout.self,
        UICollectionViewDataSourcePrefetching.self, UIScrollViewDelegate.self,
      ]
      var selectors: Set<Selector> = []
      for proto in protocols {
        var count: UInt32 = 0
        guard let methods = protocol_copyMethodDescriptionList(proto, false, true, &count) else { continue }
        defer { free(methods) }
        for index in 0..<Int(count) {
          if let name = methods[index].name { selectors.insert(name) }
        }
      }
      return selectors
    }()
  }
#endif
