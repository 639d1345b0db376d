import Foundation
import GalleryScreens
import Roster
import Testing

@testable import gallery

@MainActor struct MailScreenTests {
  private let screen: MailViewController
  private let phone: Phone

  init() {
    screen = MailViewController(Mail.sample)
    phone = Phone(screen)
  }

  private var table: UITableView { screen.tableView }

  private var headers: [String?] {
    (0..<table.numberOfSections).map { table.dataSource?.tableView(table, titleForHeaderInSection: $0) ?? nil }
  }

  private var counts: [Int] { (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } }

  @Test func mailsAreGroupedByDay() {
    #expect(headers == ["2026-03-14, 2 unread", "2026-03-13, 1 unread", "2026-03-12, 1 unread", "2026-03-11"])
    #expect(counts == [2, 3, 3, 2])
    table.headlessTapRow(at: [0, 1])
    #expect(headers[0] == "2026-03-14, 1 unread")
  }

  @Test func unreadOnesAreShownAlone() {
    screen.toggleUnread()
    #expect(counts == [2, 1, 1])
    table.headlessTapRow(at: [1, 0])
    #expect(counts == [2, 1])
    screen.toggleUnread()
    #expect(counts == [2, 3, 3, 2])
  }

  @Test func searchesAsOneTypes() {
    for (text, expected) in [("p", 8), ("pr", 4), ("proofs", 2), ("proofs x", 0), ("cafe", 1), ("", 10)] {
      screen.search(for: text)
      let matching = Mail.sample.filter { mail in
        let all = (mail.subject + " " + mail.sender).folding(
          options: [.caseInsensitive, .diacriticInsensitive],
          locale: nil
        )
        return text.split(separator: " ").allSatisfy { all.lowercased().contains($0) }
      }
      #expect(counts.reduce(0, +) == matching.count, "\(text): \(expected)")
    }
  }

  @Test func mailArrivesAndGoes() {
    screen.toggleOrder()
    screen.receive()
    #expect(counts == [3, 3, 3, 2])
    screen.search(for: "proofs")
    screen.receive()
    #expect(counts == [1, 1])
    screen.search(for: "")
    #expect(counts == [4, 3, 3, 2])
    #expect(table.headlessPerformSwipeAction(titled: "Delete", forRowAt: [0, 0]))
    #expect(counts == [3, 3, 3, 2])
  }

  @Test func anMboxFileIsRead() throws {
    let text = """
      From someone@example.org Sat Mar 14 09:26:53 2026
      From: "Ines Calado" <ines@example.org>
      Subject: Proofs
       of March
      Date: Sat, 14 Mar 2026 09:26:53 +0000
      Status: RO

      Dear all,
      From here on it is text.

      From other@example.org Sun Mar  1 07:00:00 2026
      From: <rui@example.org>
      Date: 1 Mar 2026 07:00:00 GMT

      """
    let mails = MailFile.mails(in: text)
    #expect(mails.map(\.sender) == ["Ines Calado", "<rui@example.org>"])
    #expect(mails.map(\.subject) == ["Proofs of March", "No subject"])
    #expect(mails.map(\.date) == ["2026-03-14 09:26", "2026-03-01 07:00"])
    #expect(mails.map(\.preview) == ["Dear all,", ""])
    #expect(mails.map(\.isRead) == [true, false])
    let folder = try TemporaryFolder()
    #expect(throws: GalleryError.self) { try MailFile.mails(at: folder.path + "/missing") }
    try Data("nothing".utf8).write(to: URL(fileURLWithPath: folder.path + "/empty"))
    #expect(throws: GalleryError.self) { try MailFile.mails(at: folder.path + "/empty") }
  }

  /// CR LF is one `Character`, which no `"\n"` equals.
  @Test(arguments: ["", "\u{FEFF}"]) func linesOfAnMboxFileEndWithEither(mark: String) {
    let text = """
      From a@example.org Sat Mar 14 09:26:53 2026
      From: Ines <a@example.org>
      Subject: Proofs
       of March

      Dear all,

      From b@example.org Sun Mar  1 07:00:00 2026
      From: Rui <b@example.org>
      Subject: Rolls

      Warm at seven.

      """
    let mails = MailFile.mails(in: text)
    #expect(mails.map(\.sender) == ["Ines", "Rui"])
    #expect(mails.map(\.preview) == ["Dear all,", "Warm at seven."])
    #expect(MailFile.mails(in: mark + text.replacingOccurrences(of: "\n", with: "\r\n")) == mails)
    #expect(MailFile.mails(in: mark + text) == mails)
  }

  @Test func anMboxIsReadFromAPipe() throws {
    let folder = try TemporaryFolder()
    let path = try folder.pipe(with: "From a@example.org\r\nSubject: Rolls\r\n\r\nWarm\r\n")
    #expect(try MailFile.mails(at: path).map(\.subject) == ["Rolls"])
  }
}
