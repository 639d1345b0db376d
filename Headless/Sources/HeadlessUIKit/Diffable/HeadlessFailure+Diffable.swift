extension HeadlessFailure {
  /// Raises from code that may run on any queue: off the main queue, the handler cannot be called, and the program stops.
  func raiseAnywhere() {
    guard MainActor.isCurrent else { fatalError(description) }
    MainActor.assumeIsolated { raise() }
  }
}
