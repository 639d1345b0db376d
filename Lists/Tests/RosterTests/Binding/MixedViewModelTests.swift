import Foundation
import TestSupport
import Testing

@testable import Roster

/// The equality and the identity of view models in the wrappings of tables and of collections.
@MainActor struct MixedViewModelTests {
  @Test(arguments: ListKind.allCases) func equalityIsThatOfTheViewModels(kind: ListKind) {
    expectEqual(kind.wrap(Film("Alien")), kind.wrap(Film("Alien")))
    #expect(kind.wrap(Film("Alien")) != kind.wrap(Film("Heat")))
  }

  @Test(arguments: ListKind.allCases) func theTypeIsPartOfEqualityAndIdentity(kind: ListKind) {
    let (film, remark): (Wrapped, Wrapped) =
      switch kind {
      case .table: (.row(.init(Presented<TextRow>("1"))), .row(.init(Presented<OtherTextRow>("1"))))
      case .collection: (.item(.init(Presented<TextTile>("1"))), .item(.init(Presented<OtherTextTile>("1"))))
      }
    #expect(film != remark)
    #expect(film.id != remark.id)
    #expect(film.id != nil)
    #expect(kind.wrap(Person(id: 1, name: "Ash")).id != kind.wrap(Robot(id: 1)).id)
  }

  @Test(arguments: ListKind.allCases) func viewModelsWithoutEqualityAreEqualToNothing(kind: ListKind) {
    #expect(kind.wrap(Line(text: "One")) != kind.wrap(Line(text: "One")))
    #expect(kind.wrap(Line(text: "One")).id == nil)
  }

  @Test(arguments: ListKind.allCases) func identityIsTheOneThatTheViewModelHas(kind: ListKind) {
    expectEqual(kind.wrap(Person(id: 1, name: "Ash")).id, kind.wrap(Person(id: 1, name: "Bishop")).id)
    #expect(kind.wrap(Person(id: 1, name: "Ash")) != kind.wrap(Person(id: 1, name: "Bishop")))
    expectEqual(kind.wrap(Film("Alien")).id, kind.wrap(Film("Alien")).id)
    #expect(kind.wrap(Film("Alien")).id != kind.wrap(Film("Heat")).id)
  }

  @Test(arguments: ListKind.allCases) func objectsAreEqualOnlyToThemselvesWithoutEquality(kind: ListKind) {
    let object = ReferenceLine()
    expectEqual(kind.wrap(object), kind.wrap(object))
    #expect(kind.wrap(object) != kind.wrap(ReferenceLine()))
  }

  /// A superclass's `==` would say that they are equal, and only from one side.
  @Test(arguments: ListKind.allCases) func anObjectIsNotEqualToOneOfASubclass(kind: ListKind) {
    expectEqual(kind.wrap(EquatableLine()), kind.wrap(EquatableLine()))
    #expect(kind.wrap(EquatableLine()) != kind.wrap(SpecialLine()))
    #expect(kind.wrap(SpecialLine()) != kind.wrap(EquatableLine()))
  }
}

/// A view model in the wrapping of a kind of list.
private enum Wrapped: Equatable {
  case row(AnyTableViewPresentable)
  case item(AnyCollectionViewPresentable)

  var id: PresentableIdentity? {
    switch self {
    case .row(let row): row.id
    case .item(let item): item.id
    }
  }
}

extension ListKind {
  fileprivate func wrap(_ viewModel: some ListPresentable) -> Wrapped {
    self == .table ? .row(AnyTableViewPresentable(viewModel)) : .item(AnyCollectionViewPresentable(viewModel))
  }
}

private final class OtherTextRow: UITableViewCell, ReusablePresenter {
  func present(viewModel: String) {}
}

private final class OtherTextTile: UICollectionViewCell, ReusablePresenter {
  func present(viewModel: String) {}
}

private struct Robot: Identifiable, ListPresentable {
  var id: Int

  func present(on cell: UITableViewCell) {}
  func present(on cell: UICollectionViewCell) {}
}

private final class ReferenceLine: ListPresentable {
  func present(on cell: UITableViewCell) {}
  func present(on cell: UICollectionViewCell) {}
}

private class EquatableLine: ListPresentable, Equatable {
  static func == (lhs: EquatableLine, rhs: EquatableLine) -> Bool { true }

  func present(on cell: UITableViewCell) {}
  func present(on cell: UICollectionViewCell) {}
}

private final class SpecialLine: EquatableLine {}
