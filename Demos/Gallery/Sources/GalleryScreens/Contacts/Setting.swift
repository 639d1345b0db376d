import Roster

/// Something that can be switched on and off.
struct Setting: Hashable, Sendable {
  var title: String
  var isOn: Bool
}

extension Setting: TableViewPresentable {
  typealias TableViewCell = SettingCell
}

extension Setting: SelectionProviding {
  var isSelectable: Bool { false }
}
