#if Translator
  import Testing

  @testable import ScreenPrograms

  @Suite struct DeclaredClassTests {
    @Test func classesHaveTheTypesAroundThemAndTheirInitializers() {
      let classes = DeclaredClass.all(
        in: """
          class Inbox: UITableViewController {
            init(store: Store, count: Int = 1) { super.init(style: .plain) }
            required init?(coder: NSCoder) { nil }
            final class Row: UITableViewCell {}
          }
          extension Inbox { class Header: UIView {} }
          enum Screens { class First: UIViewController {} }
          """
      )
      #expect(classes.map(\.name) == ["Inbox", "Inbox.Row", "Inbox.Header", "Screens.First"])
      #expect(classes[0].initializers == ["init(store: Store, count: Int = 1)"])
      #expect(classes.map(\.looksLikeScreen) == [true, false, false, true])
    }
  }
#endif
