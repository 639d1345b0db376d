import UIKit

/// Two buttons around a number; it loads its own content.
@IBDesignable class MinutesView: UIControl {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private weak var label: UILabel!
  @IBOutlet private weak var lessButton: UIButton!

  @IBInspectable var step: Int = 5
  @IBInspectable var unit: String = "min" {
    didSet { showMinutes() }
  }

  var minutes = 0 {
    didSet { showMinutes() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadContent()
  }

  private func loadContent() {
    Bundle.main.loadNibNamed("MinutesView", owner: self, options: nil)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    showMinutes()
  }

  private func showMinutes() {
    label?.text = "\(minutes) \(unit)"
    lessButton?.isEnabled = minutes > 0
  }

  @IBAction private func less(_ sender: Any) {
    minutes = max(0, minutes - step)
    sendActions(for: .valueChanged)
  }

  @IBAction private func more(_ sender: Any) {
    minutes += step
    sendActions(for: .valueChanged)
  }
}
