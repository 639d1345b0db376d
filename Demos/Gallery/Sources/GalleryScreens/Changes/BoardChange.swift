/// A change of a station's board, which happens to a row or a platform that chance picks.
public enum BoardChange: String, CaseIterable, Sendable {
  case shuffle, insert, delete, change
  case moveRow = "move-row"
  case moveSection = "move-section"

  /// What the button says.
  public var title: String {
    switch self {
    case .shuffle: "Shuffle"
    case .insert: "Insert"
    case .delete: "Delete"
    case .change: "Change"
    case .moveRow: "Move row"
    case .moveSection: "Move section"
    }
  }
}

extension StationBoard {
  /// Makes a change, or none where there is nothing to change.
  public mutating func make(_ change: BoardChange, using generator: inout StationGenerator) {
    switch change {
    case .shuffle: shuffle(using: &generator)
    case .insert: insert(using: &generator)
    case .delete: delete(using: &generator)
    case .change: changeRow(using: &generator)
    case .moveRow: moveRow(using: &generator)
    case .moveSection: moveSection(using: &generator)
    }
  }

  /// Deals all rows anew; each platform has as many as before.
  private mutating func shuffle(using generator: inout StationGenerator) {
    var rows = platforms.flatMap(\.rows).shuffled(using: &generator)[...]
    for index in platforms.indices {
      let count = platforms[index].rows.count
      platforms[index].rows = Array(rows.prefix(count))
      rows = rows.dropFirst(count)
    }
  }

  private mutating func insert(using generator: inout StationGenerator) {
    guard let platform = platforms.indices.randomElement(using: &generator) else { return }
    let row = Int.random(in: 0...platforms[platform].rows.count, using: &generator)
    platforms[platform].rows.insert(generator.row(), at: row)
  }

  private mutating func delete(using generator: inout StationGenerator) {
    guard let (platform, row) = anyRow(using: &generator) else { return }
    platforms[platform].rows.remove(at: row)
  }

  /// Moves a row to another platform.
  private mutating func moveRow(using generator: inout StationGenerator) {
    guard platforms.count > 1, let (platform, row) = anyRow(using: &generator) else { return }
    let moved = platforms[platform].rows.remove(at: row)
    let target = (platform + Int.random(in: 1..<platforms.count, using: &generator)) % platforms.count
    let place = Int.random(in: 0...platforms[target].rows.count, using: &generator)
    platforms[target].rows.insert(moved, at: place)
  }

  private mutating func moveSection(using generator: inout StationGenerator) {
    guard platforms.count > 1, let from = platforms.indices.randomElement(using: &generator) else { return }
    let platform = platforms.remove(at: from)
    let to = (from + Int.random(in: 1...platforms.count, using: &generator)) % (platforms.count + 1)
    platforms.insert(platform, at: to)
  }

  /// Gives a row another delay, time or text.
  private mutating func changeRow(using generator: inout StationGenerator) {
    guard let (platform, row) = anyRow(using: &generator) else { return }
    let old = platforms[platform].rows[row]
    // Chance may pick what is there already.
    while platforms[platform].rows[row] == old {
      switch old {
      case .departure(var departure):
        departure.status = generator.status()
        platforms[platform].rows[row] = .departure(departure)
      case .announcement(var announcement):
        announcement.text = generator.text()
        platforms[platform].rows[row] = .announcement(announcement)
      case .passing(var train):
        train.time = generator.time()
        platforms[platform].rows[row] = .passing(train)
      }
    }
  }

  /// A platform's index and the index of one of its rows.
  private func anyRow(using generator: inout StationGenerator) -> (platform: Int, row: Int)? {
    guard numberOfRows > 0 else { return nil }
    var row = Int.random(in: 0..<numberOfRows, using: &generator)
    for (index, platform) in platforms.enumerated() {
      if row < platform.rows.count { return (index, row) }
      row -= platform.rows.count
    }
    return nil
  }
}
