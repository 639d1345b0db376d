import Foundation
import RosterCore
import TestSupport

/// Holds a place of each item of a data source, and looks at each step of its updates where they say that items are.
@MainActor final class PlaceWatch: ContentFollower {
  private let ids: () -> [[Int]]
  private let latest: () -> [[Int]]
  private let place: (ItemPath) -> ItemPlace
  private let path: (ItemPlace) -> ItemPath?
  private let newestPath: (ItemPlace) -> ItemPath?
  private var places: [(id: Int, place: ItemPlace)] = []
  private(set) var complaints: [String] = []
  private(set) var checks = 0

  /// - Parameter latest: the identifiers that are shown once all changes have been made.
  init<Source: DataSource>(_ source: Source, id: @escaping (Source.Item) -> Int, latest: @escaping () -> [[Int]]) {
    ids = {
      (0..<source.numberOfSections).map { section in
        (0..<source.numberOfItems(inSection: section)).map { id(source.item(at: $0, inSection: section)) }
      }
    }
    self.latest = latest
    place = { source.place(at: $0.item, inSection: $0.section) }
    path = { source.indexPath(of: $0).map { ItemPath(section: $0[0], item: $0[1]) } }
    newestPath = { $0.track.changes.history.newestPath(of: $0) }
    source.changes.follow(self)
  }

  /// Makes a place of each item.
  func take() {
    for (section, ids) in ids().enumerated() {
      for (item, id) in ids.enumerated() { places.append((id, place(ItemPath(section: section, item: item)))) }
    }
  }

  /// Forgets some places.
  func forget(_ random: inout SeededGenerator) {
    places.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
  }

  func check(_ when: @autoclosure () -> String, isSettled: Bool = true) {
    let (shown, latest) = (paths(ids()), paths(latest()))
    for (id, place) in places {
      checks += 1
      let path = path(place)
      // A place of a draft whose item the draft removed later is gone, though views still show the item.
      if path != nil || latest[id] != nil { compare(path, with: shown[id], id, "\(when()), answered") }
      compare(newestPath(place), with: latest[id], id, "\(when()), latest")
    }
  }

  /// Where items are; between two stages one may be in two sections.
  private func paths(_ ids: [[Int]]) -> [Int: [ItemPath]] {
    var paths: [Int: [ItemPath]] = [:]
    for (section, ids) in ids.enumerated() {
      for (item, id) in ids.enumerated() { paths[id, default: []].append(ItemPath(section: section, item: item)) }
    }
    return paths
  }

  private func compare(_ path: ItemPath?, with found: [ItemPath]?, _ id: Int, _ when: @autoclosure () -> String) {
    // Where an item is that has not come yet is not known.
    if path.map({ found?.contains($0) == true }) ?? (found == nil) { return }
    complaints.append("\(id) is at \(found ?? []), not at \(path.map { "\($0)" } ?? "no path") \(when())")
  }

  func willUpdate(_ update: ContentUpdate) {}

  func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    check("before \(step)")
    commit()
    check("after \(step)")
    take()
  }

  func didUpdate() {}
}
