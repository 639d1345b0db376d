import HeadlessUIKit

/// Documents with menus: rename in an alert, duplicate, delete.
final class DocumentsViewController: UITableViewController {
  private var names = ["Budget", "Letter", "Plan", "Travel"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "document")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "document", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    cell.imageView?.image = UIImage(systemName: "doc")
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let name = names[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Rename") { [weak self] _ in self?.rename(name) },
        UIAction(title: "Duplicate") { [weak self] _ in self?.duplicate(name) },
        UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.delete(name) },
      ])
    }
  }

  private func rename(_ name: String) {
    let alert = UIAlertController(title: "Rename", message: name, preferredStyle: .alert)
    alert.addTextField { $0.text = name }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Rename", style: .default) { [weak self, weak alert] _ in
        guard let self, let text = alert?.textFields?.first?.text, !text.isEmpty, !names.contains(text),
          let row = names.firstIndex(of: name)
        else { return }
        names[row] = text
        tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      }
    )
    present(alert, animated: true)
  }

  private func duplicate(_ name: String) {
    guard let row = names.firstIndex(of: name) else { return }
    let copy = (2...).lazy.map { "\(name) \($0)" }.first { !self.names.contains($0) } ?? name
    names.insert(copy, at: row + 1)
    tableView.insertRows(at: [IndexPath(row: row + 1, section: 0)], with: .automatic)
  }

  private func delete(_ name: String) {
    guard let row = names.firstIndex(of: name) else { return }
    names.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}

extension CorrectScreen {
  static let documents = CorrectScreen("documents") { _ in DocumentsViewController(style: .plain) }
}
