import Foundation
import Roster

/// An item: it is known by its identifier, and looks different with another version or in another group.
struct Entry: Identifiable, Hashable {
  var id: Int
  var version: Int
  var group: Int

  /// The height of its rows and items where heights vary, in points.
  var height: CGFloat { 20 + CGFloat(version % 3) * 14 }
}

extension Entry: CustomStringConvertible {
  var description: String { "\(id)v\(version)g\(group)" }
}

extension Entry: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = EntryRow
  typealias CollectionViewCell = EntryTile
}
