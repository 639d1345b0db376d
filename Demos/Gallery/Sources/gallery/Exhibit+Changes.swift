import Foundation
import GalleryScreens
import HeadlessRendering
import Roster

extension Exhibit {
  static func changes() -> Exhibit {
    let (_, start) = board(StationGenerator(seed: 1))
    var exhibit = Exhibit(
      screen: .changes,
      caption: "A station's board of trains and announcements. Each tap on a button is one update of the table.",
      pictures: [Picture(name: "changes", window: start.window)]
    )
    exhibit.details = [animation()]
    for (change, seed) in examples {
      let detail = comparison(change, seed: seed)
      exhibit.details.append(detail)
      exhibit.figures.append("\(detail.screenshot.name): \(detail.screenshot.caption)")
    }
    return exhibit
  }

  /// The changes on the page, each from a seed with which it happens on the screen.
  private static let examples: [(change: BoardChange, seed: UInt64)] = [
    (.shuffle, 1), (.insert, 1), (.delete, 1), (.moveRow, 1), (.moveSection, 1), (.change, 1),
  ]

  /// Several changes in one update, as a picture that moves.
  static func animation() -> Detail {
    // Few rows, so that none comes from where it is not seen.
    let (screen, phone) = board(StationGenerator(seed: animationSeed, rowsPerPlatform: [3, 3, 2]))
    let transition = HeadlessTransition(of: phone.window) {
      screen.make(.delete, .insert, .moveRow, .moveSection, .change)
    }
    let caption = "A delete, an insert, two moves and a change in one update. " + stages(screen)
    let screenshot = HeadlessScreen(name: "Changes, animated", caption: caption, transition: transition)
    return Detail(names: ["changes-animated"], screenshot: screenshot)
  }

  private static let animationSeed: UInt64 = 1

  /// A screen before and after a change.
  private static func comparison(_ change: BoardChange, seed: UInt64) -> Detail {
    let (_, before) = board(StationGenerator(seed: seed))
    let (screen, after) = board(StationGenerator(seed: seed))
    screen.make(change)
    let name = "changes-\(change.rawValue)"
    let screenshot = HeadlessScreen(name: change.title, caption: stages(screen), of: [before.window, after.window])
    return Detail(names: [name + "-before", name + "-after"], screenshot: screenshot)
  }

  private static func board(_ generator: StationGenerator) -> (ChangesViewController, Phone) {
    let screen = ChangesViewController(generator: generator)
    screen.showsTime = false
    return (screen, Phone(screen))
  }

  private static func stages(_ screen: ChangesViewController) -> String {
    screen.report?.description ?? ""
  }
}
