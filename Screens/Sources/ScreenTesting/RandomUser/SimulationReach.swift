/// The controls that simulated persons met on a screen, and how often they used each.
///
/// ```swift
/// let counts = try simulate(InboxViewController.self) { world in InboxViewController(world.server()) }
/// print(counts.reach)
/// ```
///
/// Controls are named by what VoiceOver reads, else by their `accessibilityIdentifier`, else by their class; buttons of swipes,
/// menus and alerts by their titles.
public struct SimulationReach: Hashable, Sendable, CustomStringConvertible {
  /// How often each control was used.
  public internal(set) var used: [String: Int] = [:]
  /// The controls that were on the screen.
  public internal(set) var met: Set<String> = []
  /// How many steps were taken.
  public internal(set) var steps = 0
  /// How many steps found nothing to do, as there was no row to tap, or no field to type into.
  public internal(set) var idleSteps = 0
  /// How many steps began with an alert or an action sheet in front, by its title.
  public internal(set) var stepsBehindAlerts: [String: Int] = [:]

  /// What keeps people from what the app has for them, by its name: from a control that is drawn and that no touch ever got to, and from
  /// a method for rows, such as `Inbox.tableView(_:moveRowAt:to:)`, that UIKit was never going to call.
  ///
  /// Methods are found in debug builds. Those of objects that forward to others are left out.
  public var unreachable: [String: String] { obstacles.filter { !reached.contains($0.key) && used[$0.key] == nil } }

  /// What kept a person from something, which was in reach at other times if it is in `reached`.
  var obstacles: [String: String] = [:]
  /// What was in reach, used or not.
  var reached: Set<String> = []

  /// The classes of screens that have bar buttons or a search field for a navigation bar, or ask for their navigation controller,
  /// and are in none.
  public internal(set) var withoutNavigation: Set<String> = []

  /// The search fields that were on the screen.
  var searchFields: Set<String> = []

  /// What was hardly tried, in words for a test's output; `nil` if the persons found enough to do.
  var remark: String? {
    let missed = searchFields.filter { used[$0] == nil }.sorted()
    var lines = missed.map { "The search field “\($0)” was on the screen, and nobody could type into it." }
    if idleSteps * 3 > steps {
      lines.append(
        "More than a third of the steps found nothing to do: \(idleSteps) of \(steps). `reach` of the result says what there was."
      )
    }
    lines += gaps
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

  /// What a run could not try for a reason that is known.
  private var gaps: [String] {
    var lines: [String] = []
    for (title, count) in stepsBehindAlerts.sorted(by: { $0.key < $1.key }) where count * 10 >= steps * 9 {
      lines.append("\(count) of \(steps) steps were behind the alert “\(title)”, so that little else was tried.")
    }
    for name in withoutNavigation.sorted() {
      lines.append(
        "\(name) is in no navigation controller: what it pushes goes nowhere, and no bar has its buttons or its search field. "
          + "Pass inNavigationController: true."
      )
    }
    return lines
  }

  /// The controls that were on the screen and were never used, in alphabetical order.
  public var untouched: [String] { met.filter { used[$0] == nil }.sorted() }

  public var description: String {
    var lines = ["\(steps) steps, of which \(idleSteps) found nothing to do."]
    lines += gaps
    for (name, count) in used.sorted(by: { $0.key < $1.key }) { lines.append("  “\(name)”: \(count)") }
    let unreachable = unreachable
    for name in untouched where unreachable[name] == nil { lines.append("  “\(name)”: on the screen, never used") }
    for (name, obstacle) in unreachable.sorted(by: { $0.key < $1.key }) {
      lines.append("  “\(name)”: out of reach, \(obstacle)")
    }
    return lines.joined(separator: "\n")
  }

  static func += (reach: inout SimulationReach, more: SimulationReach) {
    reach.used.merge(more.used, uniquingKeysWith: +)
    reach.met.formUnion(more.met)
    reach.obstacles.merge(more.obstacles) { first, _ in first }
    reach.reached.formUnion(more.reached)
    reach.steps += more.steps
    reach.idleSteps += more.idleSteps
    reach.searchFields.formUnion(more.searchFields)
    reach.withoutNavigation.formUnion(more.withoutNavigation)
    reach.stepsBehindAlerts.merge(more.stepsBehindAlerts, uniquingKeysWith: +)
  }

  /// Notes what keeps people from something now; `nil` if they can reach it.
  mutating func note(_ name: String, _ obstacle: String?) {
    if let obstacle { obstacles[name] = obstacles[name] ?? obstacle } else { reached.insert(name) }
  }

  /// Notes a use of a control, which is on the screen then.
  mutating func use(_ name: String) {
    guard !name.isEmpty else { return }
    met.insert(name)
    used[name, default: 0] += 1
  }
}
