import TestSupport
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
    let handlers = ViewModelHandlers<Int, String>()
    handlers.add(for: Animal.self) { _, _ in "animal" }
    handlers.add(for: (any Equatable).self) { _, number in "equatable \(number)" }
    #expect(!handlers.isEmpty)
    expectEqual(handlers.firstAnswer(for: Dog(), 0), "animal")
    expectEqual(handlers.firstAnswer(for: 1.5, 3), "equatable 3")
    #expect(handlers.firstAnswer(for: (1, 2), 0) == nil)
  }

  @Test func theLatestAnswerCounts() {
    let handlers = ViewModelHandlers<Int, String>()
    handlers.add(for: Any.self) { _, _ in "first" }
    handlers.add(for: Int.self) { _, _ in "second" }
    handlers.add(for: Int.self) { value, _ in value == 1 ? nil : "third" }
    expectEqual(handlers.firstAnswer(for: 2, 0), "third")
    expectEqual(handlers.firstAnswer(for: 1, 0), "second")
    expectEqual(handlers.firstAnswer(for: "a", 0), "first")
  }

  @Test func thoseOfACompositeComeBehind() {
    var added = 0
    var called: [String] = []
    let outermost = ViewModelHandlers<Int, String> { added += 1 }
    let outer = ViewModelHandlers<Int, String>()
    let own = ViewModelHandlers<Int, String> {
    } outerContext: {
      $0 + 100
    }
    outer.enclose(in: outermost)
    own.enclose(in: outer)
    #expect(own.isEmpty)
    #expect(own.firstAnswer(for: 1, 0) == nil)
    for _ in 0..<2 {
      outermost.add(for: Int.self) { _, context in
        called.append("outer \(context)")
        return "outer \(context)"
      }
    }
    expectEqual(added, 1)
    #expect(!own.isEmpty)
    expectEqual(own.firstAnswer(for: 1, 0), "outer 100")
    own.add(for: Int.self) { value, _ in value == 1 ? "own" : nil }
    called = []
    expectEqual(own.firstAnswer(for: 1, 0), "own")
    expectEqual(called, [])
    expectEqual(own.firstAnswer(for: 2, 7), "outer 107")
    called = []
    own.callAll(for: 1, 5)
    expectEqual(called, ["outer 105", "outer 105"])
    own.enclose(in: nil)
    #expect(own.firstAnswer(for: 2, 7) == nil)
  }

  @Test func allHandlersThatFitAreCalledInOrder() {
    var called: [String] = []
    let handlers = ViewModelHandlers<Int, Void>()
    handlers.add(for: Animal.self) { _, _ in called.append("animal") }
    handlers.add(for: Dog.self) { _, _ in called.append("dog") }
    handlers.add(for: Any.self) { _, number in called.append("any \(number)") }
    handlers.callAll(for: Dog(), 1)
    expectEqual(called, ["animal", "dog", "any 1"])
    called = []
    handlers.callAll(for: Animal(), 2)
    expectEqual(called, ["animal", "any 2"])
  }
}
