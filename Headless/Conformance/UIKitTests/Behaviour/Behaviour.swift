import Roster

/// A rule of UIKit that can be seen from outside: something is done with views, and what comes out is compared.
struct Behaviour: Sendable {
  /// What the rule is about.
  let topic: String
  /// The rule, as a sentence.
  let rule: String
  /// What comes out by the rule.
  let expected: String
  /// Does it, and says what came out.
  let observe: @MainActor @Sendable () -> String

  init(
    _ topic: String,
    _ rule: String,
    _ expected: String,
    _ observe: @escaping @MainActor @Sendable () -> String
  ) {
    self.topic = topic
    self.rule = rule
    self.expected = expected
    self.observe = observe
  }

  /// All rules, by topic.
  static var all: [Behaviour] {
    tableUpdates + collectionUpdates + display + tableGeometry + scrolling + selection + flowLayout
      + compositionalLayout
      + diffable + constraints + stackViews + views
  }
}
