import Foundation

/// Wheels of which each shows one of its rows.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      delegate = HeadlessOptionalRequirement.ofOwnClass(delegate)
      reloadAllComponents()
    }
  }

  /// The number of rows of each wheel.
  private var counts: [Int]?
  private var selected: [Int] = []

  /// The height of a row where the delegate gives none, in points.
  static let rowHeight: CGFloat = 32
  /// The size of a picker that is not stretched, in points.
  static let naturalSize = CGSize(width: 320, height: 216)

  open var numberOfComponents: Int { knownCounts.count }

  open func numberOfRows(inComponent component: Int) -> Int { checked(component) ? knownCounts[component] : 0 }

  /// The row in the middle of a wheel; -1 of a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard checked(component) else { return -1 }
    return knownCounts[component] == 0 ? -1 : selected[component]
  }

  /// Turns a wheel, without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard checked(component), knownCounts[component] > 0 else { return }
    selected[component] = min(max(row, 0), knownCounts[component] - 1)
    setNeedsLayout()
  }

  open func reloadAllComponents() {
    counts = nil
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  open func rowSize(forComponent component: Int) -> CGSize {
    guard checked(component) else { return .zero }
    return CGSize(width: width(ofComponent: component), height: height(ofComponent: component))
  }

  /// The view that the delegate gave for a row; only those in sight have one.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return shown[Place(row: row, component: component)]
  }

  override final func headlessDidEnterWindow() {
    super.headlessDidEnterWindow()
    HeadlessFailure.refuseInMacIdiom("UIPickerView", self)
  }

  override open var intrinsicContentSize: CGSize { UIPickerView.naturalSize }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.naturalSize }

  /// Simulates a finger that turns a wheel until a row is in its middle; it calls the delegate.
  ///
  /// - Returns: whether there is such a row.
  @discardableResult
  public func headlessChoose(row: Int, inComponent component: Int) -> Bool {
    guard isReachableByTouch, knownCounts.indices.contains(component), row >= 0, row < knownCounts[component] else {
      return false
    }
    selectRow(row, inComponent: component, animated: true)
    layoutIfNeeded()
    guard let delegate else { return true }
    HeadlessOptionalRequirement.ask("pickerView(_:didSelectRow:inComponent:)") {
      delegate.pickerView(self, didSelectRow: row, inComponent: component)
    }
    return true
  }

  // MARK: Layout

  private struct Place: Hashable {
    var row: Int
    var component: Int
  }

  private var shown: [Place: UIView] = [:]

  override open func layoutSubviews() {
    super.layoutSubviews()
    var kept: [Place: UIView] = [:]
    var x = max(0, (bounds.width - (0..<numberOfComponents).reduce(0) { $0 + width(ofComponent: $1) }) / 2)
    for component in 0..<numberOfComponents {
      let (width, height) = (width(ofComponent: component), height(ofComponent: component))
      let middle = selected[component]
      let reach = height > 0 ? Int((bounds.height / height / 2).rounded(.down)) : 0
      for row in max(0, middle - reach)..<max(0, min(knownCounts[component], middle + reach + 1)) {
        let place = Place(row: row, component: component)
        let view = shown[place] ?? makeView(place)
        let y = bounds.midY + CGFloat(row - middle) * height - height / 2
        view.frame = directed(CGRect(x: x, y: y, width: width, height: height))
        view.alpha = row == middle ? 1 : UIPickerView.quietAlpha
        if view.superview !== self { addSubview(view) }
        kept[place] = view
      }
      x += width
    }
    for (place, view) in shown where kept[place] !== view { view.removeFromSuperview() }
    shown = kept
  }

  /// How much of a row beside the middle is seen.
  private static let quietAlpha: CGFloat = 0.4

  private func makeView(_ place: Place) -> UIView {
    let given = ask("pickerView(_:viewForRow:forComponent:reusing:)") {
      $0.pickerView(self, viewForRow: place.row, forComponent: place.component, reusing: nil)
    }
    if let given { return given }
    let label = UILabel()
    label.font = .systemFont(ofSize: UIPickerView.fontSize)
    label.textAlignment = .center
    let attributed = ask("pickerView(_:attributedTitleForRow:forComponent:)") {
      $0.pickerView(self, attributedTitleForRow: place.row, forComponent: place.component)
    }
    if let attributed = attributed ?? nil {
      label.attributedText = attributed
    } else {
      label.text =
        ask("pickerView(_:titleForRow:forComponent:)") {
          $0.pickerView(self, titleForRow: place.row, forComponent: place.component)
        } ?? nil
    }
    return label
  }

  private static let fontSize: CGFloat = 21

  private func width(ofComponent component: Int) -> CGFloat {
    ask("pickerView(_:widthForComponent:)") { $0.pickerView(self, widthForComponent: component) }
      ?? bounds.width / CGFloat(max(1, numberOfComponents))
  }

  private func height(ofComponent component: Int) -> CGFloat {
    ask("pickerView(_:rowHeightForComponent:)") { $0.pickerView(self, rowHeightForComponent: component) }
      ?? UIPickerView.rowHeight
  }

  private func ask<Answer>(
    _ requirement: StaticString,
    _ question: (any UIPickerViewDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return HeadlessOptionalRequirement.ask(requirement) { question(delegate) }
  }

  private var knownCounts: [Int] {
    if let counts { return counts }
    let known = (0..<max(0, dataSource?.numberOfComponents(in: self) ?? 0)).map {
      max(0, dataSource?.pickerView(self, numberOfRowsInComponent: $0) ?? 0)
    }
    counts = known
    selected = known.enumerated().map { index, count in
      min(selected.indices.contains(index) ? selected[index] : 0, max(0, count - 1))
    }
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    return known
  }

  private func checked(_ component: Int) -> Bool {
    guard !knownCounts.indices.contains(component) else { return true }
    HeadlessFailure(
      .sectionOutOfRange,
      name: .range,
      reason: "component \(component) is beyond the picker's \(knownCounts.count) components",
      indexes: [[component]]
    ).raise()
    return false
  }
}

/// Says how many wheels and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
