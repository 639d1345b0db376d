#if Translator
  import Testing

  @testable import ScreenPrograms

  @Suite struct ScreenProgramTests {
    private func text(_ verb: ScreenOptions.Verb, _ arguments: [String]) throws -> String {
      ScreenProgram(
        options: try ScreenOptions(verb, arguments),
        module: "Inbox",
        packageModules: ["Inbox", "Store"],
        output: "/tmp/out"
      ).text
    }

    @Test func showingAScreenIsOneCall() throws {
      #expect(
        try text(.show, ["InboxViewController"]) == """
          import Foundation
          import HeadlessUIKit
          import ScreenTesting
          @testable import Inbox

          @MainActor func run() -> Int32 {
            ScreenCommand.show(size: CGSize(width: 390, height: 844), style: .light, textSize: .large, inNavigationController: true, after: 1.0, into: "/tmp/out", asJSON: false) { (world: World) -> InboxViewController in
          #sourceLocation(file: "--with", line: 1)
          InboxViewController()
          #sourceLocation()
            }
          }

          exit(MainActor.assumeIsolated { run() })

          """
      )
    }

    @Test func aTrialHasItsArgumentsAndModulesOfThePackageAreSeenWhole() throws {
      let text = try text(
        .try,
        [
          "Inbox", "--with", "Inbox(.sample)", "--import", "Store", "--import", "Other", "--replay", "1:\"",
          "--without",
          "leaks",
        ]
      )
      #expect(text.contains("@testable import Inbox\n@testable import Store\nimport Other\n"))
      #expect(text.contains("\nInbox(.sample)\n"))
      #expect(
        text.contains(
          #"try(seed: 1, worlds: 100, steps: 60, replaying: "1:\"", inNavigationController: true, without: ["leaks"], into:"#
        )
      )
    }
  }
#endif
