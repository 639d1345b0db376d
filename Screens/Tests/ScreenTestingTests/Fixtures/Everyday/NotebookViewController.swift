import HeadlessUIKit

/// Notes in text views that grow with what is typed; notes are deleted by a swipe.
final class NotebookViewController: UITableViewController {
  private let mistake: EverydayMistake?
  private var notes = ["Buy milk", "Call Ana about the boat that she wants to sell before the summer ends", "Sleep"]

  init(_ mistake: EverydayMistake?) {
    self.mistake = mistake
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    if mistake == .noteInFixedHeight { tableView.rowHeight = 44 }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    guard let cell = cell as? NoteCell else { return cell }
    cell.text.text = notes[indexPath.row]
    let row = indexPath.row
    cell.onChange = { [weak self] cell in
      guard let self else { return }
      let place = mistake == .noteOfOldRow ? row : self.tableView.indexPath(for: cell)?.row
      guard let place, notes.indices.contains(place) else { return }
      notes[place] = cell.text.text ?? ""
      self.tableView.beginUpdates()
      self.tableView.endUpdates()
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    view.endEditing(true)
    notes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

private final class NoteCell: UITableViewCell, UITextViewDelegate {
  let text = UITextView()
  var onChange: ((NoteCell) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.isScrollEnabled = false
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.accessibilityLabel = "Note"
    text.delegate = self
    text.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ textView: UITextView) { onChange?(self) }
}

extension EverydayScreen {
  static let notebook = EverydayScreen(name: "notebook", mistakes: [.noteOfOldRow, .noteInFixedHeight]) { _, mistake in
    NotebookViewController(mistake)
  }
}
