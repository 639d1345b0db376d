import UIKit

class SettingsViewController: UITableViewController {
  @IBOutlet private weak var nightsSwitch: UISwitch!
  @IBOutlet private weak var resetCell: UITableViewCell!
  private(set) var resetCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    nightsSwitch.isOn = JourneyStore.shared.showsNights
  }

  @IBAction func nightsSwitched(_ sender: UISwitch) {
    JourneyStore.shared.showsNights = sender.isOn
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if tableView.cellForRow(at: indexPath) === resetCell {
      resetCount += 1
      resetCell.textLabel?.text = "Reset"
    }
  }
}
