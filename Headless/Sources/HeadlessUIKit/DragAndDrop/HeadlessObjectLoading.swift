import Foundation

/// The objects that several item providers load, in the order of the providers.
@MainActor final class HeadlessObjectLoading {
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    objects = Array(repeating: nil, count: count)
    missing = count
    self.completion = completion
    if count == 0 { HeadlessRunLoop.enqueue { completion([]) } }
  }

  func finish(_ index: Int, _ object: (any NSItemProviderReading)?) {
    objects[index] = object
    missing -= 1
    if missing == 0 { completion(objects.compactMap { $0 }) }
  }

  /// Runs work on the main actor: at once if that is where it is called.
  nonisolated static func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainActor.isCurrent { MainActor.assumeIsolated(work) } else { Task { @MainActor in work() } }
  }
}
