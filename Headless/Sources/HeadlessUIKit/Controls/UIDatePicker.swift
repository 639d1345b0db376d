import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A control for a date, a time, or a length of time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    @available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *)
    case yearAndMonth = 4
  }

  open var datePickerMode: Mode = .dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// Every style is drawn as the compact one: the chosen date in words.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { invalidateIntrinsicContentSize() } }
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var minimumDate: Date? { didSet { date = limited(date) } }
  open var maximumDate: Date? { didSet { date = limited(date) } }
  /// How long a time that is counted down is, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The distance between minutes that can be chosen: a divisor of 60.
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true

  private var storedDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The chosen date, within the limits; at first that of the beginning of 2001, so that pictures are the same each time.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = limited(newValue)
      setNeedsDisplay()
    }
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override open var intrinsicContentSize: CGSize {
    let label = UILabel()
    label.text = headlessText
    return CGSize(width: label.intrinsicContentSize.width + 2 * UIDatePicker.padding, height: UIDatePicker.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override final func headlessDidEnterWindow() {
    super.headlessDidEnterWindow()
    // Other styles are drawn without wheels.
    if preferredDatePickerStyle == .wheels { HeadlessFailure.refuseInMacIdiom("_UIDatePickerView", self) }
  }

  /// The height of the compact style, in points.
  static let height: CGFloat = 34
  /// The room at each side of the text, in points.
  static let padding: CGFloat = 11

  /// Simulates a choice of a date, within the limits: it sends the actions for `valueChanged`.
  ///
  /// - Returns: whether the control can be used now.
  @discardableResult
  public func headlessChoose(_ date: Date) -> Bool {
    guard isEnabled, isReachableByTouch else { return false }
    let before = storedDate
    self.date = rounded(date)
    if storedDate != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  /// The chosen date as digits, the same on every machine.
  public var headlessText: String {
    var calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: storedDate)
    func digits(_ number: Int?, _ width: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return switch datePickerMode {
    case .time: time
    case .date: day
    case .dateAndTime: "\(day) \(time)"
    case .countDownTimer: "\(Int(countDownDuration) / 3600):\(digits(Int(countDownDuration) / 60 % 60, 2))"
    case .yearAndMonth: String(day.prefix(7))
    }
  }

  private func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1, roundsToMinuteInterval else { return date }
    let step = TimeInterval(minuteInterval * 60)
    return Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / step).rounded(.down) * step)
  }

  /// A minimum that is later than the maximum does not count, as UIKit documents it of both.
  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }
}
