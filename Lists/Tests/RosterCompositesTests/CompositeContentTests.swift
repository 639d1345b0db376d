import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

@MainActor struct CompositeContentTests {
  @Test func childrenOfDifferentTypesInATable() {
    let films = FlatDataSource([Film("Alien")])
    let content = CompositeTableViewContent {
      films
      NestedDataSource([ContentSection(header: "Classics", items: [Film("Metropolis")])])
    }
    let table = makeTable()
    table.attach(content)
    expectEqual(table.shownTexts, ["Alien", "Metropolis"])
    expectEqual(table.dataSource?.tableView(table, titleForHeaderInSection: 1), "Classics")
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == nil)
    films.append(Film("Brazil"))
    expectEqual(table.shownTexts, ["Alien", "Brazil", "Metropolis"])
    content.setHidden(true, films)
    expectEqual(table.shownTexts, ["Metropolis"])
  }

  @Test func childrenOfDifferentTypesInACollection() {
    let films = FlatDataSource([Film("Alien")])
    let content = CompositeCollectionViewContent {
      films
      CompositeCollectionViewContent { FlatDataSource([Film("Brazil")]) }
    }
    let collection = makeCollection()
    collection.attach(content)
    expectEqual(collection.shownTexts, ["Alien", "Brazil"])
    films.apply([])
    expectEqual(collection.shownTexts, ["Brazil"])
  }

  @Test func itemsMoveBetweenChildrenWhenBothAgree() {
    let (first, second) = (ExchangingItems(["a", "b"]), ExchangingItems(["c"]))
    let stubborn = ItemsChild(name: "s", counts: [1])
    let inner = CompositeCollectionViewDataSource([second])
    let collection = makeHighCollection(CompositeCollectionViewDataSource([first, inner, stubborn]))
    #expect(collection.headlessMoveItem(at: [0, 0], to: [1, 1]))
    #expect(first.items == ["b"] && second.items == ["c", "a"])
    collection.headlessMoveItem(at: [1, 0], to: [2, 0])
    #expect(first.items == ["b"] && second.items == ["c", "a"])
    expectEqual(stubborn.rows, [["s0.0"]])
  }
}

/// A child that gives items away and takes some.
private final class ExchangingItems: NSObject, ItemExchanging, UICollectionViewDataSource {
  var items: [String]

  init(_ items: [String]) {
    self.items = items
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "exchange")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "exchange", for: indexPath)
  }

  func itemForMoving(at indexPath: IndexPath, in view: UIScrollView) -> Any? {
    items[indexPath.item]
  }

  func canTake(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) -> Bool { true }

  func give(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) {
    items.remove(at: indexPath.item)
  }

  func take(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) {
    items.insert("\(item)", at: indexPath.item)
  }
}
