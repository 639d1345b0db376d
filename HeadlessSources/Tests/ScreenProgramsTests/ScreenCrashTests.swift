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

  @Test func aProgramThatWroteNothingHasItsSignal() {
    #expect(ScreenCrash(screen: "A", signal: 11, errors: "").crash == "the program ended with signal 11")
  }
}
