import Foundation
import HeadlessUIKit
import ScreenTesting
import Testing

// What the samples of ScreenTesting take for granted.

class CitiesViewController: UITableViewController {}
final class SettingsViewController: CitiesViewController {}

struct Mail {
  let subject: String
  static func random(using choices: inout some RandomNumberGenerator) -> Mail { Mail(subject: "\(choices.next())") }
}

final class MailCell: UITableViewCell {
  let mail = Mail(subject: "Hello")
}

final class InboxViewController: UITableViewController {
  struct Store: Sendable {
    static let sample = Store()
  }

  private(set) var subjects: [String] = []

  convenience init(_ server: SimulatedServer) { self.init(style: .plain) }
  convenience init(_ store: Store = .sample) { self.init(style: .plain) }

  func receive(_ mail: Mail) { subjects.append(mail.subject) }
}

final class SearchViewController: UITableViewController {
  convenience init(_ server: SimulatedServer) { self.init(style: .plain) }
}

extension Mail: Equatable {}

let number = 3

@MainActor let unread = Mail(subject: "Bye")
@MainActor let server = World().server()
@MainActor let screen = TestScreen(InboxViewController(server))
let reports = FileManager.default.temporaryDirectory

/// A function that a failed simulation has printed.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor func deletionOfInboxViewController_4A(screen make: (World) -> InboxViewController) throws {}
