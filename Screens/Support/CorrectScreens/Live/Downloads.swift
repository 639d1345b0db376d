import HeadlessUIKit

private final class DownloadCell: UITableViewCell {
  let name = UILabel()
  let bar = UIProgressView(progressViewStyle: .default)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .preferredFont(forTextStyle: .body)
    name.adjustsFontForContentSizeCategory = true
    name.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [name, bar])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Downloads that a tap starts, and whose progress the displayed cells show.
final class DownloadsViewController: UITableViewController {
  private var progress: [Float?] = Array(repeating: nil, count: 15)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DownloadCell.self, forCellReuseIdentifier: "download")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { progress.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "download", for: indexPath)
    if let cell = cell as? DownloadCell { show(indexPath.row, in: cell) }
    return cell
  }

  private func show(_ row: Int, in cell: DownloadCell) {
    cell.name.text = progress[row] == 1 ? "File \(row), done" : "File \(row)"
    cell.bar.isHidden = progress[row] == nil || progress[row] == 1
    cell.bar.setProgress(progress[row] ?? 0, animated: false)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard progress[indexPath.row] == nil else { return }
    change(indexPath.row, to: 0)
    Task { [weak self] in
      for step in 1...10 {
        try? await Task.sleep(for: .milliseconds(300))
        self?.change(indexPath.row, to: Float(step) / 10)
      }
    }
  }

  private func change(_ row: Int, to value: Float) {
    let changesHeight = progress[row] == nil || value == 1
    progress[row] = value
    guard let cell = tableView.cellForRow(at: [0, row]) as? DownloadCell else { return }
    if changesHeight { tableView.reloadRows(at: [[0, row]], with: .none) } else { show(row, in: cell) }
  }
}

extension CorrectScreen {
  static let downloads = CorrectScreen("downloads") { _ in DownloadsViewController(style: .plain) }
}
