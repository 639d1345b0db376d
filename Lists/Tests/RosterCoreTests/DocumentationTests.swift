import TestSupport
import Testing

/// The overview of each module lists every public type and function.
struct DocumentationTests {
  @Test(arguments: ["ListChanges", "RosterCore", "RosterFlows"])
  func topicsListEveryPublicName(of module: String) throws {
    let topics = try DocumentationTopics(ofModule: module)
    #expect(topics.publicNames.count > 15)
    expectEqual(topics.missing, [])
  }
}
