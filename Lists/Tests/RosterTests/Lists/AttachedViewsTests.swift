import Testing

@testable import Roster

@MainActor struct AttachedViewsTests {
  @Test func viewsAreNeitherRepeatedNorKept() {
    var views = AttachedViews<UIView>()
    let first = UIView()
    do {
      let second = UIView()
      for view in [first, second, first] { views.add(view) }
      #expect(views.all.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init))
    }
    #expect(views.all.map(ObjectIdentifier.init) == [ObjectIdentifier(first)])
  }
}
