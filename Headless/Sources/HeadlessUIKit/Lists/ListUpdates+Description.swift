import Foundation

extension ListUpdates {
  /// One line for each operation, as UIKit's modern text for inconsistent updates spells them.
  ///
  /// Known from crash reports: `Delete row (0 - 1)`, `Insert item (0 - 0)`, and that deletions come with the highest
  /// index first. The other verbs, the spelling of sections and moves, and the order of the kinds (deletions,
  /// insertions, reloads, reconfigurations, moves; sections before items) are this stand-in's choice.
  func lines(for kind: ListKind) -> [String] {
    let item = kind.item
    var lines: [String] = []
    lines += deletedSections.sorted(by: >).map { "Delete section (\($0))" }
    lines += deletedItems.sorted(by: >).map { "Delete \(item) (\($0.listText))" }
    lines += insertedSections.sorted().map { "Insert section (\($0))" }
    lines += insertedItems.sorted().map { "Insert \(item) (\($0.listText))" }
    lines += reloadedSections.sorted().map { "Reload section (\($0))" }
    lines += reloadedItems.sorted().map { "Reload \(item) (\($0.listText))" }
    lines += reconfiguredItems.sorted().map { "Reconfigure \(item) (\($0.listText))" }
    lines += movedSections.map { "Move section (\($0.from)) to (\($0.to))" }
    lines += movedItems.map { "Move \(item) (\($0.from.listText)) to (\($0.to.listText))" }
    return lines
  }

  /// The lines as a bracketed block: one line each, indented by a tab, with commas between them.
  func block(for kind: ListKind) -> String {
    let lines = lines(for: kind)
    guard !lines.isEmpty else { return "[\n]" }
    return "[\n" + lines.map { "\t" + $0 }.joined(separator: ",\n") + "\n]"
  }
}

extension IndexPath {
  /// The indexes as UIKit's texts spell them: `2 - 0`.
  var listText: String {
    map(String.init).joined(separator: " - ")
  }

  /// The index path as UIKit's texts spell one, without the address that UIKit prints after the class name, so that a
  /// text is the same in every run: `<NSIndexPath> {length = 2, path = 2 - 0}`.
  var objectText: String {
    "<NSIndexPath> {length = \(count), path = \(listText)}"
  }
}
