import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UICollectionViewSelectionTests {
  /// Implements every requirement about taps, and answers as told.
  @MainActor private final class Delegate: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var mayHighlight = true
    var maySelect = true
    var mayDeselect = true
    var mayPerform = true

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      log.append("shouldHighlight \(indexPath.item)")
      return mayHighlight
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      let cell = collectionView.cellForItem(at: indexPath)
      log.append("didHighlight \(indexPath.item)\(cell?.isHighlighted == true ? "" : " but is not")")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      log.append("didUnhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      log.append("shouldSelect \(indexPath.item)")
      return maySelect
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
      log.append("shouldDeselect \(indexPath.item)")
      return mayDeselect
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      let cell = collectionView.cellForItem(at: indexPath)
      log.append("didSelect \(indexPath.item)\(cell?.isSelected == true ? "" : " but is not")")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.append("didDeselect \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView,
      canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { mayPerform }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
      log.append("perform \(indexPath.item)")
    }
  }

  private let fixture = CollectionFixture(count: 10)
  private let delegate = Delegate()

  init() {
    fixture.view.delegate = delegate
    fixture.view.layoutIfNeeded()
  }

  @Test func tapWithSingleSelection() {
    fixture.view.headlessTapItem(at: .item(1))
    expectEqual(
      delegate.log,
      [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1", "perform 1",
      ]
    )
    delegate.log = []
    fixture.view.headlessTapItem(at: .item(2))
    expectEqual(
      delegate.log,
      [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2", "didUnhighlight 2",
        "perform 2",
      ]
    )
    expectEqual(fixture.view.indexPathsForSelectedItems, [.item(2)])
    #expect(fixture.cell(1)?.isSelected == false)
    #expect(fixture.cell(2)?.isHighlighted == false)
  }

  @Test func tapOnTheSelectedItem() {
    fixture.view.headlessTapItem(at: .item(1))
    delegate.log = []
    fixture.view.headlessTapItem(at: .item(1))
    // A choice, not UIKit's documented behavior.
    #expect(delegate.log.contains("didSelect 1"))
    #expect(!delegate.log.contains("didDeselect 1"))
    #expect(!delegate.log.contains("shouldDeselect 1"), "only asked where several can be selected")
    expectEqual(fixture.view.indexPathsForSelectedItems, [.item(1)])
  }

  @Test func tapWithMultipleSelection() {
    fixture.view.allowsMultipleSelection = true
    delegate.mayPerform = false
    fixture.view.headlessTapItem(at: .item(1))
    fixture.view.headlessTapItem(at: .item(2))
    expectEqual(fixture.view.indexPathsForSelectedItems, [.item(1), .item(2)])
    delegate.log = []
    fixture.view.headlessTapItem(at: .item(1))
    expectEqual(
      delegate.log,
      [
        "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1", "didUnhighlight 1",
      ]
    )
    expectEqual(fixture.view.indexPathsForSelectedItems, [.item(2)])
    delegate.mayDeselect = false
    fixture.view.headlessTapItem(at: .item(2))
    expectEqual(fixture.view.indexPathsForSelectedItems, [.item(2)])
  }

  @Test func refusals() {
    delegate.mayHighlight = false
    #expect(!fixture.view.headlessTapItem(at: .item(1)))
    expectEqual(delegate.log, ["shouldHighlight 1"])
    delegate.mayHighlight = true
    delegate.maySelect = false
    delegate.log = []
    fixture.view.headlessTapItem(at: .item(1))
    expectEqual(delegate.log, ["shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didUnhighlight 1"])
    delegate.log = []
    fixture.view.allowsSelection = false
    #expect(!fixture.view.headlessTapItem(at: .item(1)))
    #expect(delegate.log.isEmpty)
    #expect(fixture.view.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test func programsTellNobody() {
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    fixture.view.selectItem(at: .item(2), animated: false, scrollPosition: [])
    expectEqual(fixture.view.indexPathsForSelectedItems, [.item(2)], "a single selection is replaced")
    #expect(fixture.cell(2)?.isSelected == true)
    fixture.view.deselectItem(at: .item(2), animated: false)
    fixture.view.selectItem(at: .item(3), animated: false, scrollPosition: [])
    fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems?.isEmpty != false)
    #expect(fixture.cell(3)?.isSelected == false)
    #expect(delegate.log.isEmpty)
    fixture.view.allowsSelection = false
    fixture.view.selectItem(at: .item(1), animated: false, scrollPosition: [])
    #expect(fixture.view.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test func itemsThatAppearShowTheirSelection() {
    fixture.view.selectItem(at: .item(9), animated: false, scrollPosition: [])
    #expect(fixture.cell(9) == nil)
    fixture.view.headlessScrollToEnd()
    #expect(fixture.cell(9)?.isSelected == true)
    fixture.view.headlessScroll(to: .zero)
    #expect(!fixture.view.visibleCells.contains { $0.isSelected })
  }

  @Test func selectingMayScroll() {
    fixture.view.selectItem(at: .item(8), animated: false, scrollPosition: [])
    expectEqual(fixture.view.contentOffset.y, 0)
    fixture.view.selectItem(at: .item(8), animated: false, scrollPosition: .bottom)
    expectEqual(fixture.view.contentOffset.y, 80)
  }

  @Test func editingDisablesSelectionUnlessItIsAllowed() {
    fixture.view.isEditing = true
    #expect(!fixture.view.headlessTapItem(at: .item(1)))
    #expect(fixture.cell(1)?.configurationState.isEditing == true)
    fixture.view.allowsSelectionDuringEditing = true
    #expect(fixture.view.headlessTapItem(at: .item(1)))
  }

  @Test func thePrimaryActionIsNotPerformedWhileEditing() {
    @MainActor final class Performer: NSObject, UICollectionViewDelegate {
      var performed: [IndexPath] = []
      func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        performed.append(indexPath)
      }
    }
    let performer = Performer()
    fixture.view.delegate = performer
    fixture.view.headlessTapItem(at: .item(1))
    expectEqual(performer.performed, [.item(1)])
    fixture.view.isEditing = true
    fixture.view.allowsSelectionDuringEditing = true
    #expect(fixture.view.headlessTapItem(at: .item(2)))
    expectEqual(performer.performed, [.item(1)])
  }

  @Test func aDeletedItemIsNotUnhighlighted() {
    final class Deleter: NSObject, UICollectionViewDelegate {
      weak var fixture: CollectionFixture?
      var unhighlighted: [IndexPath] = []
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        fixture?.sections[0].remove(at: indexPath.item)
        collectionView.deleteItems(at: [indexPath])
      }
      func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        unhighlighted.append(indexPath)
      }
    }
    let deleter = Deleter()
    deleter.fixture = fixture
    fixture.view.delegate = deleter
    fixture.view.headlessTapItem(at: .item(1))
    expectEqual(fixture.visibleTexts, ["0.0: 0", "0.1: 2", "0.2: 3", "0.3: 4", "0.4: 5"])
    #expect(deleter.unhighlighted.isEmpty)
    #expect(!fixture.view.visibleCells.contains { $0.isHighlighted || $0.isSelected })
  }
}
