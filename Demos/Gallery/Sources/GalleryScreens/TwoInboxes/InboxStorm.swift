/// Makes up what happens to an inbox: the same changes from the same seed, in whichever inbox they are made.
public struct InboxStorm: Sendable {
  private var generator: StationGenerator
  private var ids: [Mail.ID]
  private var arrivals = 0
  private var isUnreadOnly = false
  /// What is still to be typed.
  private var typing: [String] = []

  private static let words = ["proofs", "rui", "press", "easter"]

  /// - Parameters:
  ///   - seed: what everything follows from.
  ///   - mails: what is in the inbox at first.
  public init(seed: UInt64, _ mails: [Mail]) {
    generator = StationGenerator(seed: seed)
    ids = mails.map(\.id)
  }

  /// The next change.
  public mutating func next() -> InboxChange {
    if !typing.isEmpty { return .search(typing.removeFirst()) }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return .arrival(arrive())
    case 1: return ids.randomElement(using: &generator).map(InboxChange.answer) ?? .arrival(arrive())
    case 2: return delete().map(InboxChange.deletion) ?? .arrival(arrive())
    case 3...6:
      guard let deleted = delete() else { return .arrival(arrive()) }
      return .sync(arrived: arrive(), deleted: deleted)
    case 7...8:
      let word = Self.words.randomElement(using: &generator) ?? ""
      typing = (2...word.count).map { String(word.prefix($0)) } + [""]
      return .search(String(word.prefix(1)))
    default:
      isUnreadOnly.toggle()
      return .unreadOnly(isUnreadOnly)
    }
  }

  private mutating func arrive() -> Mail {
    let mail = Mail.arriving(arrivals)
    arrivals += 1
    ids.append(mail.id)
    return mail
  }

  private mutating func delete() -> Mail.ID? {
    guard let index = ids.indices.randomElement(using: &generator) else { return nil }
    return ids.remove(at: index)
  }
}
