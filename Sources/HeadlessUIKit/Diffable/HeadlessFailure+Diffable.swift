extension HeadlessFailure {
  /// Raises from code that may run on any queue: off the main queue, nobody can be asked, and the program stops.
  func raiseAnywhere() {
    guard MainActor.isCurrent else { fatalError(description) }
    MainActor.assumeIsolated { raise() }
  }
}
