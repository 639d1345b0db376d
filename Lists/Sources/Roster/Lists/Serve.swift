/// Runs a callback in which a view asks for content; changing content in it is refused.
@inlinable @inline(__always)
@MainActor package func serve<Answer>(_ name: StaticString = #function, _ answer: () -> Answer) -> Answer {
  UpdateCoordinator.shared.serve(name, answer)
}

/// Reads content as views show it: in a transaction, too, that is what is there before it.
@inlinable @inline(__always)
@MainActor package func readShown<Answer>(_ name: StaticString = #function, _ answer: () -> Answer) -> Answer {
  UpdateCoordinator.shared.readShown(name, answer)
}
