import Foundation
import ListModels
import TestSupport
import Testing

@testable import Roster

@MainActor struct AnyCollectionViewPresentableTests {
  private func wrap(_ viewModel: some CollectionViewPresentable) -> AnyCollectionViewPresentable {
    AnyCollectionViewPresentable(viewModel)
  }

  @Test func wrappingIsNotRepeated() {
    let twice = wrap(wrap(Film("Alien")))
    #expect(twice.base is Film)
    #expect(twice.collectionViewPresentable.base is Film)
    expectEqual(twice, wrap(Film("Alien")))
    expectEqual(twice.id, wrap(Film("Alien")).id)
  }

  @Test func presentsOnTheCellOfItsViewModel() {
    let cell = FilmTile(frame: .zero)
    wrap(Film("Alien")).present(on: cell)
    expectEqual(cell.shownText, "Alien")
  }

  @Test func anotherCellTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        AnyCollectionViewPresentable(Film("Alien")).present(on: PersonTile(frame: .zero))
      }
    }
    expectText("Film is presented on FilmTile, not on PersonTile", in: result)
  }
}
