import Testing

@testable import Roster

@MainActor struct ViewModelHandlersTests {
  private class Animal {}
  private final class Dog: Animal {}

  @Test func nothingAnswersForNothing() {
    let handlers = ViewModelHandlers<Int, String>()
    #expect(handlers.isEmpty)
    #expect(handlers.firstAnswer(for: "a", 0) == nil)
  }

  @Test func aHandlerIsAskedForItsTypeItsSubclassesAndItsConformers() {
    var handlers = ViewModelHandlers<Int, String>()
    handlers.add(for: Animal.self) { _, _ in "animal" }
    handlers.add(for: (any Equatable).self) { _, number in "equatable \(number)" }
    #expect(!handlers.isEmpty)
    #expect(handlers.firstAnswer(for: Dog(), 0) == "animal")
    #expect(handlers.firstAnswer(for: 1.5, 3) == "equatable 3")
    #expect(handlers.firstAnswer(for: (1, 2), 0) == nil)
  }

  @Test func theLatestAnswerCounts() {
    var handlers = ViewModelHandlers<Int, String>()
    handlers.add(for: Any.self) { _, _ in "first" }
    handlers.add(for: Int.self) { _, _ in "second" }
    handlers.add(for: Int.self) { value, _ in value == 1 ? nil : "third" }
    #expect(handlers.firstAnswer(for: 2, 0) == "third")
    #expect(handlers.firstAnswer(for: 1, 0) == "second")
    #expect(handlers.firstAnswer(for: "a", 0) == "first")
  }

  @Test func allHandlersThatFitAreCalledInOrder() {
    var called: [String] = []
    var handlers = ViewModelHandlers<Int, Void>()
    handlers.add(for: Animal.self) { _, _ in called.append("animal") }
    handlers.add(for: Dog.self) { _, _ in called.append("dog") }
    handlers.add(for: Any.self) { _, number in called.append("any \(number)") }
    handlers.callAll(for: Dog(), 1)
    #expect(called == ["animal", "dog", "any 1"])
    called = []
    handlers.callAll(for: Animal(), 2)
    #expect(called == ["animal", "any 2"])
  }
}
