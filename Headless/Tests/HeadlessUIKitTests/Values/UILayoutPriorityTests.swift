import HeadlessUIKit
import Testing

@Suite struct UILayoutPriorityTests {
  @Test func numbersAreAddedAndTakenAway() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    var priority = UILayoutPriority.fittingSizeLevel + 1
    #expect(priority.rawValue == 51)
    priority += 9
    priority -= 10
    #expect(priority == .fittingSizeLevel)
  }
}
