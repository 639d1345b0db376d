import Foundation

/// The calls of a list to its data source and delegate, in order. It is off until it is switched on.
///
/// A requirement that the asked object does not implement leaves no event.
@preconcurrency @MainActor public final class HeadlessListEventLog {
  /// Whether events are recorded.
  public var isEnabled = false
  /// The recorded events, oldest first.
  public private(set) var events: [HeadlessListEvent] = []
  /// The recorded updates, oldest first.
  public private(set) var updates: [HeadlessListUpdate] = []

  init() {}

  /// The events, one per line.
  public var text: String {
    events.map(\.description).joined(separator: "\n")
  }

  /// How many events with this name were recorded.
  public func count(of name: String) -> Int {
    // A loop, since a closure that the standard library calls asks for its actor each time.
    var count = 0
    for event in events where event.name == name { count += 1 }
    return count
  }

  /// Forgets what was recorded.
  public func removeAll() {
    events = []
    updates = []
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
  /// Records an update, if events are recorded.
  func record(_ update: @autoclosure () -> HeadlessListUpdate) {
    if isEnabled { updates.append(update()) }
  }

  /// Records what is always implemented.
  func record(_ name: String, _ indexPath: @autoclosure () -> IndexPath) {
    record(name, paths: [indexPath()])
  }

  /// Records what is always implemented.
  func record(_ name: String, paths: @autoclosure () -> [IndexPath]) {
    HeadlessCounts.now.providerCalls += 1
    if isEnabled { events.append(HeadlessListEvent(name, at: paths())) }
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
    _ indexPaths: @autoclosure () -> [IndexPath] = [],
    detail: @autoclosure () -> String? = nil,
    _ body: () -> Answer
  ) -> Answer? {
    let position = events.count
    if isEnabled { events.append(HeadlessListEvent(name, at: indexPaths(), detail: detail())) }
    let answer = HeadlessOptionalRequirement.ask(of: answers, requirement, body)
    if answer != nil {
      HeadlessCounts.now.providerCalls += 1
    } else if isEnabled, position < events.count {
      events.remove(at: position)
    }
    return answer
  }
}
