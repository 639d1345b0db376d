import TestSupport
import Testing

/// What must and what must not compile in a module whose declarations belong to the main actor unless they say otherwise.
@Suite(
  .enabled(if: Seeds.runSlowTests && Compiler.isThere, "ROSTER_SEEDS=all compiles samples, with a swiftc on the PATH")
)
struct IsolationCompileTests {
  private func typecheck(_ model: String, _ body: String) throws -> Compiler.Result {
    try Compiler.typecheck(
      """
      \(model) Message: Identifiable, Equatable { let id: Int; var text: String }
      func show(_ list: [Message], _ lists: AsyncStream<[Message]>, in content: FlatDataSource<Message>) async {
        \(body)
      }
      """,
      isolation: "MainActor"
    )
  }

  @Test(arguments: [
    "content.apply(list)",
    "content.apply(list, by: .id())",
    "_ = content.follow(lists)",
    "_ = content.follow(lists, by: .id())",
    "content.edit(id: 1, { $0.text = \"read\" }, commit: { throw CancellationError() })",
    "_ = content.filtered(by: \\.text.isEmpty).searched(by: \\.text).sorted(by: \\.text).grouped(by: \\.text)",
  ])
  func modelsOfTheMainActorAreShown(_ body: String) throws {
    let result = try typecheck("struct", body)
    #expect(result.status == 0 && result.output == "", "\(result.output)")
  }

  @Test func modelsOfTheMainActorAreNotComparedElsewhere() throws {
    let body = "await content.applyInBackground(list)"
    let result = try typecheck("struct", body)
    #expect(result.status != 0)
    // A heading of the guide.
    #expect(
      result.output.contains(
        "main actor-isolated conformance of 'Message' to 'Identifiable' cannot satisfy conformance requirement for a 'Sendable' type parameter"
      )
    )
    let nonisolated = try typecheck("nonisolated struct", body)
    #expect(nonisolated.status == 0 && nonisolated.output == "", "\(nonisolated.output)")
  }
}
