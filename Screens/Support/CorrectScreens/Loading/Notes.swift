import HeadlessUIKit
import ScreenTesting

/// Notes whose deletion the server is told of; a note comes back if the server says no.
final class NotesViewController: UITableViewController {
  private struct Note: Equatable { var id: Int, text: String }
  private let server: SimulatedServer
  private var notes = (1...12).map { Note(id: $0, text: "Note \($0)") }
  private var lastID = 12

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  func receive() {
    lastID += 1
    notes.append(Note(id: lastID, text: "Note \(lastID)"))
    tableView.insertRows(at: [IndexPath(row: notes.count - 1, section: 0)], with: .automatic)
  }

  private func delete(_ id: Int) {
    guard let row = notes.firstIndex(where: { $0.id == id }) else { return }
    let note = notes.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    Task { [weak self, server] in
      do { try await server.answer("delete \(id)") {} } catch { self?.restore(note) }
    }
  }

  private func restore(_ note: Note) {
    let row = notes.firstIndex { $0.id > note.id } ?? notes.count
    notes.insert(note, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = notes[indexPath.row].id
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
        self?.delete(id)
        completion(true)
      }
    ])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row].text
    return cell
  }
}

extension CorrectScreen {
  static let notes = CorrectScreen("notes", events: [.arrival { notes, _ in notes.receive() }]) {
    NotesViewController($0.server(failing: 0.3))
  }
}
