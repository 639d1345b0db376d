import RosterFlows

/// Reads of observable models while a view is filled.
extension ListDataSource {
  /// Runs a closure that shows something in a view.
  ///
  /// - Parameter follow: A closure that's called with the reads, if there are any, or other closures had some before. It responds
  ///   to changes and retains the reads.
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

  /// Runs a closure that fills a cell, header, or footer, and refreshes it when a model that it reads changes.
  @inline(__always)
  final func show<Shown: UIView>(_ part: StaleView.Part, in view: UIScrollView, _ present: () -> Shown) -> Shown {
    followReads(present) { keep($1, part, $0, in: view) }
  }

  /// Returns a cell that handlers configure, and refreshes it when a model that it reads changes.
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

  /// Runs a closure that fills a header or footer, if there is one.
  final func showOptional<Shown: UIView>(
    _ part: StaleView.Part,
    in view: UIScrollView,
    _ present: () -> Shown?
  ) -> Shown? {
    followReads(present) { if let shown = $0 { keep($1, part, shown, in: view) } }
  }

  /// Runs a closure that refreshes a header or footer, if possible.
  final func refresh(_ shown: UIView, ofSection section: Int, in view: UIScrollView, _ present: () -> Bool) -> Bool {
    followReads(present) { keep($1, .supplement(section: section), shown, in: view) }
  }

  /// Runs a closure that returns a title for a header or footer.
  final func showTitle(_ section: Int, isFooter: Bool, in view: UIScrollView, _ title: () -> String?) -> String? {
    followReads(title) { title, reads in
      guard title != nil, let updater = updater(of: view) else { return }
      reads.willChange = { [weak updater] in updater?.showAnew(.supplement(section: section), nil) }
      updater.reads.titles[.init(section: section, isFooter: isFooter)] = reads
    }
  }

  /// Moves a title's reads to the header or footer that shows it.
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

  /// Refreshes a cell before display, if a model that it read has changed since it was filled.
  final func willDisplay(_ cell: UIView, in view: UIScrollView) {
    if readsModels, cell.associated(ObservedReads.self)?.hasChanged ?? false {
      updater(of: view)?.showAnew(.item, cell)
    }
  }

  /// Runs a closure that returns swipe actions. The swipe closes when a model that it reads changes.
  final func showSwipe<Buttons>(at indexPath: IndexPath, in view: UIScrollView, _ buttons: () -> Buttons) -> Buttons {
    followReads(buttons) { _, reads in
      guard let updater = updater(of: view) else { return }
      let cell = (view as? any ListView)?.shownCell(at: indexPath)
      reads.willChange = { [weak updater, weak cell] in updater?.showAnew(.swipe, cell) }
      updater.reads.swipe = reads
    }
  }

  /// Runs a closure that returns a height or size. All are computed again when a model that it reads changes.
  final func showSize<Size>(in view: UIScrollView, _ size: () -> Size) -> Size {
    if readsModelsForSizes, let updater = updater(of: view) { return updater.followSizes(size) }
    return ObservedReads.track(size) {
      readsModelsForSizes = true
      return updater(of: view)?.makeSizeReads() ?? ObservedReads()
    }
  }
}
