/// Runs a callback in which a view asks for content; changing content in it is refused.
@inline(__always)
@MainActor func serve<Answer>(_ name: StaticString = #function, _ answer: () -> Answer) -> Answer {
  UpdateCoordinator.shared.serve(name, answer)
}
