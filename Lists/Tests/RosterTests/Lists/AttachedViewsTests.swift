import TestSupport
import Testing

@testable import Roster

@MainActor struct AttachedViewsTests {
  @Test func viewsAreNeitherRepeatedNorKept() {
    var views = AttachedViews<UIView>()
    let first = UIView()
    do {
      let second = UIView()
      for view in [first, second, first] { views.add(view) }
      expectEqual(views.all.map(ObjectIdentifier.init), [second, first].map(ObjectIdentifier.init))
    }
    expectEqual(views.all.map(ObjectIdentifier.init), [ObjectIdentifier(first)])
  }
}
