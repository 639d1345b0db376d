/// An observation of a scroll view's offset, content size, and insets.
@MainActor final class GeometryObservation {
  #if canImport(UIKit)
    private var observations: [NSKeyValueObservation] = []

    init(_ view: UIScrollView, _ onChange: @escaping @MainActor @Sendable () -> Void) {
      // Views change only on the main thread.
      observations = [
        view.observe(\.contentOffset) { _, _ in MainActor.assumeIsolated { onChange() } },
        view.observe(\.contentSize) { _, _ in MainActor.assumeIsolated { onChange() } },
        view.observe(\.contentInset) { _, _ in MainActor.assumeIsolated { onChange() } },
      ]
    }

    func end() { observations = [] }
  #else
    private weak var view: UIScrollView?

    init(_ view: UIScrollView, _ onChange: @escaping @MainActor @Sendable () -> Void) {
      self.view = view
      view.headlessGeometryObserver = onChange
    }

    func end() { view?.headlessGeometryObserver = nil }
  #endif
}
