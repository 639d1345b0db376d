import Foundation
import TestSupport
import Testing

@testable import Roster

/// What delegates of tables and of collections answer alike.
@MainActor struct ListDelegateTests {
  private let first = IndexPath(item: 0, section: 0)
  private let second = IndexPath(item: 1, section: 0)
  private let mixed: [any ListPresentable] = [Film("Alien"), Person(id: 1, name: "Ripley")]

  @Test(arguments: ListKind.allCases) func selectionIsTypedByViewModel(kind: ListKind) {
    let view = kind.makeView()
    var selected: [String] = []
    view.show(mixed)
      .onSelect(Film.self) { selected.append("film \($0.title)") }
      .onSelect(Person.self) { selected.append("person \($0.name) at \($1.item)") }
      .onSelect((any Hashable).self) { _, _ in selected.append("hashable") }
      .onSelect { selected.append("any at \($0.item)") }
    view.tap(second)
    expectEqual(selected, ["person Ripley at 1", "any at 1"])
    selected = []
    view.tap(first)
    expectEqual(selected, ["film Alien", "hashable", "any at 0"])
  }

  @Test(arguments: ListKind.allCases) func deselectionIsTypedByViewModel(kind: ListKind) {
    let view = kind.makeView()
    var deselected: [String] = []
    view.show(mixed)
      .onDeselect(Film.self) { film, place in deselected.append("\(film.title) \(place.item)") }
      .onDeselect(Person.self) { person, place in deselected.append("\(person.name) \(place.item)") }
    view.tap(first)
    expectEqual(deselected, [])
    view.tap(second)
    expectEqual(deselected, ["Alien 0"])
  }

  @Test(arguments: ListKind.allCases) func aViewModelMayRefuseToBeSelected(kind: ListKind) {
    let view = kind.makeView()
    var selected = 0
    view.show(FlatDataSource([Locked(isSelectable: false), Locked(isSelectable: true)]))
      .onSelect { _ in selected += 1 }
    view.tap(first)
    expectEqual(selected, 0)
    expectEqual(view.selectedItems, [])
    view.tap(second)
    expectEqual(selected, 1)
    expectEqual(view.selectedItems, [second])
  }

  /// The view model is the one that was shown, and its place says what has become of it.
  @Test(arguments: ListKind.allCases) func whatWasShownIsReportedAfterAShrinkingReload(kind: ListKind) {
    let view = kind.makeView()
    var log: [String] = []
    let content = FlatDataSource(["A", "B", "C"].map(Film.init))
    view.show(content)
      .onWillDisplay(Film.self) { film, place in log.append("+\(film.title) \(place.item)") }
      .onDidEndDisplaying(Film.self) { film, place in log.append("-\(film.title) \(place.item)") }
    view.layoutIfNeeded()
    expectEqual(log.sorted(), ["+A 0", "+B 1", "+C 2"])
    log = []
    content.apply(Array(content.items.dropFirst(2)))
    view.layoutIfNeeded()
    expectEqual(log.filter { $0.hasPrefix("-") }.sorted(), ["-A -1", "-B -1", "-C 0"])
    log = []
    content.apply([])
    view.layoutIfNeeded()
    expectEqual(log, ["-C -1"])
  }

  @Test(arguments: ListKind.allCases) func contextMenusOfHandlersAndViewModels(kind: ListKind) {
    let view = kind.makeView()
    view.show(FlatDataSource([Menued(name: "A"), Menued(name: "B")]))
      .contextMenu(for: Menued.self) { menued, _ in menued.name == "A" ? menu("Handler") : nil }
    expectEqual(view.showContextMenu(at: first)?.title, "Handler")
    expectEqual(view.showContextMenu(at: second)?.title, "B")
    view.show(mixed)
    #expect(view.showContextMenu(at: first) == nil)
  }
}

private struct Locked: SelectionProviding, ListPresentable {
  var isSelectable: Bool

  func present(on cell: UITableViewCell) {}
  func present(on cell: UICollectionViewCell) {}
}

private struct Menued: ContextMenuProviding, ListPresentable {
  var name: String

  func present(on cell: UITableViewCell) {}
  func present(on cell: UICollectionViewCell) {}
  func contextMenuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? { menu(name) }
}

@MainActor private func menu(_ title: String) -> UIContextMenuConfiguration {
  UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: title) })
}
