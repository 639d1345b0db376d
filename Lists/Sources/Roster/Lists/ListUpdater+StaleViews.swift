extension ListUpdater {
  /// What the delegate has answered from observable models, and what of it has to be shown in another way than an item.
  struct Reads {
    /// What sizes were computed from; `nil` if they are to be asked anew.
    var sizes: ObservedReads?
    /// How many sizes were computed from it.
    var numberOfSizes = 0
    /// What the buttons of the item were made from that was swiped last.
    var swipe: ObservedReads?
    /// What titles were made from that no header or footer shows yet.
    var titles: [SupplementPlace: ObservedReads] = [:]
    /// Whether sizes have become others.
    var hasOtherSizes = false
    /// The items whose swipes close, as their buttons say what is no longer so.
    var swiped: [IndexPath] = []
  }

  struct SupplementPlace: Hashable {
    var section: Int
    var isFooter: Bool
  }

  /// Shows something anew, in the next frame at the latest.
  func showAnew(_ part: StaleView.Part, _ view: UIView?) {
    staleViews.add(StaleView(part, view))
  }

  /// What looks different where models have changed; `nil` if all of it has been shown by now, or has left the screen.
  func takeStage(of stale: [StaleView]) -> ChangeStage? {
    guard let view = list.listView, list.isShowing else { return nil }
    var items: Set<ItemPath> = []
    var sections: Set<Int> = []
    for stale in stale {
      switch stale.part {
      case .item:
        // A cell that is not on the screen yet is asked about when it comes.
        guard let cell = stale.view, cell.associated(ObservedReads.self)?.hasChanged ?? false,
          let path = view.indexPath(ofShown: cell)
        else { continue }
        items.insert(ItemPath(section: path[0], item: path[1]))
      case .supplement(let section):
        if let supplement = stale.view {
          guard supplement.associated(ObservedReads.self)?.hasChanged ?? false,
            let section = view.section(ofSupplement: supplement, known: section)
          else { continue }
          sections.insert(section)
        } else if section < view.numberOfSections {
          sections.insert(section)
        }
      case .swipe:
        guard let cell = stale.view, cell.isSwipedOpen, let path = view.indexPath(ofShown: cell) else { continue }
        reads.swiped.append(path)
      case .sizes:
        reads.hasOtherSizes = true
      }
    }
    guard !items.isEmpty || !sections.isEmpty || !reads.swiped.isEmpty || reads.hasOtherSizes else { return nil }
    return ChangeStage(
      sections: .init(updates: sections.sorted()),
      items: .init(updates: items.sorted())
    )
  }

  /// Runs a closure that answers a size, and has all sizes asked anew when a model changes that it has read.
  func followSizes<Answer>(_ answer: () -> Answer) -> Answer {
    if reads.numberOfSizes > 1_000 + 4 * shown.numberOfItems {
      // Asked again and again, the same models would be followed more and more often.
      reads.sizes = nil
      showAnew(.sizes, nil)
    }
    let known = reads.sizes ?? makeSizeReads()
    reads.numberOfSizes += 1
    return known.track(answer)
  }

  func makeSizeReads() -> ObservedReads {
    let made = ObservedReads()
    made.willChange = { [weak self] in
      self?.reads.sizes = nil
      self?.showAnew(.sizes, nil)
    }
    reads.sizes = made
    reads.numberOfSizes = 0
    return made
  }
}

extension UIView {
  fileprivate var isSwipedOpen: Bool {
    switch self {
    case let cell as UITableViewCell: cell.configurationState.isSwiped
    case let cell as UICollectionViewCell: cell.configurationState.isSwiped
    default: false
    }
  }
}
