#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// The apps of the article *When not to use Roster* do the same in both ways, and are as long as the article says.
  @Suite @MainActor struct ComparisonTests {
    enum Way: String, CaseIterable { case diffable, roster }

    // MARK: The form

    private func form(_ way: Way, open: @escaping (String) -> Void = { _ in }) -> UIViewController {
      switch way {
      case .diffable: ProfileByDiffable(Profile(), open: open)
      case .roster: ProfileByRoster(Profile(), open: open)
      }
    }

    private func profile(_ form: UIViewController) -> Profile? {
      (form as? ProfileByDiffable)?.profile ?? (form as? ProfileByRoster)?.profile
    }

    @Test(arguments: Way.allCases) func theForm(way: Way) throws {
      var opened: [String] = []
      let form = form(way) { opened.append($0) }
      let screen = TestScreen(form)
      let all = [
        "Ada", "ada@example.org", "Alerts", "Sounds", "Language · English", "Text size · Medium", "Help", "Sign out",
      ]
      #expect(screen.visibleItems == all)
      #expect(screen.shows("Notifications"))
      try screen.type("Grace", into: .inside(.indexPath([0, 0]), .role(.field)))
      #expect(profile(form)?.name.contains("Grace") == true)
      try screen.tap(.inside(.indexPath([1, 0]), .role(.toggle)))
      screen.settle()
      #expect(profile(form)?.hasAlerts == false)
      #expect(screen.visibleItems.count == 7 && !screen.shows("Sounds"))
      try screen.tap(.inside(.indexPath([1, 0]), .role(.toggle)))
      screen.settle()
      #expect(screen.shows("Sounds"))
      try screen.tap(.indexPath([2, 0]))
      try screen.tap(.indexPath([0, 1]))
      #expect(opened == ["Language"])
    }

    @Test(.slow, arguments: Way.allCases) func aPersonUsesTheForm(way: Way) throws {
      try simulate(UIViewController.self, worlds: 10) { _ in form(way) }
    }

    // MARK: The inbox

    private nonisolated static let letters = (1...40).map { id in
      Letter(id: id, sender: ["Ines", "Rui", "Ana"][id % 3], subject: "Proofs \(id)", day: 1 + id / 10)
    }

    private func inbox(_ way: Way, _ load: @escaping @MainActor () async throws -> [Letter]) -> UIViewController {
      switch way {
      case .diffable: UINavigationController(rootViewController: InboxByDiffable(load))
      case .roster: UINavigationController(rootViewController: InboxByRoster(load))
      }
    }

    @Test(arguments: Way.allCases) func theInbox(way: Way) throws {
      try withVirtualTime { _, scheduler in
        var letters = Self.letters
        let screen = TestScreen(inbox(way) { letters })
        @MainActor func settle() {
          scheduler.settle()
          screen.settle()
        }
        settle()
        #expect(screen.visibleItems.prefix(2) == ["• Proofs 40 · Rui", "• Proofs 39 · Ines"])
        #expect(screen.shows("Day 5") && screen.shows("Day 4"))
        try screen.swipe("• Proofs 39", tap: "Read")
        settle()
        #expect(screen.visibleItems[1] == "Proofs 39 · Ines")
        try screen.swipe("Proofs 39", tap: "Delete")
        settle()
        #expect(screen.visibleItems[1] == "• Proofs 38 · Ana" && screen.allItems.count == 39)
        try screen.tap("Sort")
        settle()
        #expect(screen.visibleItems[1].hasSuffix("Ana"))
        try screen.type("ines 3")
        settle()
        #expect(screen.visibleItems.sorted() == [3, 30, 33, 36].map { "• Proofs \($0) · Ines" })
        letters[29].subject = "Cover 30"
        letters.removeAll { $0.id == 33 }
        try screen.pullToRefresh()
        settle()
        #expect(
          screen.visibleItems.sorted() == ["• Cover 30 · Ines"] + [3, 36, 39].map { "• Proofs \($0) · Ines" }
        )
      }
    }

    @Test(.slow, arguments: Way.allCases) func aPersonUsesTheInbox(way: Way) throws {
      try simulate(UIViewController.self, worlds: 10) { world in
        let server = world.server()
        return inbox(way) { try await server.answer("letters") { Self.letters } }
      }
    }

    // MARK: The chat

    private func chat(_ way: Way, _ load: @escaping RemarksViewController.Load) -> RemarksViewController {
      switch way {
      case .diffable: RemarksByDiffable(load)
      case .roster: RemarksByRoster(load)
      }
    }

    private nonisolated static func page(before id: Remark.ID?) -> [Remark] {
      let end = id ?? 101
      return (max(1, end - 30)..<end).map { Remark(id: $0, text: "Remark \($0)") }
    }

    @Test(arguments: Way.allCases) func theChat(way: Way) throws {
      try withVirtualTime { _, scheduler in
        let chat = chat(way) { Self.page(before: $0) }
        let screen = TestScreen(chat)
        @MainActor func settle() {
          scheduler.settle()
          screen.settle()
        }
        settle()
        #expect(screen.visibleItems.last == "Remark 100")
        chat.append("Hello")
        settle()
        #expect(screen.visibleItems.last == "Hello")
        try screen.scroll(by: -900)
        settle()
        let read = screen.visibleItems
        #expect(!read.contains("Hello"))
        chat.append("Are you there?")
        settle()
        #expect(screen.visibleItems == read)
        for _ in 0..<8 {
          try screen.scroll(by: -600)
          settle()
        }
        #expect(screen.allItems.count == 102 && screen.allItems.first == "Remark 1")
      }
    }

    @Test(.slow, arguments: Way.allCases) func aPersonUsesTheChat(way: Way) throws {
      try simulate(UIViewController.self, worlds: 10) { world in
        let server = world.server()
        return chat(way) { id in try await server.answer("page \(id ?? 0)") { Self.page(before: id) } }
      }
    }

    // MARK: The figures

    @Test(
      .slow,
      arguments: [
        ("form of eight rows", "Profile"), ("searched inbox", "Inbox"), ("chat with pages", "Remarks"),
      ]
    )
    func theArticleHasTheFigures(title: String, name: String) throws {
      let text = try Repository.text("Lists/Sources/Roster/Roster.docc/WhenNotToUseRoster.md")
      let diffable = try ComparedCode("\(name)ByDiffable")
      let roster = try ComparedCode("\(name)ByRoster")
      let row =
        "| \(title) | \(diffable.lineCount) | \(roster.lineCount) | \(diffable.names.count) | \(roster.names.count) "
        + "| \(diffable.stateCount) | \(roster.stateCount) |"
      #expect(text.contains(row), "the row is \(row)\n\(diffable.names.sorted())\n\(roster.names.sorted())")
    }
  }
#endif
