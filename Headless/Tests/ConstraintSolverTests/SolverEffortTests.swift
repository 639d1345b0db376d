import ConstraintSolver
import TestSupport
import Testing

/// How much work systems of many views are, counted in entries of rows.
struct SolverEffortTests {
  typealias Term = ConstraintSystem.Term

  /// Labels beside each other, which get a part of what their contents need.
  private static func chain(_ count: Int, part: Double) -> (Axis, [Axis.Span]) {
    var generator = SeededGenerator(seed: UInt64(count))
    let contents = (0..<count).map { _ in Double(Int.random(in: 20...120, using: &generator)) }
    let axis = Axis(contents.reduce(0, +) * part)
    let views = contents.map { axis.view($0) }
    axis.leading(views[0])
    for index in 1..<count { axis.gap(views[index], after: views[index - 1], 0) }
    axis.trailing(views[count - 1])
    return (axis, views)
  }

  /// Nothing is substituted until the chain is closed, and then once: twice the views are twice the work.
  @Test(arguments: [1.3, 0.6])
  func chains(part: Double) {
    let efforts = [100, 200, 400].map { count in
      let (axis, _) = Self.chain(count, part: part)
      #expect(axis.system.solve().isEmpty)
      expectEqual(axis.system.effort.stalls, 0)
      #expect(axis.system.effort.pivots <= count + 1)
      return axis.system.effort.entries
    }
    #expect(efforts[1] < efforts[0] * 5 / 2)
    #expect(efforts[2] < efforts[1] * 5 / 2)
  }

  /// The first labels give way, whole, and one of them in part; each of them is one exchange.
  @Test func squeezedChain() {
    let (axis, views) = Self.chain(300, part: 0.6)
    axis.system.solve()
    let sizes = views.map { axis.system.value(of: $0.size) }
    let gone = sizes.prefix { $0 == 0 }.count
    #expect(gone > 100 && sizes[gone...].allSatisfy { $0 > 0 })
    #expect(axis.system.effort.bounds <= gone + 1)
    #expect(axis.system.effort.pivots <= gone + 2)
  }

  /// Chains follow changes of their width without being built anew.
  @Test(arguments: [1.3, 0.6])
  func resizedChain(part: Double) {
    let (axis, views) = Self.chain(200, part: part)
    axis.system.solve()
    let width = axis.system.value(of: axis.length)
    for change in [1.05, 0.95, 1, 1.1] {
      axis.system.setValue(width * change, of: axis.length)
      axis.system.solve()
      #expect(abs(views.reduce(0) { $0 + axis.system.value(of: $1.size) } - width * change) < 1e-6)
    }
    expectEqual(axis.system.buildCount, 1)
  }

  /// Many contents tied to one width follow it: each content exchanges a few symbols in short rows.
  @Test func resizedGrid() {
    var generator = SeededGenerator(seed: 1)
    let axis = Axis(500)
    var corner: Axis.Span?
    for _ in 0..<20 {
      var previous: Axis.Span?
      for _ in 0..<10 {
        let view = axis.view(Double(Int.random(in: 10...100, using: &generator)))
        if let previous { axis.gap(view, after: previous, 0) } else { axis.leading(view) }
        if let corner { axis.add([Term(view.size)], .equal, [Term(corner.size)]) }
        corner = corner ?? view
        previous = view
      }
      if let previous { axis.trailing(previous) }
    }
    axis.system.solve()
    for width in [550.0, 450, 500] {
      let before = axis.system.effort
      axis.system.setValue(width, of: axis.length)
      axis.system.solve()
      #expect(axis.system.effort.pivots - before.pivots <= 200)
    }
    expectEqual(axis.system.buildCount, 1)
  }

  /// Repeated changes leave nothing behind that would make the next one slower.
  @Test func manyChanges() {
    let (axis, _) = Self.chain(20, part: 0.8)
    axis.system.solve()
    let width = axis.system.value(of: axis.length)
    func effort(of rounds: Int) -> Int {
      let before = axis.system.effort.entries
      for round in 0..<rounds {
        axis.system.setValue(round.isMultiple(of: 2) ? width * 0.7 : width, of: axis.length)
        axis.system.solve()
      }
      return axis.system.effort.entries - before
    }
    _ = effort(of: 100)
    let early = effort(of: 1_000)
    _ = effort(of: Seeds.some(of: 10_000))
    #expect(effort(of: 1_000) < early * 11 / 10)
    expectEqual(axis.system.buildCount, 1)
  }

  /// A change that turns everything round is not repaired step by step when building anew is less work.
  @Test func givingUp() {
    let (axis, _) = Self.chain(500, part: 1.3)
    axis.system.solve()
    let width = axis.system.value(of: axis.length)
    axis.system.setValue(width / 5, of: axis.length)
    axis.system.solve()
    expectEqual(axis.system.buildCount, 2)
    axis.system.setValue(width / 5 - 1, of: axis.length)
    axis.system.solve()
    expectEqual(axis.system.buildCount, 2)
  }
}
