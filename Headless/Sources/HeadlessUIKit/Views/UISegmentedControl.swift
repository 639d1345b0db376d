import Foundation

/// A row of segments of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  override final var headlessIsAccessibilityElement: Bool { true }
  public nonisolated static let noSegment = -1

  /// The height of the control, in points.
  static let height: CGFloat = 32
  /// The room on each side of a segment's title, in points.
  static let titlePadding: CGFloat = 10

  package struct Segment {
    package var title: String?
    package var image: UIImage?
    var action: UIAction?
    package var isEnabled = true
  }

  package var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }

  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var numberOfSegments: Int { segments.count }

  /// A control with a segment for each title or picture.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = intrinsicContentSize
  }

  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    HeadlessCoder.finish(self, as: UISegmentedControl.self, coder)
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// Simulates a tap on a segment; a tap on the selected one does nothing.
  public func headlessTapSegment(at segment: Int) {
    guard isEnabled, isReachableByTouch, segments.indices.contains(segment), segments[segment].isEnabled else { return }
    guard segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    segments[segment].action.map(sendAction)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  override class var headlessHugging: AxisPriorities {
    AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh)
  }

  override open var intrinsicContentSize: CGSize {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    let widest = segments.reduce(0) { widest, segment in
      label.text = segment.title
      return max(widest, segment.image?.size.width ?? label.intrinsicContentSize.width)
    }
    let width = (widest + 2 * UISegmentedControl.titlePadding) * CGFloat(segments.count)
    return CGSize(width: width, height: UISegmentedControl.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
