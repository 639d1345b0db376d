import Roster

/// A row and an item that shows its name.
struct Letter: Identifiable, Equatable, TableViewPresentable, CollectionViewPresentable {
  let name: String
  var id: String { name }

  func present(on cell: UITableViewCell) {
    cell.tag = Letter.tag(of: name)
  }

  func present(on cell: UICollectionViewCell) {
    cell.tag = Letter.tag(of: name)
  }

  static let names = ["a", "b", "c", "d"]

  private static func tag(of name: String) -> Int { (names.firstIndex(of: name) ?? -1) + 1 }

  /// The name that a cell shows.
  @MainActor static func name(shownBy cell: UIView?) -> String? {
    guard let cell, cell.tag > 0 else { return nil }
    return names[cell.tag - 1]
  }

  /// All lists of up to three different letters.
  static var lists: [[Letter]] {
    var all: [[String]] = [[]]
    var longest = all
    for _ in 0..<3 {
      longest = longest.flatMap { list in names.filter { !list.contains($0) }.map { list + [$0] } }
      all += longest
    }
    return all.map { $0.map(Letter.init) }
  }
}
