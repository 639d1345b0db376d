import RosterDiagnostics

extension FollowingOperator {
  /// Runs a closure that reads rows of the bases; a debug build notes once if it reads models that the operator does not follow.
  func notingUnfollowedReads<Result>(_ read: () -> Result) -> Result {
    #if DEBUG
      let key = "unfollowed reads of \(name)"
      if observed.allSatisfy({ $0 == nil }), !DebugNotes.isPosted(key) {
        return ObservedReads.track(read) {
          DebugNotes.post(
            "a closure of \(name) reads an observable model, whose changes it will not follow",
            cause: "items hold models and are not of an observable type, or the closure reads a model of the screen",
            advice: "declare that the items conform to Observable, or set the closure anew when the model changes",
            once: key
          )
          return ObservedReads()
        }
      }
    #endif
    return read()
  }
}
