import TestSupport
import Testing

/// The overviews of the modules list every public type and function.
@Suite struct DocumentationTests {
  @Test(arguments: ["ScreenTesting", "Simulation"])
  func everyPublicNameIsListed(module: String) throws {
    let topics = try DocumentationTopics(ofModule: module)
    #expect(topics.publicNames.count > 2)
    expectEqual(topics.missing, [])
  }
}
