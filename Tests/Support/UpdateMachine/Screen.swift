import Foundation
import Roster

/// A view that shows content of the world.
@MainActor protocol Screen: AnyObject {
  var name: String { get }
  /// What it has to show.
  var expected: [ModelSection] { get }
  /// The identifiers of what is selected.
  var selected: Set<Int> { get set }
  var selectedPaths: [IndexPath] { get }
  /// Lays the view out and compares it with what it has to show.
  ///
  /// - Parameter ambiguous: identifiers of which it is not said whether they are selected.
  func check(_ ambiguous: Set<Int>) -> String?
  func shows(_ leaf: any Leaf) -> Bool
  /// Chooses another way to follow changes.
  func chooseUpdates(_ dice: Dice, _ observer: @escaping (ListUpdateReport) -> Void)
  func select(_ dice: Dice) -> String
  func toggleWindow() -> String
  func scroll(_ dice: Dice) -> String
  /// Changes a hand-written child, and something else in the same batch; `nil` if there is no such child.
  func handStep(_ dice: Dice, beside others: (() -> Void)?) -> String?
  /// Adds, removes or moves children; `nil` if there are none.
  func partStep(_ dice: Dice) -> String?
  /// Keeps what has to stay where it is.
  func noteAnchor()
  func checkAnchor(_ ambiguous: Set<Int>) -> String?
}

extension Screen {
  /// Compares what is selected.
  func checkSelection(_ expected: [ModelSection], _ ambiguous: Set<Int>) -> String? {
    var shown: Set<Int> = []
    for path in selectedPaths {
      guard expected.indices.contains(path.section), expected[path.section].items.indices.contains(path.item) else {
        return "\(name): \(path) is selected, and not there"
      }
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

  /// Takes over what the view has selected.
  func adoptSelection() {
    let expected = expected
    selected = Set(
      selectedPaths.compactMap { path in
        expected.indices.contains(path.section) && expected[path.section].items.indices.contains(path.item)
          ? expected[path.section].items[path.item].id : nil
      }
    )
  }
}
