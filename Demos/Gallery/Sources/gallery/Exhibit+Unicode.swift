import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func unicode() -> Exhibit {
    let (scalars, search) = measured { NamedScalars() }
    let count = scalars.count.formatted(.number.locale(.gallery))
    let list = UnicodeListViewController(scalars)
    let (listPhone, listStart) = measured { Phone(list) }
    let listCells = list.counter.count
    let arrows = UnicodeListViewController(scalars)
    let arrowsPhone = Phone(arrows)
    arrows.show(blockNamed: "Arrows")
    let grid = UnicodeGridViewController(scalars)
    let (gridPhone, gridStart) = measured { Phone(grid) }
    let gridCells = grid.counter.count
    grid.show(blockNamed: "Cyrillic")
    var exhibit = Exhibit(
      screen: .unicode,
      caption: "\(count) characters in one list and in one grid. Only what is seen has a cell.",
      pictures: [
        Picture(name: "unicode", window: listPhone.window),
        Picture(name: "unicode-arrows", window: arrowsPhone.window),
        Picture(name: "unicode-grid", window: gridPhone.window),
      ]
    )
    let listEnd = measured { list.tableView.headlessScrollToEnd() }.time
    let gridEnd = measured { grid.collectionView.headlessScrollToEnd() }.time
    exhibit.figures = [
      "\(count) named scalars in \(scalars.numberOfBlocks) blocks, found in \(search.milliseconds)",
      "list: first screen in \(listStart.milliseconds) with \(listCells) cells, "
        + "the end in \(listEnd.milliseconds) with \(list.counter.count) cells",
      "grid: first screen in \(gridStart.milliseconds) with \(gridCells) cells, "
        + "the end in \(gridEnd.milliseconds) with \(grid.counter.count) cells",
    ]
    return exhibit
  }

  private static func measured<Value>(_ work: () -> Value) -> (value: Value, time: Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    let value = work()
    return (value, start.duration(to: clock.now))
  }
}

extension Duration {
  /// The duration as in "12.3 ms".
  fileprivate var milliseconds: String {
    formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 1)).locale(.gallery))
  }
}
