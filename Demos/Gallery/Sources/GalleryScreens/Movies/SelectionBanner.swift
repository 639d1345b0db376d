import Foundation
import Roster

/// A strip above a list that says what was selected.
final class SelectionBanner: UIView {
  static let height: CGFloat = 44
  private let label = UILabel(style: .subheadline, color: .secondaryLabel, maximum: 22, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ selection: String?) {
    label.text = selection ?? "Tap a movie or an actor"
    label.textColor = selection == nil ? .secondaryLabel : .tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 8)
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    addSubview(label)
  }
}
