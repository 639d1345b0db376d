/// The controls that simulated persons saw on a screen, and how often they used each.
///
/// ```swift
/// let counts = try simulate(InboxViewController.self) { world in InboxViewController(world.server()) }
/// print(counts.reach)
/// ```
///
/// The name of a control is the text that VoiceOver reads, its `accessibilityIdentifier`, or its class, in this order. Buttons of
/// swipes, menus, and alerts have their titles.
public struct SimulationReach: Hashable, Sendable, CustomStringConvertible {
  /// The number of uses of each control.
  public internal(set) var used: [String: Int] = [:]
  /// The controls that were on the screen.
  public internal(set) var met: Set<String> = []
  /// The number of steps.
  public internal(set) var steps = 0
  /// The number of steps without anything to do, such as a missing row or text field.
  public internal(set) var idleSteps = 0
  /// The number of steps that began behind an alert or action sheet, by its title.
  public internal(set) var stepsBehindAlerts: [String: Int] = [:]

  /// The obstacles to using parts of the app, by name. Parts are drawn controls that touches never reached, and row methods that UIKit
  /// was never going to call, such as `Inbox.tableView(_:moveRowAt:to:)`.
  ///
  /// Methods are found in debug builds. Methods of objects that forward to others are left out.
  public var unreachable: [String: String] { obstacles.filter { !reached.contains($0.key) && used[$0.key] == nil } }

  /// The first obstacle to each element. Elements in `reached` were reachable at other times.
  var obstacles: [String: String] = [:]
  /// The reachable elements, used or not.
  var reached: Set<String> = []

  /// The classes of screens outside a navigation controller that have bar buttons or a search field for its bar, or access it.
  public internal(set) var withoutNavigation: Set<String> = []

  /// The search fields that were on the screen.
  var searchFields: Set<String> = []

  /// A remark about parts that were hardly tried, for a test's output, or `nil` if there was enough to do.
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

  /// The known reasons for untried parts.
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

  /// Records an element's obstacle, or that it's reachable if `nil`.
  mutating func note(_ name: String, _ obstacle: String?) {
    if let obstacle { obstacles[name] = obstacles[name] ?? obstacle } else { reached.insert(name) }
  }

  /// Records a use of a visible control.
  mutating func use(_ name: String) {
    guard !name.isEmpty else { return }
    met.insert(name)
    used[name, default: 0] += 1
  }
}
