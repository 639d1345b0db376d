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

  /// The classes of screens that have bar buttons or a search field for a navigation bar, or ask for their navigation controller,
  /// and are in none.
  public internal(set) var withoutNavigation: Set<String> = []

  /// The controls that were on the screen and were never used, in alphabetical order.
  public var untouched: [String] { met.filter { used[$0] == nil }.sorted() }

  public var description: String {
    var lines = ["\(steps) steps, of which \(idleSteps) found nothing to do."]
    for (title, count) in stepsBehindAlerts.sorted(by: { $0.key < $1.key }) where count * 10 >= steps * 9 {
      lines.append("\(count) of them were behind the alert “\(title)”, so that little else was tried.")
    }
    for name in withoutNavigation.sorted() {
      lines.append(
        "\(name) is in no navigation controller: what it pushes goes nowhere, and no bar has its buttons or its search field. "
          + "Pass inNavigationController: true."
      )
    }
    for (name, count) in used.sorted(by: { $0.key < $1.key }) { lines.append("  “\(name)”: \(count)") }
    for name in untouched { lines.append("  “\(name)”: on the screen, never used") }
    return lines.joined(separator: "\n")
  }

  static func += (reach: inout SimulationReach, more: SimulationReach) {
    reach.used.merge(more.used, uniquingKeysWith: +)
    reach.met.formUnion(more.met)
    reach.steps += more.steps
    reach.idleSteps += more.idleSteps
    reach.withoutNavigation.formUnion(more.withoutNavigation)
    reach.stepsBehindAlerts.merge(more.stepsBehindAlerts, uniquingKeysWith: +)
  }

  /// Notes a use of a control, which is on the screen then.
  mutating func use(_ name: String) {
    guard !name.isEmpty else { return }
    met.insert(name)
    used[name, default: 0] += 1
  }
}

#if !canImport(UIKit)
  import HeadlessUIKit

  extension UINavigationItem {
    /// Whether it has something that a person touches.
    var isUsed: Bool {
      leftBarButtonItems?.isEmpty == false || rightBarButtonItems?.isEmpty == false || searchController != nil
    }
  }
#endif
