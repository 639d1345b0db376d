import UIKit

protocol StopCellDelegate: AnyObject {
  func stopCell(_ cell: StopCell, didChangeNights nights: Int)
}

class StopCell: UITableViewCell {
  static let reuseIdentifier = String(describing: StopCell.self)

  weak var delegate: StopCellDelegate?
  private let stepper = UIStepper()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    stepper.minimumValue = 1
    stepper.maximumValue = 14
    stepper.addTarget(self, action: #selector(StopCell.stepped(_:)), for: .valueChanged)
    accessoryView = stepper
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with stop: Stop) {
    textLabel?.text = stop.name
    detailTextLabel?.text = stop.nights == 1 ? "1 night" : "\(stop.nights) nights"
    stepper.value = Double(stop.nights)
    stepper.accessibilityLabel = "Nights in \(stop.name)"
  }

  @objc private func stepped(_ sender: UIStepper) {
    delegate?.stopCell(self, didChangeNights: Int(sender.value))
  }
}
