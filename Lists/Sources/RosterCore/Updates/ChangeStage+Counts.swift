import RosterDiagnostics

#if DEBUG
  extension ChangeStage {
    /// Stops the program if the numbers of sections and items after the stage are not those that it leads to.
    ///
    /// It looks at what the stage touches before any view performs it; UIKit refuses a batch with other numbers.
    ///
    /// - Parameters:
    ///   - container: derived content that has planned the stage.
    ///   - readAhead: has it answer what it will be after it.
    /// - Complexity: O(*k*) for *k* changes, and O(*s*) in *s* sections if one comes, goes or moves.
    @MainActor func checkCounts(of container: any ContentContainer, _ readAhead: ReadAhead) {
      guard count > 0, hasStructure, let content = container as? any DerivedContent,
        let source = container.changes.source as? any DataSource
      else { return }
      let old = source.numberOfSections
      var new = 0
      readAhead { new = source.numberOfSections }
      guard new == old + growth else {
        content.trapCount("\(new) sections", insteadOf: "\(old + growth)", inSection: 0, readAhead)
      }
      let growths = itemGrowths
      for (section, origin) in touchedSections(old, new) {
        let expected =
          source.numberOfItems(inSection: origin) + growths.old[origin, default: 0] + growths.new[section, default: 0]
        var count = 0
        readAhead { count = source.numberOfItems(inSection: section) }
        guard count == expected else {
          content.trapCount(
            "\(count) items in section \(section)",
            insteadOf: "\(expected)",
            inSection: section,
            readAhead
          )
        }
      }
    }

    /// How many more items sections have by what leaves them, with old numbers, and by what comes to them, with new ones.
    private var itemGrowths: (old: [Int: Int], new: [Int: Int]) {
      var growths: (old: [Int: Int], new: [Int: Int]) = ([:], [:])
      for path in items.deletes { growths.old[path.section, default: 0] -= 1 }
      for path in items.inserts { growths.new[path.section, default: 0] += 1 }
      for move in items.moves {
        growths.old[move.from.section, default: 0] -= 1
        growths.new[move.to.section, default: 0] += 1
      }
      return growths
    }

    /// The sections that are there before and after, with their old numbers: all if one comes, goes or moves.
    private func touchedSections(_ old: Int, _ new: Int) -> [(section: Int, origin: Int)] {
      guard sections.hasStructure else {
        let moved = items.moves.flatMap { [$0.from.section, $0.to.section] }
        return Set(items.deletes.map(\.section) + items.inserts.map(\.section) + moved).sorted().map { ($0, $0) }
      }
      let gone = Set(sections.deletes + sections.moves.map(\.from))
      let come = Set(sections.inserts + sections.moves.map(\.to))
      let pairs = zip((0..<new).filter { !come.contains($0) }, (0..<old).filter { !gone.contains($0) })
      return pairs.map { ($0, $1) } + sections.moves.map { ($0.to, $0.from) }
    }
  }

  extension DerivedContent {
    fileprivate func trapCount(_ count: String, insteadOf other: String, inSection section: Int, _ readAhead: ReadAhead)
      -> Never
    {
      var suspect = "its keys or items"
      readAhead { suspect = self.suspect(inSection: section) ?? suspect }
      trap(
        "\(changes.name): it has \(count) after an update whose changes lead to \(other)",
        cause: "`<`, `==` or `hash(into:)` of \(suspect) contradicts itself, or a closure does",
        advice: "mend it; only debug builds look, and UIKit stops release builds with its own text"
      )
    }
  }
#endif
