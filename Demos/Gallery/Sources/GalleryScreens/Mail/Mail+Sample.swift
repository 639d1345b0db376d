extension Mail {
  /// A small mailbox about an almanac, which is printed every year.
  public static let sample: [Mail] = [
    (
      "Ines Calado", "Proofs of March", "The tide table on page 31 has two lines for the 14th.", "2026-03-14 09:26",
      false
    ),
    ("Printing House", "Paper has arrived", "Eighty reams, cream, as last year.", "2026-03-14 08:05", false),
    (
      "Ana Sousa", "Sunrise in Porto", "I have compared all 365 lines; three differ by a minute.", "2026-03-13 17:40",
      true
    ),
    ("Ines Calado", "Cover", "Blue or green? The moon looks better on blue.", "2026-03-13 11:12", false),
    ("Café Aurora", "Your table on Friday", "Six people at eight, by the window.", "2026-03-13 10:01", true),
    (
      "Observatory", "Eclipse of August", "Totality lasts 1 minute and 41 seconds at your place.", "2026-03-12 22:58",
      false
    ),
    ("Ana Sousa", "Re: Proofs of March", "Found the second line; it belongs to April.", "2026-03-12 16:20", true),
    ("Rui Prata", "Invoice 118", "For the woodcuts, with thanks.", "2026-03-12 09:00", true),
    ("Printing House", "Opening hours at Easter", "We close on Thursday at noon.", "2026-03-11 12:34", true),
    ("Observatory", "Meteors in April", "The Lyrids are best after midnight.", "2026-03-11 07:45", true),
  ].enumerated().map { index, mail in
    Mail(id: index, sender: mail.0, subject: mail.1, preview: mail.2, date: mail.3, isRead: mail.4)
  }

  /// A message that arrives while the mailbox is shown.
  ///
  /// - Parameter number: how many have arrived before it.
  public static func arriving(_ number: Int) -> Mail {
    let (sender, subject) = [
      ("Rui Prata", "Another woodcut"), ("Ines Calado", "Page 32"), ("Observatory", "Clouds tonight"),
    ][number % 3]
    let minute = 27 + number % 30
    return Mail(
      id: 1_000 + number,
      sender: sender,
      subject: subject,
      preview: "Arrived while you were looking.",
      date: "2026-03-14 10:\(minute)"
    )
  }
}
