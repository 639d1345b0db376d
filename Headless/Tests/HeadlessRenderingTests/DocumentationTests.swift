import TestSupport
import Testing

/// The overview of the module lists every public type and function.
struct DocumentationTests {
  @Test func topicsListEveryPublicName() throws {
    let topics = try DocumentationTopics(ofModule: "HeadlessRendering")
    #expect(topics.publicNames.count > 5)
    expectEqual(topics.missing, [])
  }
}
