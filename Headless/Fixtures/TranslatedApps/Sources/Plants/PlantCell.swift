import UIKit

@objc protocol PlantCellDelegate {
  func plantCellDidTapWater(_ cell: PlantCell)
  @objc optional func plantCellDidLongPress(_ cell: PlantCell)
}

class PlantCell: UITableViewCell {
  static let reuseIdentifier = "PlantCell"

  weak var delegate: PlantCellDelegate?

  private let nameLabel = UILabel()
  private let summaryLabel = UILabel()
  private var observations: [NSKeyValueObservation] = []

  private lazy var waterButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Water", for: .normal)
    button.addTarget(self, action: #selector(waterTapped), for: .touchUpInside)
    return button
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let labels = UIStackView(arrangedSubviews: [nameLabel, summaryLabel])
    labels.axis = .vertical
    let row = UIStackView(arrangedSubviews: [labels, waterButton])
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
    contentView.addGestureRecognizer(press)
  }

  func configure(with plant: Plant) {
    observations = [
      plant.observe(\.name, options: [.initial, .new]) { [weak self] _, change in
        self?.nameLabel.text = change.newValue
      },
      plant.observe(\.summary, options: .initial) { [weak self] plant, _ in
        self?.summaryLabel.text = plant.summary
      },
    ]
  }

  @objc private func waterTapped() {
    delegate?.plantCellDidTapWater(self)
  }

  @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    delegate?.plantCellDidLongPress?(self)
  }
}

extension PlantCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    observations.removeAll()
  }
}
