import ListModels
import RosterFlows
import Testing

@MainActor @Suite struct ContentSnapshotTests {
  @Test func snapshotHasSectionsOfAnyContent() {
    let content = NestedDataSource([
      ContentSection(header: "A", items: [1, 2], footer: "a", indexTitle: "A"),
      ContentSection(header: "B", items: [3], footer: nil),
    ])
    #expect(content.contentSnapshot == ContentSnapshot(content.sections))
    #expect(content.contentSnapshot.items == [1, 2, 3])
    #expect(content.map { $0 * 2 }.contentSnapshot.items == [2, 4, 6])
    let composite = CompositeDataSource<Int, String, String> {
      FlatDataSource([0])
      content
    }
    #expect(composite.contentSnapshot.sections.map(\.items) == [[0], [1, 2], [3]])
    #expect(composite.contentSnapshot.sections.map(\.header) == [nil, "A", "B"])
  }

  @Test func snapshotStaysThroughChangesAndIsSent() async {
    let content = FlatDataSource([1, 2])
    let snapshot = content.contentSnapshot
    content.append(3)
    #expect(await Task.detached { snapshot.items.reduce(0, +) }.value == 3)
    #expect(content.contentSnapshot != snapshot)
    content.remove(at: 2)
    #expect(content.contentSnapshot == snapshot && Set([snapshot]).contains(content.contentSnapshot))
  }
}
