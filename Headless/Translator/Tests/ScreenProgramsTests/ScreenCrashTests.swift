#if Translator
  import Testing

  @testable import ScreenPrograms

  @Suite struct ScreenCrashTests {
    @Test func whatSwiftWroteIsTheCrash() throws {
      let crash = ScreenCrash(screen: "Inbox", signal: 4, errors: "note\nInbox/A.swift:3: Fatal error: Gone\nframes\n")
      #expect("\(crash)" == "Inbox ended the program: Inbox/A.swift:3: Fatal error: Gone")
      #expect(
        try crash.json() == """
          {
            "crash" : "Inbox/A.swift:3: Fatal error: Gone",
            "screen" : "Inbox"
          }

          """
      )
    }

    @Test func aMissingInitializerIsOfTheScreensClass() {
      let text =
        "A.swift:3: Fatal error: Use of unimplemented initializer 'init(nibName:bundle:)' for class 'Mail.Inbox'\nframes"
      #expect(ScreenCrash.isOfMissingInitializer(of: "Inbox", in: text))
      #expect(!ScreenCrash.isOfMissingInitializer(of: "Row", in: text))
      #expect(!ScreenCrash.isOfMissingInitializer(of: "Inbox", in: "A.swift:3: Fatal error: Gone"))
    }

    @Test func aProgramThatWroteNothingHasItsSignal() {
      #expect(ScreenCrash(screen: "A", signal: 11, errors: "").crash == "the program ended with signal 11")
    }
  }
#endif
