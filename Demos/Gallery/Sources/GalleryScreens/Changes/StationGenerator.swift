/// Makes up trains: the same ones from the same seed.
public struct StationGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64
  private var lastID = 0
  private let rowsPerPlatform: [Int]

  /// - Parameters:
  ///   - seed: what everything follows from.
  ///   - rowsPerPlatform: how many rows the platforms of a new board have, each at least one.
  public init(seed: UInt64, rowsPerPlatform: [Int] = [4, 5, 4]) {
    state = seed
    self.rowsPerPlatform = rowsPerPlatform
  }

  /// The next number of SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }

  // MARK: Rows

  /// A board with a train that does not stop, an announcement and departures in the order of time.
  public mutating func board() -> StationBoard {
    let notes = [1: "Lifts are out of order until Monday.", 3: "Please keep your luggage with you."]
    let platforms = rowsPerPlatform.enumerated().map { index, count in
      var rows = (0..<count).map { _ in BoardRow.departure(departure()) }
      rows.sort { BoardRow.time(of: $0).minutes < BoardRow.time(of: $1).minutes }
      let (middle, last) = (count / 2, count - 1)
      if index == 1 {
        rows[middle] = .passing(PassingTrain(id: rows[middle].id, time: BoardRow.time(of: rows[middle])))
      }
      if index == 0 { rows[last] = .announcement(Announcement(id: rows[last].id, text: Self.texts[0])) }
      return Platform(id: index + 1, rows: rows, note: notes[index + 1])
    }
    return StationBoard(platforms: platforms)
  }

  /// A row that is on no board yet: mostly a departure.
  public mutating func row() -> BoardRow {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: .announcement(Announcement(id: nextID(), text: pick(Self.texts)))
    case 1: .passing(PassingTrain(id: nextID(), time: time()))
    default: .departure(departure())
    }
  }

  /// A delay, a cancellation or none.
  public mutating func status() -> Departure.Status {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: .cancelled
    case 1: .onTime
    default: .delayed(minutes: 5 * Int.random(in: 1...8, using: &self))
    }
  }

  /// A time in the hours around noon.
  public mutating func time() -> ClockTime {
    ClockTime(minutes: Int.random(in: 600..<780, using: &self))
  }

  public mutating func text() -> String { pick(Self.texts) }

  private mutating func departure() -> Departure {
    Departure(
      id: nextID(),
      time: time(),
      destination: pick(Self.destinations),
      train: "\(pick(["IC", "RE", "S", "EC"])) \(Int.random(in: 100..<990, using: &self))"
    )
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: texts.indices, using: &self)]
  }

  private mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  private static let destinations = [
    "Antwerp", "Basel", "Bologna", "Bordeaux", "Bratislava", "Brno", "Coimbra", "Ghent", "Gothenburg", "Graz",
    "Hamburg", "Kraków", "Leeds", "Ljubljana", "Lyon", "Malmö", "Nantes", "Porto", "Salzburg", "Seville", "Trieste",
    "Turin", "Utrecht", "Verona", "Zürich",
  ]

  private static let texts = [
    "Coaches for Lyon are at the front of the train.",
    "The waiting room is closed today.",
    "Bicycles go into the last coach.",
    "Tickets of the tram are valid on all trains in town.",
  ]
}

extension BoardRow {
  /// When a row's train leaves; midnight for a row without a train.
  static func time(of row: BoardRow) -> ClockTime {
    switch row {
    case .departure(let departure): departure.time
    case .passing(let train): train.time
    case .announcement: ClockTime(minutes: 0)
    }
  }
}
