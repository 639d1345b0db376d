import UIKit

@objc protocol ErrandCellDelegate: AnyObject {
  func errandCell(_ cell: ErrandCell, didChangeDone isDone: Bool)
  @objc optional func errandCellDidTapPlace(_ cell: ErrandCell)
}

class ErrandCell: UITableViewCell {
  static let reuseIdentifier = "ErrandCell"

  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var placeButton: UIButton!
  @IBOutlet private weak var doneSwitch: UISwitch!
  @IBOutlet private var priorityMarks: [UIView]!
  @IBOutlet private weak var placeHeight: NSLayoutConstraint!

  @IBInspectable var titleInset: CGFloat = 0
  @IBInspectable var highlightColor: UIColor = .clear

  weak var delegate: ErrandCellDelegate?
  private(set) var outletsWhenAwake = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    let outlets: [Any?] = [titleLabel, placeButton, doneSwitch, placeHeight]
    outletsWhenAwake = outlets.filter { $0 != nil }.count + (priorityMarks?.count ?? 0)
    titleLabel.numberOfLines = 0
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = highlightColor
  }

  func show(_ errand: Errand) {
    titleLabel.text = errand.title
    placeButton.setTitle(errand.place, for: .normal)
    placeHeight.constant = errand.place.isEmpty ? 0 : 34
    placeButton.isHidden = errand.place.isEmpty
    doneSwitch.isOn = errand.isDone
    doneSwitch.accessibilityLabel = "Done: \(errand.title)"
    for (index, mark) in priorityMarks.enumerated() {
      mark.isHidden = index > errand.priority.rawValue
    }
  }

  @IBAction private func doneChanged(_ sender: UISwitch) {
    delegate?.errandCell(self, didChangeDone: sender.isOn)
  }

  @IBAction func placeTapped() {
    delegate?.errandCellDidTapPlace?(self)
  }
}
