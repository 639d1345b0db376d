#if GRDB
  import RosterCore

  extension QueryDataSource: LoadingContent {
    public var status: LoadStatus { loadStatus }

    public func observeStatus(_ observer: @escaping (LoadStatus) -> Void) -> LoadObservation {
      let observation = LoadObservation(observer)
      observers.add(observation)
      return observation
    }

    /// Compares all rows with the database, including other processes' writes.
    public func refresh() {
      enqueue { await $0.follow(isForced: true) }
    }

    /// Opens the database again if it couldn't be read.
    public func retry() {
      guard failure != nil else { return }
      engine.forgetSpare()
      enqueue { await $0.replace() }
    }

    /// Does nothing, because all rows are counted anyway.
    public func loadMore(_ edge: PageEdge) {}

    /// Reports the number of compared rows, unless their request was replaced.
    ///
    /// - Parameter generation: The number of the request.
    func noteCompared(_ count: Int, _ generation: Int) {
      guard generation == self.generation, !replacesSoon else { return }
      updateStatus(isLoading: true, .compared(min(count, numberOfRows), of: numberOfRows))
    }

    /// - Parameter progress: The progress of loading, if it's known.
    func updateStatus(isLoading: Bool, _ progress: QueryProgress? = nil) {
      let progress = failure == nil ? progress : nil
      let phase: LoadPhase
      switch (failure, numberOfRows > 0) {
      case (let error?, true): phase = .failedOverContent(error)
      case (let error?, false): phase = .failed(error)
      case (nil, true): phase = isLoading ? .refreshing : .content
      case (nil, false): phase = isLoading ? .firstLoad : .empty
      }
      let isSame = phase.kind == loadStatus.phase.kind && phase.error == nil && progress == self.progress
      self.progress = progress
      loadStatus.phase = phase
      loadStatus.shownPhase = phase
      loadStatus.next.state = .ended
      loadStatus.previous.state = .ended
      if isSame { return }
      observers.tell(loadStatus)
    }
  }
#endif
