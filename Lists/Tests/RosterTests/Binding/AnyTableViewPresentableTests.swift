import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster

@MainActor struct AnyTableViewPresentableTests {
  private func wrap(_ viewModel: some TableViewPresentable) -> AnyTableViewPresentable {
    AnyTableViewPresentable(viewModel)
  }

  @Test func wrappingIsNotRepeated() {
    let twice = wrap(wrap(Film("Alien")))
    #expect(twice.base is Film)
    #expect(twice.tableViewPresentable.base is Film)
    expectEqual(twice, wrap(Film("Alien")))
    expectEqual(twice.id, wrap(Film("Alien")).id)
  }

  @Test func presentsOnTheCellOfItsViewModel() {
    let cell = FilmRow(style: .default, reuseIdentifier: nil)
    wrap(Film("Alien")).present(on: cell)
    expectEqual(cell.textLabel?.text, "Alien")
  }

  @Test func anotherCellTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        AnyTableViewPresentable(Film("Alien")).present(on: PersonRow(style: .default, reuseIdentifier: nil))
      }
    }
    expectText("Film is presented on FilmRow, not on PersonRow", in: result)
  }
}
