import TestSupport
import Testing

@testable import Roster

@MainActor struct ReusableViewRegistryTests {
  /// A view may have the identity of one that is gone, but none of its registrations.
  @Test func aViewInThePlaceOfOneThatIsGoneRegistersAgain() {
    var identities: Set<ObjectIdentifier> = []
    for _ in 0..<200 {
      let view = UIView()
      identities.insert(ObjectIdentifier(view))
      var registrations = 0
      for _ in 0..<2 {
        ReusableViewRegistry.of(view).identifier(of: FilmRow.self, registering: true) { _ in registrations += 1 }
      }
      expectEqual(registrations, 1)
    }
    #expect(identities.count < 200, "no view came in the place of another, so that nothing was tried")
  }
}
