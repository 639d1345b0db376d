import Foundation

/// What a list asked its data source and delegate and told them, in order. It is off until it is switched on.
///
/// A requirement that the asked object does not implement leaves no event.
@preconcurrency @MainActor public final class HeadlessListEventLog {
  /// Whether events are recorded.
  public var isEnabled = false
  /// The recorded events, oldest first.
  public private(set) var events: [HeadlessListEvent] = []

  init() {}

  /// The events, one per line.
  public var text: String {
    events.map(\.description).joined(separator: "\n")
  }

  /// How many events with this name were recorded.
  public func count(of name: String) -> Int {
    events.count { $0.name == name }
  }

  /// Forgets what was recorded.
  public func removeAll() {
    events = []
  }

  /// Runs `body` and returns what was recorded meanwhile; the log is as before afterwards.
  public func recording(_ body: () throws -> Void) rethrows -> [HeadlessListEvent] {
    let earlier = events
    let wasEnabled = isEnabled
    events = []
    isEnabled = true
    defer {
      events = earlier
      isEnabled = wasEnabled
    }
    try body()
    return events
  }
}

extension HeadlessListEventLog {
  /// Records what is always implemented.
  func record(_ name: String, _ indexPaths: IndexPath..., detail: String? = nil) {
    record(name, paths: indexPaths, detail: detail)
  }

  /// Records what is always implemented.
  func record(_ name: String, paths: [IndexPath], detail: String? = nil) {
    guard isEnabled else { return }
    events.append(HeadlessListEvent(name, at: paths, detail: detail))
  }

  /// Asks an optional requirement: the answer, or `nil` if the asked object does not implement it.
  ///
  /// - Parameters:
  ///   - answers: what the view remembers of the asked object
  ///   - requirement: the requirement's full name, as `#function` spells it
  ///   - name: the event's name
  ///   - body: calls the requirement
  func ask<Answer>(
    of answers: HeadlessAnswers?,
    _ requirement: StaticString,
    _ name: String,
    _ indexPaths: [IndexPath] = [],
    detail: String? = nil,
    _ body: () -> Answer
  ) -> Answer? {
    guard isEnabled else { return HeadlessOptionalRequirement.ask(of: answers, requirement, body) }
    let position = events.count
    events.append(HeadlessListEvent(name, at: indexPaths, detail: detail))
    let answer = HeadlessOptionalRequirement.ask(of: answers, requirement, body)
    if answer == nil, position < events.count { events.remove(at: position) }
    return answer
  }
}
