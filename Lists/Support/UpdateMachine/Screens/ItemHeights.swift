import Foundation
import Roster

/// Where the heights of the rows or items of a view come from.
enum ItemHeights {
  /// The view: all are the same.
  case fixed
  /// A handler of content of Roster's; children that are written by hand have none.
  case handled
  /// The cells, which say it when they are shown; until then it is estimated.
  case measured

  @MainActor init(_ abilities: Set<Ability>, _ dice: Dice) {
    if abilities.contains(.selfSizing), dice.chance(abilities.contains(.varyingHeights) ? 50 : 75) {
      self = .measured
    } else {
      self = abilities.contains(.varyingHeights) ? .handled : .fixed
    }
  }

  /// The height of an item that is on the screen, in points.
  func height(of entry: Entry, isByHand: Bool) -> CGFloat {
    switch self {
    case .fixed: 20
    case .handled: isByHand ? 20 : entry.height
    case .measured: entry.height
    }
  }
}
