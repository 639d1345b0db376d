import Foundation
import Roster

/// Shows a setting with a switch.
final class SettingCell: StackCell, ReusablePresenter {
  /// Is called when the switch was tapped.
  var onChange: (@MainActor (_ isOn: Bool) -> Void)?

  private let title = UILabel(style: .body)
  private let toggle = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func present(viewModel setting: Setting) {
    title.text = setting.title
    toggle.isOn = setting.isOn
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onChange = nil
  }

  private func setUp() {
    selectionStyle = .none
    toggle.keepWidth()
    stack.layoutMargins.top = 7
    stack.layoutMargins.bottom = 7
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(toggle)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange?(toggle.isOn)
      },
      for: .valueChanged
    )
  }
}
