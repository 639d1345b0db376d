import TestSupport
import Testing

@testable import RosterCore

@MainActor struct UpdatePlanTests {
  private typealias Composite = CompositeDataSource<Int, Never, Never>

  /// Two leaves at different depths, and one composite above both: it is planned once, after all below.
  @Test func theDeepestComesFirstAndEachOnce() throws {
    let (deep, high) = (FlatDataSource([1]), FlatDataSource([2]))
    let inner = Composite { deep }
    let middle = Composite { inner }
    let root = Composite {
      high
      middle
    }
    let stage = ChangeStage(items: .init(inserts: [ItemPath(section: 0, item: 0)]))
    let plan = UpdatePlan([high, deep].map { UpdateStep($0.changes, StagedUpdate(stage)) })
    let order = plan.steps.map { ObjectIdentifier($0.changes) }
    #expect(Set(order).count == 5 && order.count == 5)
    func place(_ changes: ContentChannel) -> Int? { order.firstIndex(of: ObjectIdentifier(changes)) }
    #expect(place(deep.changes) == 0 && place(inner.changes) == 1)
    expectEqual(place(root.changes), 4)
    expectEqual(plan.steps.last?.stage.items.inserts, [ItemPath(section: 0, item: 0), ItemPath(section: 1, item: 0)])
    expectEqual(plan.adoptions.count, 4)
    #expect(deep.changes.depth == 3 && root.changes.depth == 0)
  }

  @Test func hiddenPartsSayNothing() {
    let leaf = FlatDataSource([1])
    let root = Composite { leaf }
    root.setHidden(true, leaf)
    let plan = UpdatePlan([
      UpdateStep(leaf.changes, StagedUpdate(ChangeStage(items: .init(inserts: [ItemPath(section: 0, item: 0)]))))
    ])
    #expect(plan.steps.count == 1 && plan.adoptions.count == 1)
  }

  @Test func releasedCompositesAreForgotten() {
    let leaf = FlatDataSource([1])
    for _ in 0..<5 { _ = Composite { leaf } }
    let root = Composite { leaf }
    #expect(leaf.changes.links.count == 1 && leaf.changes.depth == 1)
    leaf.append(2)
    expectEqual(root.numberOfItems, 2)
  }
}
