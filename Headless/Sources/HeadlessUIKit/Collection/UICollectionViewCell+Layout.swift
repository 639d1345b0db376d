import Foundation

extension UICollectionViewCell {
  func addContentView() {
    HeadlessCounts.now.cellsCreated += 1
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// A change of selection or highlight shows in the backgrounds and in the configurations.
  func stateDidChange() {
    updateBackgroundVisibility()
    setNeedsUpdateConfiguration()
  }

  func backgroundDidChange(from old: UIView?) {
    if old !== backgroundView, old !== selectedBackgroundView { old?.removeFromSuperview() }
    // From back to front: the background, the selected background, the content.
    for view in [selectedBackgroundView, backgroundView].compactMap({ $0 }) {
      insertSubview(view, at: 0)
      view.frame = bounds
    }
    updateBackgroundVisibility()
  }

  private func updateBackgroundVisibility() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  func contentConfigurationDidChange() {
    if let configuration = contentConfiguration {
      if let view = configuredContentView, view.supports(configuration) {
        view.configuration = configuration
      } else {
        configuredContentView?.removeFromSuperview()
        let view = configuration.makeContentView()
        view.frame = contentView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
        configuredContentView = view
      }
    } else {
      configuredContentView?.removeFromSuperview()
      configuredContentView = nil
    }
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    observeConfiguration {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    } invalidate: { [weak self] in
      self?.setNeedsUpdateConfiguration()
    }
  }

  func layoutContent() {
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = contentFrame
  }

  /// The size that the content asks for in the room that is offered, in points.
  ///
  /// Without a content configuration it is the size of the subview that follows the content view's size.
  func fittingSize(for offered: CGSize) -> CGSize {
    let inset = CGSize(
      width: bounds.width - contentFrame.width,
      height: bounds.height - contentFrame.height
    )
    let room = CGSize(width: offered.width - inset.width, height: offered.height - inset.height)
    guard let content = contentSize(in: room) else { return bounds.size }
    return CGSize(width: content.width + inset.width, height: content.height + inset.height)
  }

  private func contentSize(in room: CGSize) -> CGSize? {
    if let configuredContentView { return configuredContentView.headlessContentSize(in: room) }
    let fillers = contentView.subviews.filter {
      $0.autoresizingMask.contains([.flexibleWidth, .flexibleHeight]) && !$0.isHidden
    }
    guard let filler = fillers.first, fillers.count == 1 else { return nil }
    let margins = CGSize(
      width: max(0, contentView.bounds.width - filler.frame.width),
      height: max(0, contentView.bounds.height - filler.frame.height)
    )
    let size = filler.headlessContentSize(
      in: CGSize(width: room.width - margins.width, height: room.height - margins.height)
    )
    return CGSize(width: size.width + margins.width, height: size.height + margins.height)
  }

  /// The content view's rectangle in the cell: all of it, unless accessories take some.
  private var contentFrame: CGRect {
    bounds.inset(by: headlessContentInset)
  }
}
