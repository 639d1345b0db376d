import Foundation

/// The sessions of all windows that are open.
@MainActor final class LiveSessions {
  nonisolated let screens: [LiveScreen]
  private var sessions: [String: LiveSession] = [:]

  /// How many windows there can be; one more closes the one that was not used for the longest time.
  let limit: Int
  /// How long a window can be silent before it is forgotten. Browsers let windows in the background speak once a minute.
  let patience: Duration

  init(screens: [LiveScreen], limit: Int = 32, patience: Duration = .seconds(600)) {
    self.screens = screens
    self.limit = limit
    self.patience = patience
  }

  var count: Int { sessions.count }

  func open(_ opening: LiveOpening) throws -> LiveWelcome {
    forgetSilent()
    // Made before another window has to go for it: a bad request closes nothing.
    let session = try LiveSession(opening, screens: screens)
    if sessions.count >= limit, let oldest = sessions.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      close(oldest.key)
    }
    let id = LiveSessions.makeID()
    sessions[id] = session
    return LiveWelcome(
      session: id,
      screens: screens.map {
        LiveWelcome.Screen(name: $0.name, title: $0.title, group: $0.group, summary: $0.summary)
      },
      frame: session.frame()
    )
  }

  func answer(_ message: LiveMessage, from id: String) throws -> LiveFrame? {
    guard let session = sessions[id] else { throw LiveProblem.unknownSession }
    return try session.answer(message)
  }

  func close(_ id: String) {
    sessions.removeValue(forKey: id)?.close()
  }

  /// Forgets the windows that have not been heard of for too long.
  func forgetSilent(now: ContinuousClock.Instant = .now) {
    for (id, session) in sessions where session.lastUse.advanced(by: patience) < now { close(id) }
  }

  /// An identifier that cannot be guessed.
  private static func makeID() -> String {
    (0..<4).map { _ in String(UInt32.random(in: 1 << 28...UInt32.max), radix: 16) }.joined()
  }
}
