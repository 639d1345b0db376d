import ListModels
import TestSupport

/// Conditions that a predicate of a test is made of.
struct WorldPredicate {
  private var conditions: [(modulus: Int, rest: Int)] = []

  func callAsFunction(_ cell: Cell) -> Bool {
    conditions.allSatisfy { (cell.id + cell.content) % $0.modulus != $0.rest }
  }

  func narrowed(_ random: inout SeededGenerator) -> WorldPredicate {
    var new = self
    let modulus = Int.random(in: 2...4, using: &random)
    new.conditions.append((modulus, Int.random(in: 0..<modulus, using: &random)))
    return new
  }

  func widened(_ random: inout SeededGenerator) -> WorldPredicate {
    var new = self
    if let index = conditions.indices.randomElement(using: &random) { new.conditions.remove(at: index) }
    return new
  }
}
