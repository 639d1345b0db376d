import Foundation
import Testing

@testable import Roster

@MainActor struct AnyTableViewPresentableTests {
  private func wrap(_ viewModel: some TableViewPresentable) -> AnyTableViewPresentable {
    AnyTableViewPresentable(viewModel)
  }

  @Test func equalityIsThatOfTheViewModels() {
    #expect(wrap(Film("Alien")) == wrap(Film("Alien")))
    #expect(wrap(Film("Alien")) != wrap(Film("Heat")))
  }

  @Test func theTypeIsPartOfEqualityAndIdentity() {
    let film = wrap(Presented<TextRow>("1"))
    let remark = wrap(Presented<OtherTextRow>("1"))
    #expect(film != remark)
    #expect(film.id != remark.id)
    #expect(film.id != nil)
    #expect(wrap(Person(id: 1, name: "Ash")).id != wrap(Robot(id: 1)).id)
  }

  @Test func viewModelsWithoutEqualityAreEqualToNothing() {
    #expect(wrap(Line(text: "One")) != wrap(Line(text: "One")))
    #expect(wrap(Line(text: "One")).id == nil)
  }

  @Test func identityIsTheOneThatTheViewModelHas() {
    #expect(wrap(Person(id: 1, name: "Ash")).id == wrap(Person(id: 1, name: "Bishop")).id)
    #expect(wrap(Person(id: 1, name: "Ash")) != wrap(Person(id: 1, name: "Bishop")))
    #expect(wrap(Film("Alien")).id == wrap(Film("Alien")).id)
    #expect(wrap(Film("Alien")).id != wrap(Film("Heat")).id)
  }

  @Test func objectsAreEqualOnlyToThemselvesWithoutEquality() {
    let object = ReferenceLine()
    #expect(wrap(object) == wrap(object))
    #expect(wrap(object) != wrap(ReferenceLine()))
  }

  /// A superclass's `==` would say that they are equal, and only from one side.
  @Test func anObjectIsNotEqualToOneOfASubclass() {
    #expect(wrap(EquatableLine()) == wrap(EquatableLine()))
    #expect(wrap(EquatableLine()) != wrap(SpecialLine()))
    #expect(wrap(SpecialLine()) != wrap(EquatableLine()))
  }

  @Test func wrappingIsNotRepeated() {
    let twice = wrap(wrap(Film("Alien")))
    #expect(twice.base is Film)
    #expect(twice.tableViewPresentable.base is Film)
    #expect(twice == wrap(Film("Alien")))
    #expect(twice.id == wrap(Film("Alien")).id)
  }

  @Test func presentsOnTheCellOfItsViewModel() {
    let cell = FilmRow(style: .default, reuseIdentifier: nil)
    wrap(Film("Alien")).present(on: cell)
    #expect(cell.textLabel?.text == "Alien")
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

private final class OtherTextRow: UITableViewCell, ReusablePresenter {
  func present(viewModel: String) {}
}

private struct Robot: Identifiable, TableViewPresentable {
  var id: Int

  func present(on cell: UITableViewCell) {}
}

private final class ReferenceLine: TableViewPresentable {
  func present(on cell: UITableViewCell) {}
}

private class EquatableLine: TableViewPresentable, Equatable {
  static func == (lhs: EquatableLine, rhs: EquatableLine) -> Bool { true }

  func present(on cell: UITableViewCell) {}
}

private final class SpecialLine: EquatableLine {}
