import RosterDiagnostics

#if canImport(Observation)
  import Observation
#endif

/// What closures have read of `@Observable` models: a handler is called once, at the first change of it.
///
/// The handler is not called once this object is let go, and the models forget it then. Models report changes from iOS 17 on.
@MainActor package final class ObservedReads {
  /// Is called once, before something changes that was read: on the main actor at once, from elsewhere in a turn of it.
  package var willChange: (@MainActor () -> Void)?
  /// Whether something has changed that was read.
  package private(set) var hasChanged = false
  /// What is read together with the models, from iOS 17 on: its own change has the models forget all of it.
  private let leash: (any Sendable)?

  package init() {
    #if canImport(Observation)
      if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *) {
        leash = Leash()
        return
      }
    #endif
    leash = nil
  }

  deinit {
    #if canImport(Observation)
      if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *) { (leash as? Leash)?.letGo() }
    #endif
  }

  /// Runs a closure, and follows what it reads.
  package func track<Result>(_ body: () -> Result) -> Result {
    #if canImport(Observation)
      if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *) {
        return withObservationTracking {
          (leash as? Leash)?.read()
          return body()
        } onChange: { [weak self] in
          ObservedReads.tell(self)
        }
      }
    #endif
    return body()
  }

  /// Runs a closure, and follows what it reads if it reads anything.
  ///
  /// Costs next to nothing where nothing is read. What is followed is forgotten at its first change, and not before.
  ///
  /// - Parameter reads: makes the object that follows it; is called after the closure, and only if that has read something.
  package static func track<Result>(_ body: () -> Result, by reads: () -> ObservedReads) -> Result {
    #if canImport(Observation)
      if #available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *) {
        return withObservationTracking(body, onChange: onChange(of: reads()))
      }
    #endif
    return body()
  }

  private static func onChange(of reads: ObservedReads) -> @Sendable () -> Void {
    { [weak reads] in tell(reads) }
  }

  private nonisolated static func tell(_ reads: ObservedReads?) {
    guard let reads else { return }
    if MainThread.isCurrent {
      MainActor.assumeIsolated { reads.tell() }
    } else {
      Task { @MainActor in reads.tell() }
    }
  }

  private func tell() {
    if hasChanged { return }
    hasChanged = true
    willChange?()
  }
}

#if canImport(Observation)
  /// A property that is read together with others, and whose change ends the observation of all of them.
  @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
  private final class Leash: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var end: Void { () }

    func read() { registrar.access(self, keyPath: \.end) }

    func letGo() { registrar.withMutation(of: self, keyPath: \.end) {} }
  }
#endif
