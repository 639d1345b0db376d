import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// What composites of collections do alone; ``ListCompositeTests`` has the rest.
@MainActor struct CompositeCollectionViewDataSourceTests {
  @Test func theCollectionOfAChildHasItsAttributes() throws {
    let second = ItemsChild(name: "b", counts: [1, 0, 3])
    let composite = CompositeCollectionViewDataSource([ItemsChild(name: "a", counts: [2, 1]), second])
    let collection = makeHighCollection(composite)
    let local = try #require(second.collection)
    let attributes = try #require(local.layoutAttributesForItem(at: [2, 1]))
    expectEqual(attributes.indexPath, [2, 1])
    expectEqual(attributes.frame, collection.layoutAttributesForItem(at: [4, 1])?.frame)
    #expect(local.layoutAttributesForItem(at: [3, 0]) == nil)
  }
}
