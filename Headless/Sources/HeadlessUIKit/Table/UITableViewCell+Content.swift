import Foundation

extension UITableViewCell: StandardLabelOwner {
  /// The views of the standard styles.
  struct StandardViews {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
  }

  func standardLabel(isDetail: Bool) -> UILabel {
    if let label = isDetail ? standardViews.detail : standardViews.text { return label }
    let label = StandardLabel()
    style(label, isDetail: isDetail)
    if isDetail { standardViews.detail = label } else { standardViews.text = label }
    label.standardOwner = self
    if contentConfiguration == nil { contentView.addSubview(label) }
    setNeedsLayout()
    return label
  }

  /// Puts a label of a class of the app's own in the place of one of the standard style.
  package func headlessReplaceStandardLabel(by label: UILabel, isDetail: Bool) {
    (isDetail ? standardViews.detail : standardViews.text)?.removeFromSuperview()
    style(label, isDetail: isDetail)
    if isDetail { standardViews.detail = label } else { standardViews.text = label }
    label.standardOwner = self
    if contentConfiguration == nil { contentView.addSubview(label) }
    setNeedsLayout()
  }

  /// Puts an image view of a class of the app's own in the place of that of the standard style.
  package func headlessReplaceStandardImageView(by image: UIImageView) {
    standardViews.image?.removeFromSuperview()
    image.contentMode = .scaleAspectFit
    standardViews.image = image
    if contentConfiguration == nil { contentView.addSubview(image) }
    setNeedsLayout()
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

  func textDidChange(of label: UILabel) {
    if label === standardViews.text || label === standardViews.detail { showStandardViews() }
  }

  /// Puts the standard views in the place of a content configuration.
  private func showStandardViews() {
    guard contentConfiguration != nil else { return }
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
    case .default: label.followTextSize(.body)
    case .subtitle: label.followTextSize(isDetail ? .caption1 : .body)
    case .value1:
      label.followTextSize(.body)
      if isDetail { label.textColor = .secondaryLabel }
    case .value2:
      label.followTextSize(isDetail ? .subheadline : .caption1)
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
      observeConfiguration {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      } invalidate: { [weak self] in
        self?.setNeedsUpdateConfiguration()
      }
    }
  }
}
