import Testing

extension Trait where Self == ConditionTrait {
  /// A condition for tests that take seconds. They run if `ROSTER_SEEDS` is set.
  public static var slow: Self { .enabled(if: Seeds.runSlowTests, "ROSTER_SEEDS=tenth runs slow tests") }
}
