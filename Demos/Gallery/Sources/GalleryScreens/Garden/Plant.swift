import Roster

/// What grows in a bed of the garden.
struct Plant: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var bed: String
  var note: String
  /// The colour of its picture, as red, green and blue of a byte each.
  var color: UInt32
  var isThirsty = false
}

extension Plant: TableViewPresentable {
  typealias TableViewCell = PlantCell
}

extension Plant: SelectionProviding {
  var isSelectable: Bool { true }
}
