import RosterDiagnostics

#if canImport(Observation)
  import Observation
#endif

/// The reads of `@Observable` models in closures. A handler is called once, at the first change of a read value.
///
/// After this object is deallocated, the handler isn't called, and the models forget it. Models report changes from iOS
/// 17 on.
@MainActor package final class ObservedReads {
  /// A handler that's called once, before a read value changes. For changes off the main actor, it's called in a turn
  /// of it.
  package var willChange: (@MainActor () -> Void)?
  /// A Boolean value that indicates whether a read value has changed.
  package private(set) var hasChanged = false
  /// A property that's read with the models, from iOS 17 on. Its change ends the tracking of all of them.
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

  /// Runs a closure, and follows its reads.
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

  /// Runs a closure, and follows its reads if there are any.
  ///
  /// Without reads, the cost is negligible. Reads are followed until their first change.
  ///
  /// - Parameter reads: A closure that makes the object that follows them. It's called after `body`, and only if that
  ///   has read something.
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
  /// A property that's read with others, and whose change ends the observation of all of them.
  @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
  private final class Leash: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var end: Void { () }

    func read() { registrar.access(self, keyPath: \.end) }

    func letGo() { registrar.withMutation(of: self, keyPath: \.end) {} }
  }
#endif
