extension ChatMessage {
  /// What people say who print an almanac.
  private static let texts = [
    ("Ines", "The tide table on page 31 has two lines for the 14th."),
    ("Rui", "I see it. The second one belongs to April, and the printer has moved it by one sheet."),
    ("Ana", "Sunrise in Porto is right now; I have compared all 365 lines."),
    ("Ines", "Thank you!"),
    ("Rui", "Paper has arrived: eighty reams, cream, as last year."),
    ("Ana", "Blue or green for the cover? The moon looks better on blue, and the stars on green."),
  ]

  /// A short conversation with a past that is longer than a screen.
  public static let sample = (0..<60).map { number in
    let (sender, text) = texts[number % texts.count]
    return ChatMessage(id: number, sender: sender, text: number < 6 ? text : "\(number). \(text)")
  }

  /// A message that arrives while the conversation is read.
  static func arriving(_ id: Int) -> ChatMessage {
    let (sender, text) = texts[id % texts.count]
    return ChatMessage(id: id, sender: sender, text: "\(id). \(text)")
  }

  /// What is answered to a message, word by word.
  static let answer =
    "The Lyrids are best after midnight, when the moon has set. Look to the east, away from the town, and give your eyes a "
    + "quarter of an hour to get used to the dark."
}
