import HeadlessUIKit
import TestSupport
import Testing

@Suite struct UILayoutPriorityTests {
  @Test func numbersAreAddedAndTakenAway() {
    expectEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
    var priority = UILayoutPriority.fittingSizeLevel + 1
    expectEqual(priority.rawValue, 51)
    priority += 9
    priority -= 10
    expectEqual(priority, .fittingSizeLevel)
  }
}
