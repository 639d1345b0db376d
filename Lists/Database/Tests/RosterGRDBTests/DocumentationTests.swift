#if GRDB
  import TestSupport
  import Testing

  /// The overview of the module lists every public type and function.
  struct DocumentationTests {
    @Test func topicsListEveryPublicName() throws {
      let topics = try DocumentationTopics(ofModule: "RosterGRDB", isConditional: true)
      #expect(topics.publicNames.count == 10)
      #expect(topics.missing == [])
    }
  }
#endif
