import TestSupport
import Testing

/// The overview of each module lists every public type and function.
struct DocumentationTests {
  @Test(arguments: ["Roster": 40, "RosterComposites": 6])
  func topicsListEveryPublicName(of module: String, moreThan count: Int) throws {
    let topics = try DocumentationTopics(ofModule: module)
    #expect(topics.publicNames.count > count)
    expectEqual(topics.missing, [])
  }
}
