/// The swipe actions of list items, from the handlers of the collection view's content.
@MainActor struct SectionSwipes {
  #if os(tvOS)
    func install(in configuration: inout UICollectionLayoutListConfiguration) {}
  #else
    private(set) weak var layout: UICollectionViewLayout?

    func install(in configuration: inout UICollectionLayoutListConfiguration) {
      configuration.leadingSwipeActionsConfigurationProvider = { [weak layout] indexPath in
        layout?.collectionView?.swipeActions(.leading, at: indexPath)
      }
      configuration.trailingSwipeActionsConfigurationProvider = { [weak layout] indexPath in
        layout?.collectionView?.swipeActions(.trailing, at: indexPath)
      }
    }
  #endif
}

#if !os(tvOS)
  /// The edge where a swipe begins.
  package enum SwipeEdge {
    case leading, trailing
  }

  /// A delegate that provides swipe actions for items of a collection view.
  @MainActor package protocol SwipeAnswering {
    func swipeActions(_ edge: SwipeEdge, at indexPath: IndexPath, in collectionView: UICollectionView)
      -> UISwipeActionsConfiguration?
  }

  extension UICollectionView {
    fileprivate func swipeActions(_ edge: SwipeEdge, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
      (delegate as? any SwipeAnswering)?.swipeActions(edge, at: indexPath, in: self)
    }
  }

  extension ListDelegate {
    /// Returns an item's swipe actions, from the first answering handler or the view model.
    final func swipeActions(_ edge: SwipeEdge, at indexPath: IndexPath, inList view: UIScrollView)
      -> UISwipeActionsConfiguration?
    {
      list.showSwipe(at: indexPath, in: view) {
        guard let viewModel = list.viewModel(at: indexPath, in: view) else { return nil }
        let handlers = edge == .leading ? leadingSwipes : trailingSwipes
        if let actions = handlers.firstAnswer(for: viewModel, list.place(at: indexPath, in: view)) { return actions }
        let provider = viewModel as? any SwipeActionsProviding
        return edge == .leading ? provider?.leadingSwipeActions() : provider?.trailingSwipeActions()
      }
    }
  }

  extension CollectionViewDelegate: SwipeAnswering {
    package func swipeActions(_ edge: SwipeEdge, at indexPath: IndexPath, in collectionView: UICollectionView)
      -> UISwipeActionsConfiguration?
    {
      swipeActions(edge, at: indexPath, inList: collectionView)
    }
  }
#endif
