/// Content that can be read as it will be after the next step, before the step is made.
@MainActor package protocol AheadReadable: AnyObject {
  /// Whether it answers what it will be after the next step.
  var readsAhead: Bool { get set }
}

/// The content to come of a round that is being planned.
@MainActor package final class ReadAhead {
  private var sources: [any AheadReadable]

  init(_ sources: [any AheadReadable]) {
    self.sources = sources
    self.sources.reserveCapacity(sources.count + 4)
  }

  /// Lets what is made of the data sources of the round be read, too.
  func add(_ source: any AheadReadable) { sources.append(source) }

  /// Has the data sources of the round answer what they will be after it.
  package func callAsFunction(_ body: () -> Void) {
    for source in sources { source.readsAhead = true }
    body()
    for source in sources { source.readsAhead = false }
  }

  /// Has them answer what views show, within a closure that reads ahead.
  package func before<Result>(_ body: () -> Result) -> Result {
    for source in sources { source.readsAhead = false }
    defer { for source in sources { source.readsAhead = true } }
    return body()
  }
}
