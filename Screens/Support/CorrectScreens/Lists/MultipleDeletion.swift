import HeadlessUIKit

/// Files that are chosen in editing and deleted together.
final class FileCabinetViewController: UITableViewController {
  private var files = (1...25).map { "File \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Delete",
      primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deleteChosen() }
    )
  }

  private func deleteChosen() {
    guard let paths = tableView.indexPathsForSelectedRows, isEditing else { return }
    for path in paths.sorted(by: >) { files.remove(at: path.row) }
    tableView.deleteRows(at: paths, with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = files[indexPath.row]
    content.image = UIImage(systemName: "doc")
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if !isEditing { tableView.deselectRow(at: indexPath, animated: true) }
  }
}

extension CorrectScreen {
  static let fileCabinet = CorrectScreen("file-cabinet") { _ in
    UINavigationController(rootViewController: FileCabinetViewController(style: .plain))
  }
}
