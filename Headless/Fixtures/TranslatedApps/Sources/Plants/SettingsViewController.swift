import UIKit

class SettingsViewController: BaseTableViewController {
  @IBInspectable var rowCount: Int = 2
  @IBOutlet private weak var footerLabel: UILabel?
  private(set) var savedCount = 0
  private var isOn: [Int: Bool] = [:]

  override var screenName: String { "Settings" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    label.text = "Nothing saved"
    tableView.tableFooterView = label
    footerLabel = label
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = indexPath.row == 0 ? "Reminders" : "Sounds"
    cell.selectionStyle = .none
    let toggle = UISwitch()
    toggle.tag = indexPath.row
    toggle.isOn = isOn[indexPath.row] ?? false
    toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  @IBAction func toggled(_ sender: UISwitch) {
    isOn[sender.tag] = sender.isOn
    if sender.tag == 0 {
      NotificationCenter.default.post(name: .remindersDidChange, object: nil)
    }
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(save), object: nil)
    perform(#selector(save), with: nil, afterDelay: 0.1)
  }

  @objc private func save() {
    savedCount += 1
    footerLabel?.text = "Saved"
    if responds(to: #selector(BaseTableViewController.settingsTapped)) {
      footerLabel?.text = "Saved \(savedCount)"
    }
  }

  #if os(iOS)
    override var preferredStatusBarStyle: UIStatusBarStyle {
      .lightContent
    }
  #endif
}
