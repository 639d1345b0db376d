import Testing

@testable import Roster

@MainActor struct PresentedTypeTests {
  @Test func aValueTypeStandsForItself() {
    #expect(presentedType(of: Film.self) == Film.self)
    #expect(presentedType(of: Presented<TextRow>.self) == String.self)
    #expect(presentedType(of: Presented<TextTile>.self) == String.self)
  }

  /// Their values may conform to more than they do.
  @Test func erasedTypesClassesAndProtocolsSayNothing() {
    #expect(presentedType(of: AnyTableViewPresentable.self) == nil)
    #expect(presentedType(of: AnyCollectionViewPresentable.self) == nil)
    #expect(presentedType(of: UIView.self) == nil)
    #expect(presentedType(of: (any Error).self) == nil)
    #expect(presentedType(of: Any.self) == nil)
    #expect(presentedType(of: Presented<ErrorRow>.self) == nil)
  }
}

private final class ErrorRow: UITableViewCell, ReusablePresenter {
  func present(viewModel: any Error) {}
}
