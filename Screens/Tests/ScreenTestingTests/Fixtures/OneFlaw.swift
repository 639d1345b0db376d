import Dispatch
import HeadlessUIKit
import ScreenTesting

/// A list with one feature that a check looks at, which is wrong or right.
final class OneFlawViewController: UITableViewController {
  private let check: Check
  private let isFlawed: Bool
  private let server: SimulatedServer
  private var rows = (0..<8).map { "Row \($0)" }
  /// What the screen says that it shows.
  private(set) var names = (0..<8).map { "Row \($0)" }
  private var count = 0
  private var isLoading = false
  private var kept: (() -> Void)?
  private var request: Task<Void, Never>?
  /// What outlives the screen.
  private static var taps = 0

  init(_ check: Check, isFlawed: Bool, _ server: SimulatedServer) {
    (self.check, self.isFlawed, self.server) = (check, isFlawed, server)
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    if check == .providerCalls {
      rows = (0..<400).map { "Row \($0)" }
      names = rows
    }
    if check == .leaks { kept = isFlawed ? { self.count += 1 } : { [weak self] in self?.count += 1 } }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    switch check {
    case .cutOffText, .layout, .constraints:
      let label = UILabel()
      label.text = rows[indexPath.row]
      for subview in cell.contentView.subviews { subview.removeFromSuperview() }
      cell.contentView.addSubview(label)
      place(label, in: cell.contentView)
    case .leftovers: cell.textLabel?.text = "\(rows[indexPath.row]), \(isFlawed ? Self.taps : count) taps"
    default: cell.textLabel?.text = rows[indexPath.row]
    }
    return cell
  }

  private func place(_ label: UILabel, in content: UIView) {
    guard check != .cutOffText else {
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 17)
      label.text = "Above\nBelow"
      label.frame = CGRect(x: 16, y: 0, width: 200, height: isFlawed ? 20 : 50)
      return
    }
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
    if check == .constraints || !isFlawed {
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16).isActive = true
    }
    guard check == .constraints else { return }
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    if isFlawed { label.widthAnchor.constraint(equalToConstant: 120).isActive = true }
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard check == .freshHeaders else { return nil }
    let label = UILabel()
    label.text = "\(rows.count) rows"
    return label
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard check == .deletion else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      rows.remove(at: isFlawed ? 0 : indexPath.row)
      names = rows
      tableView.reloadData()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: Taps

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    count += 1
    switch check {
    case .rules:
      if !isFlawed { remove(indexPath.row) }
      tableView.deleteRows(at: [indexPath], with: .none)
    case .freshCells:
      tableView.cellForRow(at: indexPath)?.textLabel?.text = "Tapped"
      if !isFlawed { rename(indexPath.row, "Tapped") }
    case .freshHeaders:
      remove(indexPath.row)
      if isFlawed { tableView.deleteRows(at: [indexPath], with: .none) } else { tableView.reloadData() }
    case .geometry:
      guard let cell = tableView.cellForRow(at: indexPath) else { return }
      cell.frame.origin.x += 20
      if !isFlawed { cell.frame.origin.x -= 20 }
    case .order:
      askForAName("First \(count)")
      askForAName("Second \(count)")
    case .requests: load()
    case .model:
      rename(indexPath.row, "Tapped \(count)")
      if isFlawed { rows = rows.map { _ in "Lost" } }
      tableView.reloadData()
    case .providerCalls:
      for _ in 0..<(isFlawed ? 90 : 2) {
        tableView.reloadData()
        tableView.layoutIfNeeded()
      }
    case .activity: spin()
    case .rest: workOn(times: isFlawed ? .max : 100)
    case .repeatability:
      let semaphore = DispatchSemaphore(value: 0)
      if !isFlawed { semaphore.signal() }
      semaphore.wait()
    case .leftovers:
      Self.taps += 1
      tableView.reloadData()
    case .traps, .cutOffText, .layout, .constraints, .keyboard, .deletion, .leaks: break
    }
  }

  private func remove(_ row: Int) {
    rows.remove(at: row)
    names = rows
  }

  private func rename(_ row: Int, _ name: String) {
    rows[row] = name
    names[row] = name
  }

  private func spin() {
    let control = UIRefreshControl()
    refreshControl = control
    control.beginRefreshing()
    request = Task { [server, isFlawed] in
      _ = try? await server.answer("spin \(count)") {}
      if !isFlawed { control.endRefreshing() }
    }
  }

  private func workOn(times: Int) {
    guard times > 0 else { return }
    DispatchQueue.main.async { [weak self] in self?.workOn(times: times - 1) }
  }

  /// The name that comes last stays, or the one that was asked for last.
  private func askForAName(_ name: String) {
    if !isFlawed { request?.cancel() }
    request = Task { [weak self, server] in
      guard let answer = try? await server.answer(name, { name }) else { return }
      self?.rename(0, answer)
      self?.tableView.reloadData()
    }
  }

  private func load() {
    guard isFlawed || !isLoading else { return }
    isLoading = true
    Task { [weak self, server] in
      _ = try? await server.answer("page") { "page" }
      self?.isLoading = false
    }
  }
}
