import Foundation

extension UITableViewCell {
  /// The views of the standard styles.
  struct StandardViews {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
  }

  func standardLabel(_ keyPath: WritableKeyPath<StandardViews, UILabel?>) -> UILabel {
    if let label = standardViews[keyPath: keyPath] { return label }
    let label = StandardLabel()
    style(label, isDetail: keyPath == \.detail)
    standardViews[keyPath: keyPath] = label
    label.onText = { [weak self, weak label] in
      guard let self, let label, standardViews[keyPath: keyPath] === label, label.text != nil else { return }
      showStandardViews()
    }
    if contentConfiguration == nil { contentView.addSubview(label) }
    setNeedsLayout()
    return label
  }

  func standardImageView() -> UIImageView {
    if let image = standardViews.image { return image }
    let image = UIImageView(frame: .zero)
    image.contentMode = .scaleAspectFit
    standardViews.image = image
    if contentConfiguration == nil { contentView.addSubview(image) }
    setNeedsLayout()
    return image
  }

  /// Puts the standard views in the place of a content configuration.
  private func showStandardViews() {
    guard contentConfiguration != nil, ListAssumptions.labelsAndConfigurationsReplaceEachOther else { return }
    contentConfiguration = nil
    let views: [UIView?] = [standardViews.image, standardViews.text, standardViews.detail]
    for view in views.compactMap({ $0 }) { contentView.addSubview(view) }
  }

  /// Removes the standard views; a content configuration takes their place.
  func removeStandardViews() {
    standardViews.text?.removeFromSuperview()
    standardViews.detail?.removeFromSuperview()
    standardViews.image?.removeFromSuperview()
    standardViews = StandardViews()
  }

  private func style(_ label: UILabel, isDetail: Bool) {
    switch style {
    case .default: break
    case .subtitle:
      if isDetail { label.font = .systemFont(ofSize: 12) }
    case .value1:
      if isDetail { label.textColor = .secondaryLabel }
    case .value2:
      label.font = .systemFont(ofSize: isDetail ? 15 : 12, weight: .regular)
      if !isDetail {
        label.textColor = .tintColor
        label.textAlignment = .right
      }
    }
  }

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, belowSubview: contentView) }
    setNeedsLayout()
  }

  func replaceAccessory(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  func stateDidChange() {
    setNeedsUpdateConfiguration()
    for label in [standardViews.text, standardViews.detail].compactMap({ $0 }) {
      label.isHighlighted = isSelected || isHighlighted
    }
    standardViews.image?.isHighlighted = isSelected || isHighlighted
  }

  /// Brings the configurations up to date with the state.
  func updateConfigurationIfNeeded() {
    content.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }
}
