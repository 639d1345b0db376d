import TestSupport
import Testing

/// The overview of the module lists every public type and function.
struct DocumentationTests {
  @Test func topicsListEveryPublicName() throws {
    let topics = try DocumentationTopics(ofModule: "HeadlessNibs")
    #expect(!topics.publicNames.isEmpty && topics.missing == [])
  }
}
