import Roster

/// A row of a station's board.
public enum BoardRow: Hashable, Identifiable, Sendable {
  case departure(Departure)
  case announcement(Announcement)
  case passing(PassingTrain)

  /// A number that no other row of the board has.
  public var id: Int {
    switch self {
    case .departure(let departure): departure.id
    case .announcement(let announcement): announcement.id
    case .passing(let train): train.id
    }
  }

  /// Whether it is a train, and not a text.
  var isTrain: Bool {
    if case .announcement = self { return false }
    return true
  }

  var presentable: AnyTableViewPresentable {
    switch self {
    case .departure(let departure): departure.tableViewPresentable
    case .announcement(let announcement): announcement.tableViewPresentable
    case .passing(let train): train.tableViewPresentable
    }
  }
}
