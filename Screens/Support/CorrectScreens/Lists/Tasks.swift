import HeadlessUIKit

/// Tasks that are added in an alert, ticked by a tap, deleted by a swipe and moved in editing.
final class TasksViewController: UITableViewController {
  private struct Chore { var title: String, isDone = false }
  private var chores = ["Buy milk", "Call Ana", "Water the plants", "Write to the landlord about the door"]
    .map { Chore(title: $0) }
  private var added = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.ask() }
    )
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
  }

  private func ask() {
    let alert = UIAlertController(title: "New task", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "What is to be done" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self else { return }
        added += 1
        let text = alert?.textFields?.first?.text ?? ""
        chores.append(Chore(title: text.isEmpty ? "Task \(added)" : text))
        tableView.insertRows(at: [IndexPath(row: chores.count - 1, section: 0)], with: .automatic)
      }
    )
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chores.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
    let chore = chores[indexPath.row]
    cell.textLabel?.text = chore.title
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.textColor = chore.isDone ? .secondaryLabel : .label
    cell.accessoryType = chore.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chores[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    chores.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    chores.insert(chores.remove(at: source.row), at: destination.row)
  }
}

extension CorrectScreen {
  static let tasks = CorrectScreen("tasks") { _ in
    UINavigationController(rootViewController: TasksViewController(style: .plain))
  }
}
