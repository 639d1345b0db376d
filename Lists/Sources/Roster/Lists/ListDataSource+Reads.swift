import RosterFlows

/// What views are shown is read from observable models, too: the one place where that is followed.
extension ListDataSource {
  /// Runs a closure that shows something in a view.
  ///
  /// - Parameter follow: is called with what the closure has read of observable models, if it has read anything or others
  ///   have before: has something done when that changes, and keeps it.
  @inline(__always)
  final func followReads<Result>(
    _ present: () -> Result,
    _ follow: (_ result: Result, _ reads: ObservedReads) -> Void
  ) -> Result {
    if readsModels {
      let reads = ObservedReads()
      let result = reads.track(present)
      follow(result, reads)
      return result
    }
    var reads: ObservedReads?
    let result = ObservedReads.track(present) {
      let made = ObservedReads()
      reads = made
      return made
    }
    if let reads {
      readsModels = true
      follow(result, reads)
    }
    return result
  }

  /// Runs a closure that fills a cell, a header or a footer, and has it shown anew when a model changes that it has read.
  @inline(__always)
  final func show<Shown: UIView>(_ part: StaleView.Part, in view: UIScrollView, _ present: () -> Shown) -> Shown {
    followReads(present) { keep($1, part, $0, in: view) }
  }

  /// Answers a view that asks for a cell, which handlers configure; what is read of models meanwhile is followed.
  @inline(__always)
  final func cell<Cell: UIView>(
    at indexPath: IndexPath,
    in view: UIScrollView,
    _ present: () -> Cell
  ) -> Cell {
    Turn.serve {
      show(.item, in: view) {
        let cell = present()
        configure(cell, at: indexPath, in: view)
        return cell
      }
    }
  }

  /// Runs a closure that fills a header or a footer, if there is one.
  final func showOptional<Shown: UIView>(
    _ part: StaleView.Part,
    in view: UIScrollView,
    _ present: () -> Shown?
  ) -> Shown? {
    followReads(present) { if let shown = $0 { keep($1, part, shown, in: view) } }
  }

  /// Runs a closure that shows something else on a header or a footer, as far as it can.
  final func refresh(_ shown: UIView, ofSection section: Int, in view: UIScrollView, _ present: () -> Bool) -> Bool {
    followReads(present) { keep($1, .supplement(section: section), shown, in: view) }
  }

  /// Runs a closure that answers a title, which a header or a footer will show.
  final func showTitle(_ section: Int, isFooter: Bool, in view: UIScrollView, _ title: () -> String?) -> String? {
    followReads(title) { title, reads in
      guard title != nil, let updater = updater(of: view) else { return }
      reads.willChange = { [weak updater] in updater?.showAnew(.supplement(section: section), nil) }
      updater.reads.titles[.init(section: section, isFooter: isFooter)] = reads
    }
  }

  /// Has what a title was made from kept by the header or the footer that shows it.
  final func titleIsShown(_ shown: UIView, _ section: Int, isFooter: Bool, in view: UIScrollView) {
    guard readsModels, let updater = updater(of: view),
      let reads = updater.reads.titles.removeValue(forKey: .init(section: section, isFooter: isFooter))
    else { return }
    keep(reads, .supplement(section: section), shown, in: view)
    if reads.hasChanged { updater.showAnew(.supplement(section: section), shown) }
  }

  private func keep(_ reads: ObservedReads, _ part: StaleView.Part, _ shown: UIView, in view: UIScrollView) {
    shown.associate(reads)
    reads.willChange = { [weak self, weak shown, weak view] in
      if let shown, let view { self?.updater(of: view)?.showAnew(part, shown) }
    }
  }

  /// A cell comes on the screen, which may have been filled long before.
  final func willDisplay(_ cell: UIView, in view: UIScrollView) {
    if readsModels, cell.associated(ObservedReads.self)?.hasChanged ?? false {
      updater(of: view)?.showAnew(.item, cell)
    }
  }

  /// Runs a closure that answers the buttons of a swipe; the swipe closes when a model changes that it has read.
  final func showSwipe<Buttons>(at indexPath: IndexPath, in view: UIScrollView, _ buttons: () -> Buttons) -> Buttons {
    followReads(buttons) { _, reads in
      guard let updater = updater(of: view) else { return }
      let cell = (view as? any ListView)?.shownCell(at: indexPath)
      reads.willChange = { [weak updater, weak cell] in updater?.showAnew(.swipe, cell) }
      updater.reads.swipe = reads
    }
  }

  /// Runs a closure that answers a height or a size; all are asked anew when a model changes that it has read.
  final func showSize<Size>(in view: UIScrollView, _ size: () -> Size) -> Size {
    if readsModelsForSizes, let updater = updater(of: view) { return updater.followSizes(size) }
    return ObservedReads.track(size) {
      readsModelsForSizes = true
      return updater(of: view)?.makeSizeReads() ?? ObservedReads()
    }
  }
}
