import ListModels
import RosterFlows
import TestSupport
import Testing

/// The content to come is what comes, whatever the data source, the edit and the way to it.
@MainActor @Suite(.serialized) struct ReadAheadTests {
  private func probes(of world: World) -> [AheadProbe] {
    world.nodes.map { AheadProbe($0.child, $0.view.name) }
  }

  @Test(.slow, arguments: Seeds.some(of: 0..<8)) func randomChanges(seed: Int) {
    let world = World(seed: UInt64(1_000 + seed), repeats: seed % 2 == 0)
    let probes = probes(of: world)
    for step in 0..<200 {
      if step % 2 == 0 {
        world.edit()
      } else {
        transaction { for _ in 0..<Int.random(in: 1...4, using: &world.random) { world.edit() } }
      }
      let complaints = probes.flatMap(\.complaints) + world.complaints
      expectEqual(complaints, [], "seed \(seed), step \(step)")
      guard complaints.isEmpty else { return }
    }
    let readings = probes.map(\.numberOfReadings)
    #expect(readings.reduce(0, +) > 200, "seed \(seed): \(readings)")
  }

  /// Edits in the middle of an update begin with what it leads to, and are read ahead in their turn.
  @Test(arguments: Seeds.some(of: 0..<4)) func changesDuringSteps(seed: Int) {
    let world = World(seed: UInt64(2_000 + seed), repeats: false)
    let probes = probes(of: world)
    var rest = 0
    for node in world.nodes {
      node.view.duringStep = { [unowned world] in
        guard rest > 0, Int.random(in: 0..<3, using: &world.random) == 0 else { return }
        rest -= 1
        world.edit()
      }
    }
    for step in 0..<100 {
      rest = 2
      world.edit()
      let complaints = probes.flatMap(\.complaints) + world.complaints
      expectEqual(complaints, [], "seed \(seed), step \(step)")
      guard complaints.isEmpty else { return }
    }
  }

  /// What is mapped and composed is read ahead through all of it, at one item a question.
  @Test func throughMapsAndComposites() {
    var transformed: [Int] = []
    let base = FlatDataSource([1, 2, 3])
    let mapped = base.map { (number: Int) -> Cell in
      transformed.append(number)
      return Cell(id: number)
    }
    let root = CompositeDataSource<Cell, Title, Never> {
      FlatDataSource([Cell(id: 9)])
      CompositeDataSource<Cell, Never, Never> { mapped }
    }
    let probe = AheadProbe(ContentChild(root), "root")
    base.insert(7, at: 1)
    base.update(at: 0) { $0 = 5 }
    base.move(from: 3, to: 0)
    #expect(probe.complaints == [] && probe.numberOfReadings == 3)
    #expect(transformed.contains(7) && root.numberOfItems == 5)
  }
}
