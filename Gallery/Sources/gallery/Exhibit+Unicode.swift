import Foundation
import GalleryScreens
import Roster

extension Exhibit {
  static func unicode() -> Exhibit {
    let clock = ContinuousClock()
    var scalars: NamedScalars?
    let search = clock.measure { scalars = NamedScalars() }
    guard let scalars else { preconditionFailure("measure(_:) runs its closure") }

    let list = UnicodeListViewController(scalars)
    var listPhone: Phone?
    let listTime = clock.measure { listPhone = Phone(list) }
    let listStart = list.counter.count
    let middle = UnicodeListViewController(scalars)
    let middlePhone = Phone(middle)
    middle.show(blockNamed: "Arrows")
    let grid = UnicodeGridViewController(scalars)
    var gridPhone: Phone?
    let gridTime = clock.measure { gridPhone = Phone(grid) }
    let gridStart = grid.counter.count
    let middleGrid = UnicodeGridViewController(scalars)
    let middleGridPhone = Phone(middleGrid)
    middleGrid.show(blockNamed: "Cyrillic")
    let pictures = [
      listPhone.map { Picture(name: "unicode", window: $0.window) },
      Picture(name: "unicode-arrows", window: middlePhone.window),
      Picture(name: "unicode-grid", window: middleGridPhone.window),
    ]
    var exhibit = Exhibit(
      screen: .unicode,
      caption: "\(scalars.count.formatted()) characters in one list and in one grid; only what is seen has a cell.",
      pictures: pictures.compactMap(\.self),
      figures: []
    )
    let listEnd = clock.measure { list.tableView.headlessScrollToEnd() }
    let gridEnd = clock.measure { grid.collectionView.headlessScrollToEnd() }
    _ = gridPhone
    exhibit.figures = [
      "\(scalars.count.formatted()) named scalars in \(scalars.numberOfBlocks) blocks, found in \(search.milliseconds)",
      "list: first screen in \(listTime.milliseconds) with \(listStart) cells; "
        + "at the end after \(listEnd.milliseconds) with \(list.counter.count) cells",
      "grid: first screen in \(gridTime.milliseconds) with \(gridStart) cells; "
        + "at the end after \(gridEnd.milliseconds) with \(grid.counter.count) cells",
    ]
    return exhibit
  }
}

extension Duration {
  /// The duration as in "12.3 ms".
  fileprivate var milliseconds: String {
    formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 1)))
  }
}
