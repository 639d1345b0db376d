import Foundation
import Roster
import TestSupport
import Testing

/// Faults that stopped apps on devices.
@MainActor struct RecordedCrashTests {
  nonisolated private static let crashes = RecordedCrash.tables + RecordedCrash.collections + RecordedCrash.diffable

  /// What a test of the app would not find here: that `reloadData` in a batch raises is described, without a text, and noted only.
  nonisolated private static let notFound: Set = ["traderepublic/SectionKit#99"]

  private func answer(_ crash: RecordedCrash) -> CrashAnswer { CrashAnswer(crash, crash.commit()) }

  @Test(arguments: crashes) func theFaultIsFound(crash: RecordedCrash) {
    #expect(answer(crash).isFound == !Self.notFound.contains(crash.report), "\(answer(crash)) \(crash.commit())")
  }

  /// The same change of the same screen.
  @Test(arguments: crashes) func thatScreenBreaksNoRuleInRoster(crash: RecordedCrash) {
    let (failures, counts) = RosterScreen.change(from: crash.before, to: crash.after, inTable: crash.isTable)
    #expect(failures.isEmpty)
    #expect(counts == crash.after)
  }

  @Test func nineOfTenAreFound() {
    let page = CrashPage(crashes: Self.crashes.map { ($0, answer($0)) })
    #expect(page.found * 10 >= page.crashes.count * 9)
    // None goes by in silence, and none stops with other words than UIKit's.
    #expect(!page.crashes.contains { $0.answer == .passes || $0.answer == .otherWords })
    #expect(Set(Self.crashes.map(\.report)).count == Self.crashes.count)
  }

  /// `ROSTER_PAGES=1` writes the page.
  @Test func thePageAndREADMESayWhatCameOut() throws {
    let file = Repository.root.appendingPathComponent("Headless/Conformance/RecordedCrashes.md")
    let page = CrashPage(crashes: Self.crashes.map { ($0, answer($0)) })
    if ProcessInfo.processInfo.environment["ROSTER_PAGES"] != nil {
      try page.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page.text)
    let readme = try Repository.text("README.md")
    #expect(readme.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(page.sentence))
  }
}
