import UIKit

/// What the screens of the app have in common.
public class BaseTableViewController: UITableViewController {
  private(set) var isVisible = false

  var screenName: String { "Screen" }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = screenName
  }
}

extension BaseTableViewController {
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isVisible = true
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isVisible = false
  }

  @objc func settingsTapped() {
    navigationController?.pushViewController(SettingsViewController(style: .grouped), animated: true)
  }
}
