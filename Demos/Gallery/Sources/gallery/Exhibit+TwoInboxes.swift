import Foundation
import GalleryScreens
import HeadlessRendering
import Roster

extension TwoInboxesViewController {
  /// Two inboxes in a program that goes on when UIKit would end it: the one that is written by hand then shows UIKit's words.
  static func surviving(seed: UInt64 = TwoInboxesViewController.firstSeed) -> TwoInboxesViewController {
    let screen = TwoInboxesViewController(seed: seed)
    screen.attempt = { change in HeadlessFailure.recording(change).first?.description }
    return screen
  }
}

extension Exhibit {
  /// How many changes the storm makes after the end of the inbox that is written by hand.
  private static let changesAfterTheEnd = 12
  private static let changeLimit = 1_000

  static func twoInboxes() throws -> Exhibit {
    let start = Phone(TwoInboxesViewController.surviving())
    let stormy = TwoInboxesViewController.surviving()
    let stormyPhone = Phone(stormy)
    while stormy.end == nil, stormy.count < changeLimit { stormy.makeNextChange() }
    let count = stormy.count
    for _ in 0..<changesAfterTheEnd { stormy.makeNextChange() }
    stormy.make(.search(""))
    stormy.make(.unreadOnly(false))
    stormyPhone.window.layoutIfNeeded()
    var exhibit = Exhibit(
      screen: .twoInboxes,
      caption:
        "The same inbox, written by hand and with Roster, in the same storm: messages arrive, go and move up, the reader searches "
        + "and filters. Change \(count) stops the one that is written by hand, with UIKit's text; the other goes on.",
      pictures: [
        Picture(name: "two-inboxes", window: start.window),
        Picture(name: "two-inboxes-storm", window: stormyPhone.window),
      ],
      figures: ["By hand: stopped by change \(count). With Roster: \(stormy.count) changes."]
    )
    exhibit.details = try InboxFilm.details()
    return exhibit
  }
}
