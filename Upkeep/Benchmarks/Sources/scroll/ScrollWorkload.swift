/// A list that is scrolled, with a hand-written data source and with Roster.
@MainActor struct ScrollWorkload {
  let name: String
  /// The most nanoseconds that Roster may add to an answer of the data source, if there is a limit.
  let target: Double?
  let handWritten: () -> any ScrollingList
  let roster: () -> any ScrollingList

  /// Scrolls both lists in turn, so that what slows the machine down slows both of them down.
  func measure(rounds: Int) -> ScrollResult {
    let handWritten = handWritten()
    let roster = roster()
    _ = (handWritten.sample(), roster.sample())
    var samples: (handWritten: [ScrollSample], roster: [ScrollSample]) = ([], [])
    for _ in 0..<max(1, rounds) {
      samples.handWritten.append(handWritten.sample())
      samples.roster.append(roster.sample())
    }
    return ScrollResult(
      name: name,
      target: target,
      handWritten: .median(samples.handWritten),
      roster: .median(samples.roster)
    )
  }
}
