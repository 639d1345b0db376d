import Foundation
import Roster

extension Screen {
  /// Lays the view out and compares it with what it has to show.
  ///
  /// - Parameter ambiguous: identifiers of items that may be selected or not.
  /// - Returns: the first difference, or `nil`.
  func check(_ ambiguous: Set<Int>) -> String? {
    list.view.layoutIfNeeded()
    let expected = expected
    if branch == nil, list.composite == nil { return checkNothing() }
    return checkCounts(expected) ?? checkItems(expected) ?? checkEdges(expected)
      ?? checkSelection(expected, ambiguous)
  }

  /// A table without a data source has a section, and a collection has none.
  private func checkNothing() -> String? {
    guard list.visiblePaths.isEmpty, list.selectedPaths.isEmpty else {
      return "\(name): there are \(list.visiblePaths) and selected \(list.selectedPaths), and nothing is attached"
    }
    return nil
  }

  private func checkCounts(_ expected: [ModelSection]) -> String? {
    guard list.numberOfSections == expected.count else {
      return "\(name): \(list.numberOfSections) sections and not \(expected.count)"
    }
    for (section, model) in expected.enumerated() {
      let count = list.numberOfItems(inSection: section)
      guard count == model.items.count else {
        return "\(name): \(count) items and not \(model.items.count) in section \(section)"
      }
    }
    return nil
  }

  private func checkItems(_ expected: [ModelSection]) -> String? {
    let visible = list.visiblePaths
    let total = expected.reduce(0) { $0 + $1.items.count }
    guard visible.count == total || !isHigh else { return "\(name): \(visible.count) of \(total) items are visible" }
    for path in visible {
      let cell = list.cell(at: path)
      let shown = (cell as? any EntryShowing)?.shown
      let item = expected[path.section].items[path.item]
      if shown != item { return "\(name): \(path) shows \(shown.map(\.description) ?? "nothing") and not \(item)" }
      let height = list.heights.height(of: item, isByHand: owner(of: path.section) == nil)
      guard let frame = list.frame(at: path), frame.height == height, cell?.frame == frame else {
        return "\(name): \(path) is at \(list.frame(at: path) ?? .zero) and not \(height) high, its cell at "
          + "\(cell?.frame ?? .zero)"
      }
    }
    return nil
  }

  private func checkEdges(_ expected: [ModelSection]) -> String? {
    for (section, model) in expected.enumerated() {
      let edges = [
        ("header", list.header(ofSection: section), model.header),
        ("footer", list.footer(ofSection: section), model.footer),
      ]
      for (edge, view, title) in edges where isHigh || view != nil {
        let shown = (view as? any TitleShowing)?.shown
        if shown != title { return "\(name): \(edge) \(section) shows \(shown as Any) and not \(title as Any)" }
      }
    }
    return nil
  }

  private func checkSelection(_ expected: [ModelSection], _ ambiguous: Set<Int>) -> String? {
    var shown: Set<Int> = []
    for path in list.selectedPaths {
      guard expected.indices.contains(path.section), expected[path.section].items.indices.contains(path.item) else {
        return "\(name): \(path) is selected, and not there"
      }
      if list.isCellSelected(at: path) == false { return "\(name): the cell at \(path) is not selected" }
      shown.insert(expected[path.section].items[path.item].id)
    }
    let (all, repeated) = expected.identifiers
    let unsure = repeated.union(ambiguous)
    selected = selected.intersection(all).subtracting(unsure)
    if shown.subtracting(unsure) != selected {
      return "\(name): selected \(shown.sorted()) and not \(selected.sorted())"
    }
    return nil
  }
}
