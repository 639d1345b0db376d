import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct ReusePoolTests {
  private final class Token: Sendable {}

  @Test(arguments: [ReusePool<Token>.Order.lastInFirstOut, .firstInFirstOut])
  private func order(order: ReusePool<Token>.Order) {
    let tokens = (0..<20).map { _ in Token() }
    var pool = ReusePool<Token>(order: order)
    for token in tokens { pool.enqueue(token, identifier: "a") }
    expectEqual(pool.count, 20)
    for expected in order == .firstInFirstOut ? tokens : tokens.reversed() {
      #expect(pool.dequeue(identifier: "a") === expected)
    }
    #expect(pool.dequeue(identifier: "a") == nil)
    expectEqual(pool.count, 0)
  }

  @Test func firstInFirstOutWithComingAndGoing() {
    let tokens = (0..<50).map { _ in Token() }
    var pool = ReusePool<Token>(order: .firstInFirstOut)
    var next = 0
    for (position, token) in tokens.enumerated() {
      pool.enqueue(token, identifier: "a")
      if position % 3 == 0 {
        #expect(pool.dequeue(identifier: "a") === tokens[next])
        next += 1
      }
      expectEqual(pool.count(identifier: "a"), position + 1 - next)
    }
  }

  @Test func identifiersAndKindsAreSeparate() {
    var pool = ReusePool<Token>()
    let cell = Token()
    let header = Token()
    pool.enqueue(cell, identifier: "a")
    pool.enqueue(header, identifier: "a", kind: "header")
    #expect(pool.dequeue(identifier: "b") == nil)
    #expect(pool.dequeue(identifier: "a", kind: "footer") == nil)
    expectEqual(pool.count(identifier: "a", kind: "header"), 1)
    #expect(pool.dequeue(identifier: "a", kind: "header") === header)
    #expect(pool.dequeue(identifier: "a") === cell)
  }

  @Test func fullPoolsTakeNoMore() {
    var pool = ReusePool<Token>(capacity: 2)
    let taken = ["a", "a", "a", "b"].map { pool.enqueue(Token(), identifier: $0) }
    expectEqual(taken, [true, true, false, true])
    expectEqual(pool.count, 3)
    _ = pool.dequeue(identifier: "a")
    let isTaken = pool.enqueue(Token(), identifier: "a")
    #expect(isTaken)
  }

  @Test func viewsAreHeldUntilTheyAreLetGo() {
    var pool = ReusePool<Token>(order: .firstInFirstOut)
    weak var first: Token?
    weak var second: Token?
    do {
      let tokens = (Token(), Token())
      (first, second) = tokens
      pool.enqueue(tokens.0, identifier: "a")
      pool.enqueue(tokens.1, identifier: "b")
    }
    #expect(first != nil)
    pool.removeAll(identifier: "a")
    #expect(first == nil)
    #expect(second != nil)
    expectEqual(pool.count, 1)
    pool.removeAll()
    #expect(second == nil)
    expectEqual(pool.count, 0)
  }

  @Test func negativeCapacityTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = ReusePool<Token>(capacity: -1)
    }
  }
}
