import Foundation
import TestSupport
import Testing

@testable import Roster

/// A change says whether views animate it.
@MainActor @Suite(.windows) struct ListAnimationTests {
  private let content = FlatDataSource((0..<3).map { Ticket($0) })
  private let table = ToldTableView(shown: .plain)
  private let collection = AnimatedCollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844),
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  init() {
    table.attach(content)
    TestWindows.show(collection)
    collection.attach(content)
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
  }

  private func isAnimated(_ change: () -> Void) -> (table: [Bool], collection: [Bool]) {
    _ = table.takeTold()
    collection.animations = []
    change()
    return (table.takeTold().map { !$0.hasSuffix("not animated") }, collection.animations)
  }

  @Test func oneChangeOfManyIsNotAnimated() {
    for (id, animated) in [(10, true), (11, false), (12, true)] {
      let inserted = isAnimated { content.apply(content.items + [Ticket(id)], animated: animated) }
      expectEqual(inserted.table, [animated])
      expectEqual(inserted.collection, [animated])
      let removed = isAnimated { transaction(animated: animated) { content.remove(at: 0) } }
      expectEqual(removed.table, [animated])
    }
  }

  @Test func aViewThatDoesNotAnimateStaysSo() {
    let delegate = table.attach(content)
    delegate.dataSource.updateOptions.isAnimated = false
    table.layoutIfNeeded()
    expectEqual(isAnimated { content.apply(content.items + [Ticket(7)], animated: true) }.table, [false])
  }

  @Test func aReloadReloads() {
    let reloads = table.reloads
    let told = isAnimated { content.reload([Ticket(1), Ticket(8)]) }
    expectEqual(told.table, [])
    expectEqual(told.collection, [])
    expectEqual(table.reloads, reloads + 1)
    expectEqual(table.shownTexts, ["1", "8"])
    expectEqual(collection.shownTexts, ["1", "8"])
  }
}

/// A collection that notes whether its insertions are animated.
private final class AnimatedCollectionView: UICollectionView {
  var animations: [Bool] = []

  override func insertItems(at indexPaths: [IndexPath]) {
    animations.append(UIView.areAnimationsEnabled)
    super.insertItems(at: indexPaths)
  }
}
