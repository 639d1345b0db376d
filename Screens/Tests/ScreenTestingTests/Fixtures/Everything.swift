import HeadlessUIKit
import ScreenTesting

/// A screen with one of each thing that a person can use.
final class EverythingController: UITabBarController {
  let first: EverythingViewController

  init(_ server: SimulatedServer) {
    first = EverythingViewController(server)
    super.init(nibName: nil, bundle: nil)
    let second = UIViewController()
    first.tabBarItem.title = "Things"
    second.tabBarItem.title = "Nothing"
    let navigation = UINavigationController(rootViewController: first)
    navigation.tabBarItem.title = "Things"
    setViewControllers([navigation, second], animated: false)
  }

  required init?(coder: NSCoder) { nil }
}

final class EverythingViewController: UIViewController {
  private let server: SimulatedServer
  let table = UITableView(frame: CGRect(x: 0, y: 440, width: 390, height: 400), style: .plain)
  var rows = (0..<6).map { "Row \($0)" }
  let status = UILabel(frame: CGRect(x: 200, y: 400, width: 180, height: 30))

  init(_ server: SimulatedServer) {
    self.server = server
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { status.text = (status.text ?? "").suffix(200) + " " + text }

  func receive(_ number: Int) {
    rows.insert("New \(number)", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBarButtons()
    addControls()
    status.accessibilityIdentifier = "status"
    table.dataSource = self
    table.delegate = self
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.refreshControl = UIRefreshControl()
    for subview in [status, table] { view.addSubview(subview) }
  }

  private func addBarButtons() {
    let edit = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [weak self] _ in self?.table.setEditing(self?.table.isEditing == false, animated: false)
      }
    )
    let nameless = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.note("nameless") })
    let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu("more"))
    let sort = UIBarButtonItem(title: "Sort", menu: menu("sort"))
    navigationItem.leftBarButtonItems = [edit, nameless]
    navigationItem.rightBarButtonItems = [more, sort]
  }

  private func menu(_ name: String) -> UIMenu {
    UIMenu(children: [UIAction(title: "By \(name)") { [weak self] _ in self?.note(name) }])
  }

  private func addControls() {
    let ask = UIButton(primaryAction: UIAction(title: "Ask “\"now\"”") { [weak self] _ in self?.ask() })
    let push = UIButton(
      primaryAction: UIAction(title: "Push") { [weak self] _ in
        let next = UIViewController()
        next.title = "Next"
        self?.navigationController?.pushViewController(next, animated: false)
      }
    )
    let choose = UIButton(type: .system)
    choose.setTitle("Choose", for: .normal)
    choose.menu = menu("choose")
    choose.showsMenuAsPrimaryAction = true
    let segments = UISegmentedControl(items: ["S", "M"])
    let (slider, stepper, pages, notes) = (UISlider(), UIStepper(), UIPageControl(), UITextView())
    pages.numberOfPages = 3
    let (name, other) = (UITextField(), UITextField())
    (name.placeholder, other.placeholder) = ("Name", "Street")
    let (wheel, date) = (UIPickerView(), UIDatePicker())
    date.date = Date(timeIntervalSinceReferenceDate: 0)
    wheel.dataSource = self
    wheel.delegate = self
    let card = UIView()
    let recognizer = UITapGestureRecognizer()
    recognizer.headlessAddHandler { [weak self] _ in self?.note("card") }
    card.addGestureRecognizer(recognizer)
    let places: [(UIView, String?, CGRect)] = [
      (ask, nil, CGRect(x: 0, y: 100, width: 120, height: 40)),
      (push, nil, CGRect(x: 130, y: 100, width: 80, height: 40)),
      (choose, nil, CGRect(x: 220, y: 100, width: 80, height: 40)),
      (segments, nil, CGRect(x: 0, y: 145, width: 120, height: 30)),
      (slider, "Volume", CGRect(x: 130, y: 145, width: 120, height: 30)),
      (stepper, "Count", CGRect(x: 260, y: 145, width: 94, height: 30)),
      (pages, nil, CGRect(x: 0, y: 180, width: 120, height: 26)),
      (notes, "Notes", CGRect(x: 130, y: 180, width: 120, height: 60)),
      (date, nil, CGRect(x: 260, y: 180, width: 120, height: 34)),
      (name, nil, CGRect(x: 0, y: 250, width: 120, height: 30)),
      (other, nil, CGRect(x: 130, y: 250, width: 120, height: 30)),
      (card, nil, CGRect(x: 260, y: 250, width: 60, height: 30)),
      (wheel, nil, CGRect(x: 0, y: 290, width: 180, height: 140)),
    ]
    for (control, name, frame) in places {
      control.accessibilityLabel = name
      control.frame = frame
      view.addSubview(control)
    }
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [weak self] _ in
        guard let self else { return }
        Task { [server] in
          let answer = try? await server.answer("yes") { "yes" }
          self.note(answer ?? "failed")
        }
      }
    )
    present(alert, animated: false)
  }
}

extension EverythingViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.accessoryType = .detailButton
    let star = UIAccessibilityCustomAction(name: "Star", actionHandler: nil)
    star.actionHandler = { [weak self] _ in
      self?.note("star")
      return true
    }
    cell.accessibilityCustomActions = [star]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    note("tap")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    rows[indexPath.row] == "Row 1" ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    rows[indexPath.row] != "Row 1"
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { note("detail") }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { rows[indexPath.row].hasSuffix("3") ? .insert : .delete }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .insert {
      rows.insert("Inserted", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .none)
    } else {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Read") { [weak self] in
        self?.note("read")
        $2(true)
      }
    ])
  }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu("row") }
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
}

extension EverythingViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    note("wheel \(row)")
  }
}
