import Roster

/// A row of the garden's screen, each kind with a cell of its own.
enum GardenRow: TableViewRow {
  case message(ChatMessage)
  case setting(GardenSetting)
  case plant(Plant)

  var row: some TableViewPresentable {
    switch self {
    case .message(let message): message
    case .setting(let setting): setting
    case .plant(let plant): plant
    }
  }
}
