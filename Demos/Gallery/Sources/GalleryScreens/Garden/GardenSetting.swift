import Roster

/// Something of the garden's app that can be switched on and off.
struct GardenSetting: Identifiable, Hashable, Sendable {
  let id: String
  var title: String
  var explanation: String
  var isOn: Bool
}

extension GardenSetting: TableViewPresentable {
  typealias TableViewCell = GardenSettingCell
}

extension GardenSetting: SelectionProviding {
  var isSelectable: Bool { false }
}
