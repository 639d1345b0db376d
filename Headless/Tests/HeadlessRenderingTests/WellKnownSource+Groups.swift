import Foundation
import HeadlessUIKit

/// The content of screens whose layouts consist of groups, and of mails and contacts.
extension WellKnownSource {
  private static let said: [(text: String, isOwn: Bool)] = [
    ("Are you on the early train?", false),
    ("No, I missed it by a minute.", true),
    ("The next one stops everywhere. I can fetch you at the lake, if you like: the car is free until noon.", false),
    ("That would be lovely!", true),
    ("Ten past nine, then.", false),
    ("I will be at the kiosk behind the station, under the large lime tree.", true),
    ("Perfect.", false),
    ("See you.", true),
  ]
  private static let tags = [
    "Swift", "Lists", "Layout", "Accessibility", "Linux", "Testing", "Grids", "Right to left", "Dark", "Carousels",
    "Diffing", "Cells", "Headers", "Focus", "Undo", "Search", "Outlines",
  ]
  private static let albums = [
    ("North Window", "Lena Mahr"), ("Slow Ferry", "The Quays"), ("Eleven Rooms", "Idris Bell"),
    ("Salt", "Marguerite"), ("Field Notes", "Orsolya K."), ("Low Tide", "The Quays"),
  ]
  private static let names = [
    ["Ada Berg", "Anton Imhof", "Aya Sato"], ["Ben Ito", "Bella Cruz", "Birk Holm", "Bo Lind"],
    ["Carla Roth", "Chidi Obi"], ["Dana Levi", "Dario Neri", "Dede Ali", "Dita Wolf", "Duc Tran"],
  ]
  private static let senders = [
    ("Library", "Your reservation is ready"), ("Ines", "Photos from the hut"), ("Railway", "Track change on Friday"),
    ("Paul Kern", "Re: the draft of chapter two"), ("Garden club", "Seeds, and who takes which"),
    ("Bank", "Your statement for October"), ("Noor", "Lunch on Thursday?"), ("Museum", "Late opening this week"),
    ("Sister", "She can walk!"),
  ]

  func makeGroupCell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell? {
    switch screen {
    case .chat:
      let cell = view.dequeueReusableCell(withReuseIdentifier: "bubble", for: path)
      let line = Self.said[path.item]
      (cell as? BubbleCell)?.show(line.text, isOwn: line.isOwn)
      return cell
    case .calendar:
      let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      let (day, length) = day(path)
      let isToday = path.section == 0 && day == 17
      let isOther = !(1...length).contains(day)
      (cell as? WordCell)?.show(
        isOther ? "" : "\(day)",
        color: isToday ? .white : path.item % 7 > 4 ? .secondaryLabel : .label,
        on: isToday ? .systemRed : nil,
        isRound: true
      )
      return cell
    case .tags:
      let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
      let text = Self.tags[(path.item + path.section * 5) % Self.tags.count]
      let isChosen = path.section == 0 && [1, 4, 9].contains(path.item)
      (cell as? WordCell)?.show(
        text,
        color: isChosen ? .white : .label,
        on: isChosen ? .systemBlue : .secondarySystemBackground,
        isRound: false
      )
      return cell
    case .albums:
      let cell = view.dequeueReusableCell(withReuseIdentifier: "album", for: path)
      let album = Self.albums[path.item]
      (cell as? AlbumCell)?.show(album.0, by: album.1, color: Self.colors[path.item % Self.colors.count])
      return cell
    default: return nil
    }
  }

  func makeRow(_ cell: UICollectionViewListCell, _ path: IndexPath) {
    var content = screen == .mail ? UIListContentConfiguration.subtitleCell() : cell.defaultContentConfiguration()
    if screen == .mail {
      let (sender, subject) = Self.senders[path.item]
      content.text = sender
      content.secondaryText = subject
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryTextProperties.color = .secondaryLabel
      cell.accessories = [.label(text: path.item < 3 ? "9:4\(path.item)" : "Monday"), .disclosureIndicator()]
    } else {
      content.text = Self.names[path.section][path.item]
      cell.accessories = []
    }
    cell.contentConfiguration = content
  }

  func makeBadge(_ view: UICollectionView, _ kind: String, _ path: IndexPath) -> UICollectionReusableView {
    let badge = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
    if kind == "dot" {
      let (day, length) = day(path)
      let isBusy = (1...length).contains(day) && [2, 5].contains(day % 7) && day != 17
      (badge as? BadgeView)?.show(nil, isBusy ? .systemGray : nil)
    } else {
      (badge as? BadgeView)?.show(path.item % 2 == 0 ? "\(path.item + 3)" : nil, path.item % 2 == 0 ? .systemRed : nil)
    }
    return badge
  }

  /// The day of a place in the calendar, which is in another month if it is not one of the month's.
  private func day(_ path: IndexPath) -> (day: Int, length: Int) {
    path.section == 0 ? (path.item - 1, 31) : (path.item - 4, 30)
  }

  func headerText(_ section: Int) -> String {
    switch screen {
    case .calendar: ["October", "November"][section % 2]
    case .contacts: ["A", "B", "C", "D"][section % 4]
    case .tags: ["For you", "All topics"][section % 2]
    default: ["Network", "Attention", "More"][section % 3]
    }
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    screen == .contacts ? ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"] : nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: min(index, 3))
  }
}
