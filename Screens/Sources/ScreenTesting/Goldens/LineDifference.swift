/// The different lines of two texts, with context.
struct LineDifference {
  /// Lines of both texts, in order: `-` before lines of the first only, `+` before lines of the second only.
  private(set) var lines: [String] = []
  /// The number of lines that only one text has.
  private(set) var count = 0

  /// - Parameters:
  ///   - old: The first text.
  ///   - new: The second text.
  ///   - context: The number of equal lines to retain around different ones.
  init(_ old: String, _ new: String, context: Int = 2) {
    let first = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let second = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Myers' algorithm, in the standard library.
    let difference = second.difference(from: first)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    count = removed.count + inserted.count
    var all: [(mark: String, line: String)] = []
    var (index, newIndex) = (0, 0)
    while index < first.count || newIndex < second.count {
      if removed.contains(index) {
        all.append(("-", first[index]))
        index += 1
      } else if inserted.contains(newIndex) {
        all.append(("+", second[newIndex]))
        newIndex += 1
      } else {
        all.append((" ", first[index]))
        index += 1
        newIndex += 1
      }
    }
    var isLeftOut = false
    for (position, entry) in all.enumerated() {
      let near = max(0, position - context)...min(all.count - 1, position + context)
      if all[near].contains(where: { $0.mark != " " }) {
        lines.append("\(entry.mark) \(entry.line)")
        isLeftOut = false
      } else if !isLeftOut {
        lines.append("  …")
        isLeftOut = true
      }
    }
  }
}
