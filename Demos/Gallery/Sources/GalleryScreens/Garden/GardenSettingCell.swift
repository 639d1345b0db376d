import Foundation
import Roster

/// Shows a setting with its switch: beside the text, or below it where text is very large.
final class GardenSettingCell: UITableViewCell, ReusablePresenter {
  /// Is called when the switch was tapped.
  var onChange: (@MainActor (_ isOn: Bool) -> Void)?

  private let title = UILabel(style: .headline, lines: 0)
  private let explanation = UILabel(style: .subheadline, color: .secondaryLabel, lines: 0)
  private let toggle = UISwitch()
  private var beside: [NSLayoutConstraint] = []
  private var below: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func present(viewModel: GardenSetting) {
    title.text = viewModel.title
    explanation.text = viewModel.explanation
    toggle.isOn = viewModel.isOn
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onChange = nil
  }

  override func updateConstraints() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    NSLayoutConstraint.deactivate(isLarge ? beside : below)
    NSLayoutConstraint.activate(isLarge ? below : beside)
    super.updateConstraints()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConstraints()
  }

  private func setUp() {
    for view in [title, explanation, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      explanation.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 3),
      explanation.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      explanation.trailingAnchor.constraint(equalTo: title.trailingAnchor),
    ])
    beside = [
      toggle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -16),
      explanation.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ]
    below = [
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.topAnchor.constraint(equalTo: explanation.bottomAnchor, constant: 8),
      toggle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      toggle.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ]
    setNeedsUpdateConstraints()
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange?(toggle.isOn)
      },
      for: .valueChanged
    )
  }
}
