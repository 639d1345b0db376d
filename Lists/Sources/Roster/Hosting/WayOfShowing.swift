/// The identity of a closure that creates contents. A list can show the same view model in several ways.
@MainActor struct WayOfShowing: Hashable {
  private static var count = 0

  private let number: Int

  init() {
    WayOfShowing.count += 1
    number = WayOfShowing.count
  }

  nonisolated static func == (first: WayOfShowing, second: WayOfShowing) -> Bool { first.number == second.number }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
