import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The menu of a list cell of which one entry is chosen. Source: the page of
/// `popUpMenu(_:displayed:options:selectedElementDidChangeHandler:)` in Apple's documentation.
@MainActor struct PopUpMenuAccessoryTests {
  @Test func theChosenEntryIsSaidToTheHandlerWhenItIsAnotherOne() {
    var performed: [String] = []
    var chosen: [[String]] = []
    let actions = ["red", "green", "blue"].map { title in
      UIAction(title: title, attributes: title == "blue" ? .disabled : []) { _ in performed.append(title) }
    }
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    cell.accessories = [
      .popUpMenu(UIMenu(children: actions)) { menu in chosen.append(menu.selectedElements.map(\.title)) }
    ]
    #expect(cell.headlessChooseFromPopUpMenu(titled: "green"))
    #expect(cell.headlessChooseFromPopUpMenu(titled: "green"))
    #expect(!cell.headlessChooseFromPopUpMenu(titled: "blue"))
    #expect(!cell.headlessChooseFromPopUpMenu(titled: "white"))
    #expect(cell.headlessChooseFromPopUpMenu(titled: "red"))
    expectEqual(performed, ["green", "green", "red"])
    expectEqual(chosen, [["green"], ["red"]])
    expectEqual(actions.map(\.state), [.on, .off, .off])
    cell.accessories = []
    #expect(!cell.headlessChooseFromPopUpMenu(titled: "red"))
  }
}
