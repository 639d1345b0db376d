import Observation

/// A call in which UIKit notes what is read of `@Observable` models.
enum ObservedCall: Hashable {
  case properties, layout, constraints, configuration, willLayout, didLayout, contentUnavailable, drawing, sections
}

/// Something that UIKit makes calls of, and again when an observable model changes that was read in them.
@MainActor protocol ObservedCaller: AnyObject {
  /// What was read in each call; only calls in which anything was read before are there.
  var observedCalls: [ObservedCall: ObservedCallReads] { get set }
}

extension ObservedCaller {
  /// Makes a call, and notes what it reads.
  ///
  /// - Parameter invalidate: asks for the call once more; the frame after it makes it.
  func observing<Result>(
    _ call: ObservedCall,
    _ body: () -> Result,
    invalidate: @escaping @MainActor (Self) -> Void
  ) -> Result {
    guard HeadlessSystem.tracksObservation, #available(macOS 14.0, *) else { return body() }
    if observedCalls[call] == nil {
      return withObservationTracking(body, onChange: follow(call, invalidate).onChange)
    }
    let reads = follow(call, invalidate)
    let readAll = {
      reads.readLeash()
      return body()
    }
    return withObservationTracking(readAll, onChange: reads.onChange)
  }

  private func follow(_ call: ObservedCall, _ invalidate: @escaping @MainActor (Self) -> Void) -> ObservedCallReads {
    let reads = ObservedCallReads { [weak self] in
      if let self { invalidate(self) }
    }
    observedCalls[call] = reads
    return reads
  }
}

/// What a call has read of observable models; they forget it when this object is let go.
@MainActor final class ObservedCallReads {
  private let invalidate: @MainActor () -> Void
  private let leash: (any Sendable)?

  init(_ invalidate: @escaping @MainActor () -> Void) {
    self.invalidate = invalidate
    if #available(macOS 14.0, *) { leash = Leash() } else { leash = nil }
  }

  deinit {
    if #available(macOS 14.0, *) { (leash as? Leash)?.letGo() }
  }

  func readLeash() {
    if #available(macOS 14.0, *) { (leash as? Leash)?.read() }
  }

  /// What is called before something changes that was read.
  var onChange: @Sendable () -> Void {
    { [weak self] in
      guard let self else { return }
      if MainActor.isCurrent {
        MainActor.assumeIsolated { self.askForFrame() }
      } else {
        Task { @MainActor in self.askForFrame() }
      }
    }
  }

  private func askForFrame() {
    invalidate()
    // A turn ends with a frame.
    HeadlessRunLoop.enqueue {}
  }
}

/// A property that is read together with others, and whose change ends the observation of all of them.
@available(macOS 14.0, *)
private final class Leash: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var end: Void { () }

  func read() { registrar.access(self, keyPath: \.end) }

  func letGo() { registrar.withMutation(of: self, keyPath: \.end) {} }
}
