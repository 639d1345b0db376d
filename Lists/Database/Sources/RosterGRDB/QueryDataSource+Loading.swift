#if GRDB
  import RosterCore

  extension QueryDataSource: LoadingContent {
    public var status: LoadStatus { loadStatus }

    public func observeStatus(_ observer: @escaping (LoadStatus) -> Void) -> LoadObservation {
      let observation = LoadObservation(observer)
      observers.add(observation)
      return observation
    }

    /// Compares all rows with those of the database, also those that other processes wrote.
    public func refresh() {
      enqueue { await $0.follow(isForced: true) }
    }

    /// Opens the database again if it could not be read.
    public func retry() {
      guard failure != nil else { return }
      engine.forgetSpare()
      enqueue { await $0.replace() }
    }

    /// Does nothing: there is no more than what is counted.
    public func loadMore(_ edge: PageEdge) {}

    /// Tells how many rows have been compared, unless another request has taken the place of theirs.
    ///
    /// - Parameter generation: the number of the request.
    func noteCompared(_ count: Int, _ generation: Int) {
      guard generation == self.generation, !replacesSoon else { return }
      updateStatus(isLoading: true, .compared(min(count, numberOfRows), of: numberOfRows))
    }

    /// - Parameter progress: how far what is loading is, where it is known.
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
