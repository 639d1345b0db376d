import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func mail(_ mails: [Mail]) -> Exhibit {
    let start = Phone(MailViewController(mails), prefersLargeTitle: true)
    let unread = MailViewController(mails)
    let unreadPhone = Phone(unread, prefersLargeTitle: true)
    unread.toggleUnread()
    let searched = MailViewController(mails)
    let searchedPhone = Phone(searched, prefersLargeTitle: true)
    searched.search(for: "proofs")
    searched.receive()
    return Exhibit(
      screen: .mail,
      caption:
        "A mailbox is filtered, searched, sorted and grouped by day, each by a data source that follows the one before. "
        + "A message that arrives goes to its place or is not shown.",
      pictures: [
        Picture(name: "mail", window: start.window), Picture(name: "mail-unread", window: unreadPhone.window),
        Picture(name: "mail-search", window: searchedPhone.window),
      ]
    )
  }
}
