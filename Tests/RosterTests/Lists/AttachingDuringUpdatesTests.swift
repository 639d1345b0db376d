import Foundation
import Testing

@testable import Roster

/// A view that begins to show something else while an update is being made is not touched by that update any more.
@MainActor struct AttachingDuringUpdatesTests {
  @Test func `What a table has selected before is not selected in what it shows now`() {
    let content = FlatDataSource([Film("Alien"), Film("Brazil")])
    let (first, second) = (makeTable(), makeTable())
    let window = UIWindow(frame: first.frame)
    for table in [first, second] { window.addSubview(table) }
    let dataSource = TableViewDataSource(content)
    dataSource.updateOptions.observer = { _ in second.attach(FlatDataSource([Film("Casablanca"), Film("Duel")])) }
    first.attach(dataSource)
    second.attach(content)
    second.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)

    content.insert(Film("Amadeus"), at: 0)
    #expect(second.shownTexts == ["Casablanca", "Duel"])
    #expect(second.indexPathsForSelectedRows == nil)
  }

  @Test func `What a collection has selected before is not selected in what it shows now`() {
    let content = FlatDataSource([Film("Alien"), Film("Brazil")])
    let (first, second) = (makeCollection(), makeCollection())
    let window = UIWindow(frame: first.frame)
    for collection in [first, second] { window.addSubview(collection) }
    let dataSource = CollectionViewDataSource(content)
    dataSource.updateOptions.observer = { _ in second.attach(FlatDataSource([Film("Casablanca"), Film("Duel")])) }
    first.attach(dataSource)
    second.attach(content)
    second.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])

    content.insert(Film("Amadeus"), at: 0)
    #expect(second.shownTexts == ["Casablanca", "Duel"])
    #expect(second.indexPathsForSelectedItems == [])
  }
}
