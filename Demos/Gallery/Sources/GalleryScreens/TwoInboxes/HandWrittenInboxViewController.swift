import Foundation
import Roster

/// An inbox that tells its table itself which rows come, go and move.
///
/// It is written as many are, and has one mistake: ``receive(_:)`` and ``delete(_:)`` are right alone, but not both in one batch, where
/// UIKit counts the rows that are deleted as they were before the batch, whatever was inserted by then.
public final class HandWrittenInboxViewController: UITableViewController, Inbox {
  private var mails: [Mail]
  private var shown: [Mail]
  private var query = ""
  private var isUnreadOnly = false

  /// - Parameter mails: the messages, the newest first.
  public init(_ mails: [Mail]) {
    self.mails = mails
    shown = mails
    super.init(style: .plain)
    title = "By hand"
  }

  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
  }

  public var ids: [Mail.ID] { mails.map(\.id) }

  public var subjects: [String] { shown.map(\.subject) }

  public func make(_ change: InboxChange) {
    switch change {
    case .arrival(let mail): receive(mail)
    case .answer(let id): moveToTop(id)
    case .deletion(let id): delete(id)
    case .sync(let arrived, let deleted):
      tableView.performBatchUpdates {
        receive(arrived)
        delete(deleted)
      }
    case .search(let text):
      query = text
      showWhatMatches()
    case .unreadOnly(let isOn):
      isUnreadOnly = isOn
      showWhatMatches()
    }
  }

  // MARK: Changes

  private func receive(_ mail: Mail) {
    mails.insert(mail, at: 0)
    guard matches(mail) else { return }
    shown.insert(mail, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  private func delete(_ id: Mail.ID) {
    mails.removeAll { $0.id == id }
    guard let row = shown.firstIndex(where: { $0.id == id }) else { return }
    shown.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  private func moveToTop(_ id: Mail.ID) {
    guard let index = mails.firstIndex(where: { $0.id == id }) else { return }
    mails.insert(mails.remove(at: index), at: 0)
    guard let row = shown.firstIndex(where: { $0.id == id }) else { return }
    shown.insert(shown.remove(at: row), at: 0)
    tableView.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: 0, section: 0))
  }

  private func showWhatMatches() {
    let wanted = mails.filter(matches)
    let kept = Set(wanted.map(\.id)).intersection(shown.map(\.id))
    let gone = shown.indices.filter { !kept.contains(shown[$0].id) }
    let new = wanted.indices.filter { !kept.contains(wanted[$0].id) }
    shown = wanted
    tableView.performBatchUpdates {
      tableView.deleteRows(at: gone.map { IndexPath(row: $0, section: 0) }, with: .automatic)
      tableView.insertRows(at: new.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    }
  }

  private func matches(_ mail: Mail) -> Bool {
    let isFound = query.isEmpty || "\(mail.subject) \(mail.sender)".lowercased().contains(query.lowercased())
    return isFound && (!isUnreadOnly || !mail.isRead)
  }

  // MARK: The data source

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.contentConfiguration = shown[indexPath.row].row
    return cell
  }
}
