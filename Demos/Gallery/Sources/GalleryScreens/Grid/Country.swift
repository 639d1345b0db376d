import Foundation
import Roster

/// A country with its capital and its flag.
struct Country: Hashable, Sendable {
  var name: String
  var capital: String
  var flag: Flag
}

extension Country: TableViewPresentable {
  typealias TableViewCell = CountryCell
}

extension Country: CollectionViewPresentable {
  typealias CollectionViewCell = CountryGridCell
}
