extension ListUpdater {
  /// The reads of observable models by the delegate that need another refresh than an item's.
  struct Reads {
    /// The reads of sizes, or `nil` to compute them again.
    var sizes: ObservedReads?
    /// The number of sizes that were computed from it.
    var numberOfSizes = 0
    /// The reads of the last swiped item's actions.
    var swipe: ObservedReads?
    /// The reads of titles that no header or footer shows yet.
    var titles: [SupplementPlace: ObservedReads] = [:]
    /// A Boolean value that indicates whether sizes changed.
    var hasOtherSizes = false
    /// The items whose swipes close, because their actions are outdated.
    var swiped: [IndexPath] = []
  }

  struct SupplementPlace: Hashable {
    var section: Int
    var isFooter: Bool
  }

  /// Refreshes a part, in the next frame at the latest.
  func showAnew(_ part: StaleView.Part, _ view: UIView?) {
    staleViews.add(StaleView(part, view))
  }

  /// Returns a stage of the parts to refresh, or `nil` if all were refreshed or have left the screen.
  func takeStage(of stale: [StaleView]) -> ChangeStage? {
    guard let view = list.listView, list.isShowing else { return nil }
    var items: Set<ItemPath> = []
    var sections: Set<Int> = []
    for stale in stale {
      switch stale.part {
      case .item:
        // Cells that aren't on the screen yet are checked before display.
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

  /// Runs a closure that returns a size, and computes all sizes again when a model that it reads changes.
  func followSizes<Answer>(_ answer: () -> Answer) -> Answer {
    if reads.numberOfSizes > 1_000 + 4 * shown.numberOfItems {
      // Repeated calls would observe the same models more and more often.
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
