import Foundation
import HeadlessUIKit

/// Rows that are deleted at once, with a banner that takes the last deletion back for four seconds.
final class UndoableViewController: UITableViewController {
  private let mistake: EverydayMistake?
  private var rows = (1...12).map { "Letter \($0)" }
  private var last: (row: String, index: Int)?
  private let banner = UIButton(type: .system)
  private var timer: Timer?

  init(_ mistake: EverydayMistake?) {
    self.mistake = mistake
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    banner.setTitle("Undo", for: .normal)
    banner.addAction(UIAction { [weak self] _ in self?.undo() }, for: .touchUpInside)
    banner.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if mistake != .bannerTimerGoesOn { hide() }
  }

  private func show() {
    tableView.tableFooterView = banner
    if mistake == .bannerTimerGoesOn {
      timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in MainActor.assumeIsolated { self.hide() } }
      return
    }
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.hide() }
    }
  }

  private func hide() {
    if mistake != .bannerTimerGoesOn { timer?.invalidate() }
    last = nil
    tableView.tableFooterView = nil
  }

  private func undo() {
    guard let (row, index) = last else { return }
    hide()
    rows.insert(row, at: index)
    let place = mistake == .undoAtOldPlace ? index + 1 : index
    tableView.insertRows(at: [IndexPath(row: place, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      last = (rows.remove(at: indexPath.row), indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      show()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension EverydayScreen {
  static let undoable = EverydayScreen(name: "undoable", mistakes: [.undoAtOldPlace, .bannerTimerGoesOn]) {
    _,
    mistake in
    UndoableViewController(mistake)
  }
}
