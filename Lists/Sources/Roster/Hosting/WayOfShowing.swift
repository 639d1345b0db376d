/// One closure that makes contents of view models: the same view model may be shown in several ways in one list.
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
