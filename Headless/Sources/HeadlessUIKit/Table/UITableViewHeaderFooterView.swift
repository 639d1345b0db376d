import Foundation

/// A header or a footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, StandardLabelOwner {
  let content = ConfiguredContent()
  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?
  package weak var table: UITableView?
  override var headlessContainer: UIView? { table }
  package var isFooter = false { didSet { setNeedsLayout() } }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.Metrics.plainTitledHeader))
    setUp()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? HeadlessCoder)?.decodeObject(forKey: "reuseIdentifier") as? String
    super.init(coder: coder)
    setUp()
    HeadlessCoder.finish(self, as: UITableViewHeaderFooterView.self, coder)
  }

  override public convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  private func setUp() {
    content.view.ownLayoutMargins = LayoutAssumptions.headerMargins
    addSubview(content.view)
  }

  /// Makes a view of a class that was registered.
  public required convenience init(headlessReuseIdentifier identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  open var contentView: UIView { content.view }
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The label that shows a title.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = makeLabel()
    storedTextLabel = label
    styleLabels()
    return label
  }

  open var detailTextLabel: UILabel? {
    if let storedDetailTextLabel { return storedDetailTextLabel }
    let label = makeLabel()
    storedDetailTextLabel = label
    styleLabels()
    return label
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set {
      if newValue != nil { removeLabels() }
      content.show(newValue, in: self)
      setNeedsUpdateConfiguration()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { content.background }
    set {
      content.background = newValue
      setNeedsUpdateConfiguration()
    }
  }

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.automaticallyUpdatesContent }
    set { content.automaticallyUpdatesContent = newValue }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.automaticallyUpdatesBackground }
    set { content.automaticallyUpdatesBackground = newValue }
  }

  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  open func setNeedsUpdateConfiguration() {
    content.setNeedsUpdate(in: self)
  }

  /// The traits are a part of the state.
  override func headlessTraitsDidChange(from previous: UITraitCollection) {
    super.headlessTraitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  open func updateConfiguration(using state: UIViewConfigurationState) {
    content.updateConfigurations(for: state, in: self)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (isPlain, isFooter) {
    case (true, false): .plainHeader()
    case (true, true): .plainFooter()
    case (false, false): .groupedHeader()
    case (false, true): .groupedFooter()
    }
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  // MARK: Layout

  override open func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    content.view.frame = bounds
    shareMargins()
    backgroundView?.frame = bounds
    let room = max(0, bounds.width - 2 * UITableViewCell.Metrics.margin)
    let text = size(of: storedTextLabel, width: room)
    let detail = size(of: storedDetailTextLabel, width: room)
    let height = text.height + detail.height
    // Titles of a grouped table stand next to the rows that they belong to.
    let centred = (bounds.height - height) / 2
    let nearRows = isFooter ? Self.titleMargin : bounds.height - height - Self.titleMargin
    let y = isPlain ? centred : nearRows
    storedTextLabel?.frame = CGRect(x: UITableViewCell.Metrics.margin, y: y, width: room, height: text.height)
    storedDetailTextLabel?.frame = CGRect(
      x: UITableViewCell.Metrics.margin,
      y: y + text.height,
      width: room,
      height: detail.height
    )
  }

  /// Content keeps the view's margins at its sides.
  private func shareMargins() {
    guard let list = content.view as? UIListContentView else { return }
    list.superviewMargins.leading = UITableViewCell.Metrics.margin
    list.superviewMargins.trailing = UITableViewCell.Metrics.margin
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    shareMargins()
    if content.configuration != nil {
      let fitted = contentView.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      return CGSize(width: size.width, height: fitted.height)
    }
    let room = max(0, size.width - 2 * UITableViewCell.Metrics.margin)
    let labels =
      self.size(of: storedTextLabel, width: room).height + self.size(of: storedDetailTextLabel, width: room).height
    return CGSize(width: size.width, height: labels > 0 ? labels + 2 * Self.titleMargin : 0)
  }

  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if content.view.holdsConstrainedViews || !constraints.isEmpty {
      updateConfigurationIfNeeded()
      return fittedByConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    let width = horizontalFittingPriority == .required ? targetSize.width : bounds.width
    let fitted = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitted.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitted.height
    )
  }

  override var headlessIsLayoutHost: Bool { true }

  override func headlessInsets(ofHosted view: UIView) -> UIEdgeInsets? { view === content.view ? .zero : nil }

  private static let titleMargin: CGFloat = 6

  private var isPlain: Bool { table.map { $0.style == .plain } ?? true }

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

  /// Whether a view is a label of the title, whose number of lines is the header's own choice.
  package final func headlessHasTitle(in view: UIView) -> Bool {
    view === storedTextLabel || view === storedDetailTextLabel
  }

  /// Gives the labels the look that the table's style has for headers or footers.
  func styleLabels() {
    let isGroupedFooter = !isPlain && isFooter
    storedTextLabel?.followTextSize(isPlain ? .headline : .footnote)
    storedTextLabel?.textColor = isPlain ? .label : .secondaryLabel
    storedTextLabel?.numberOfLines = isGroupedFooter || !isPlain ? 0 : 1
    storedDetailTextLabel?.followTextSize(.footnote)
    storedDetailTextLabel?.textColor = .secondaryLabel
  }

  private func makeLabel() -> UILabel {
    let label = StandardLabel()
    label.standardOwner = self
    if contentConfiguration == nil { contentView.addSubview(label) }
    setNeedsLayout()
    return label
  }

  func textDidChange(of label: UILabel) {
    if label === storedTextLabel || label === storedDetailTextLabel { showLabels() }
  }

  /// Puts the labels in the place of a content configuration.
  private func showLabels() {
    guard contentConfiguration != nil else { return }
    contentConfiguration = nil
    for label in [storedTextLabel, storedDetailTextLabel].compactMap({ $0 }) { contentView.addSubview(label) }
  }

  private func removeLabels() {
    storedTextLabel?.removeFromSuperview()
    storedDetailTextLabel?.removeFromSuperview()
    storedTextLabel = nil
    storedDetailTextLabel = nil
  }

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
  }
}
