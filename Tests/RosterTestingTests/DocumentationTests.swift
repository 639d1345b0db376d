import TestSupport
import Testing

/// The overviews of the modules list every public type and function.
@Suite struct DocumentationTests {
  @Test("Every public name is listed", arguments: ["RosterTesting", "Simulation"])
  func topics(module: String) throws {
    let topics = try DocumentationTopics(ofModule: module)
    #expect(topics.publicNames.count > 2)
    #expect(topics.missing == [])
  }
}
