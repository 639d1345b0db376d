import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// VoiceOver's cursor stays in its item through Roster's updates.
@MainActor @Suite(.serialized, .windows) struct VoiceOverCursorTests {
  enum Kind: CaseIterable, Sendable { case table, collection }

  private let voiceOver = HeadlessVoiceOver.shared
  private let content = FlatDataSource((0..<6).map { Ticket($0) })

  private func show(_ kind: Kind, _ change: (inout ListUpdateOptions) -> Void = { _ in }) -> any ListView {
    switch kind {
    case .table:
      let table = ToldTableView(shown: .plain)
      let source = table.attach(content).dataSource
      change(&source.updateOptions.list)
      table.layoutIfNeeded()
      return table
    case .collection:
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 50)
      let collection = ToldCollectionView(shown: layout)
      let source = collection.attach(content).dataSource
      change(&source.updateOptions)
      collection.layoutIfNeeded()
      return collection
    }
  }

  /// The item that the cursor is in.
  private func focusedItem(in list: any ListView) -> Ticket? {
    list.layoutIfNeeded()
    guard let focused = voiceOver.focusedElement else { return nil }
    let path = list.visibleItems.first { path in list.shownCell(at: path).map(focused.isDescendant(of:)) ?? false }
    return path.map { content.item(at: $0.item, inSection: $0.section) }
  }

  /// Every arrangement of up to four of six items, in both lists: the cursor follows item 2 as long as it is there.
  @Test(.slow, arguments: Kind.allCases, [ItemRefresh.reconfigure, .reload])
  func followsItsItem(kind: Kind, refresh: ItemRefresh) throws {
    let list = show(kind) { $0.itemRefresh = refresh }
    try voiceOver.run {
      for first in 0..<6 {
        for second in 0..<6 where second != first {
          for third in 0..<6 where third != first && third != second {
            content.apply((0..<6).map { Ticket($0) })
            list.layoutIfNeeded()
            voiceOver.focus(try #require(list.shownCell(at: [0, 2])))
            content.apply([first, second, third].map { Ticket($0, "changed \($0)") })
            let isThere = [first, second, third].contains(2)
            expectEqual(focusedItem(in: list)?.id, (isThere ? 2 : nil), "\(first) \(second) \(third)")
          }
        }
      }
    }
  }

  @Test func followsItsItemInAChildOfAComposite() throws {
    let table = ToldTableView(shown: .plain)
    let other = FlatDataSource([Ticket(100), Ticket(101)])
    let composite = CompositeDataSource<Ticket, Never, Never>([.init(other), .init(content)])
    table.attach(composite).dataSource.updateOptions.itemRefresh = .reload
    table.layoutIfNeeded()
    try voiceOver.run {
      voiceOver.focus(try #require(table.cellForRow(at: [1, 2])))
      other.apply([Ticket(101), Ticket(102), Ticket(100)])
      content.apply([Ticket(5), Ticket(2, "changed")])
      table.layoutIfNeeded()
      #expect(voiceOver.focusedElement === table.cellForRow(at: [1, 1]))
    }
  }

  /// Content that cannot be compared: the item is found again by its identity.
  @Test(arguments: Kind.allCases) func followsItsItemThroughAnUnknownChange(kind: Kind) throws {
    let list = show(kind)
    try voiceOver.run {
      for order in [[5, 4, 2], [2], [0, 1, 2, 3, 4, 5], [3, 4]] {
        content.apply((0..<6).map { Ticket($0) })
        list.layoutIfNeeded()
        voiceOver.focus(try #require(list.shownCell(at: [0, 2])))
        content.reload(order.map { Ticket($0) })
        expectEqual(focusedItem(in: list)?.id, (order.contains(2) ? 2 : nil), "\(order)")
      }
      content.apply((0..<6).map { Ticket($0) })
      list.layoutIfNeeded()
      voiceOver.focus(try #require(list.shownCell(at: [0, 3])))
      content.changes.announceReload()
      expectEqual(focusedItem(in: list)?.id, 3)
    }
  }

  @Test func followsItsItemThroughAnUnknownChangeInAComposite() throws {
    let table = ToldTableView(shown: .plain)
    table.attach(
      CompositeTableViewDataSource(children: [
        .init(RowsChild([["a"]])), .init(content), .init(FlatDataSource([Ticket(9)])),
      ])
    )
    table.layoutIfNeeded()
    try voiceOver.run {
      voiceOver.focus(try #require(table.cellForRow(at: [1, 2])))
      content.reload([5, 4, 2].map { Ticket($0) })
      table.layoutIfNeeded()
      #expect(voiceOver.focusedElement === table.cellForRow(at: [1, 2]))
      voiceOver.focus(try #require(table.cellForRow(at: [1, 0])))
      content.reload([4, 2, 5].map { Ticket($0) })
      table.layoutIfNeeded()
      #expect(voiceOver.focusedElement === table.cellForRow(at: [1, 2]))
    }
  }

  @Test(arguments: Kind.allCases) func followsItsItemThroughAReload(kind: Kind) throws {
    let list = show(kind) { $0.maximumNumberOfChanges = 1 }
    try voiceOver.run {
      voiceOver.focus(try #require(list.shownCell(at: [0, 2])))
      content.apply([5, 4, 2].map { Ticket($0) })
      expectEqual(focusedItem(in: list)?.id, 2)
    }
  }

  @Test(arguments: Kind.allCases) func staysAwayWithoutVoiceOver(kind: Kind) {
    var asked = 0
    let list = show(kind) {
      $0.announcement = { _ in
        asked += 1
        return "changed"
      }
    }
    content.apply([Ticket(9)])
    list.layoutIfNeeded()
    #expect(asked == 0 && voiceOver.focusedElement == nil)
  }

  @Test(arguments: Kind.allCases) func announcesWhatTheUserSays(kind: Kind) {
    let list = show(kind) {
      $0.announcement = { $0.insertedItems == 0 ? nil : "\($0.insertedItems) new" }
    }
    withExtendedLifetime(list) {
      voiceOver.run {
        content.apply((0..<8).map { Ticket($0) })
        content.apply((1..<8).map { Ticket($0) })
        expectEqual(voiceOver.announcements, ["2 new"])
      }
    }
  }

  @Test(arguments: Kind.allCases) func aCursorElsewhereStays(kind: Kind) {
    let list = show(kind)
    let label = UILabel(frame: CGRect(x: 0, y: 700, width: 100, height: 20))
    label.text = "Elsewhere"
    list.window?.addSubview(label)
    voiceOver.run {
      voiceOver.focus(label)
      content.apply([Ticket(4)])
      #expect(voiceOver.focusedElement === label)
    }
  }
}
