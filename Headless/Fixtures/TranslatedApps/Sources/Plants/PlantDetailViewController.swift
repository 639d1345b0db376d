import UIKit

class PlantDetailViewController: UIViewController {
  private let plant: Plant
  private let summaryLabel = UILabel()
  private let noteLabel = UILabel()
  private let waterButton = UIButton(type: .system)
  private let stepper = UIStepper()
  private var observation: NSKeyValueObservation?
  private var noteObservation: NSKeyValueObservation?

  init(plant: Plant) {
    self.plant = plant
    super.init(nibName: nil, bundle: nil)
    title = plant.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    waterButton.setTitle("Water now", for: .normal)
    waterButton.addTarget(self, action: #selector(waterTapped(_:event:)), for: .touchUpInside)
    stepper.minimumValue = 1
    stepper.maximumValue = 30
    stepper.value = Double(plant.watering.days)
    stepper.addTarget(self, action: #selector(self.stepped), for: .valueChanged)
    noteLabel.isUserInteractionEnabled = true
    noteLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(noteTapped)))

    let stack = UIStackView(arrangedSubviews: [summaryLabel, noteLabel, waterButton, stepper])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])

    observation = plant.observe(\.timesWatered, options: [.initial, .old, .new]) { [weak self] plant, change in
      self?.summaryLabel.text = "\(plant.summary), \(plant.watering.text)"
      if let old = change.oldValue, let new = change.newValue, old < new {
        self?.title = "\(plant.name) ✓"
      }
    }
    noteObservation = plant.observe(\.note, options: [.initial]) { [weak self] plant, _ in
      self?.noteLabel.text = plant.note ?? "Add a note"
    }
  }

  @objc func waterTapped(_ sender: UIButton, event: UIEvent) {
    plant.timesWatered += 1
    sender.isEnabled = plant.timesWatered < 3
  }

  @objc private func stepped(_ sender: UIStepper) {
    plant.watering.days = Int(sender.value)
    summaryLabel.text = plant.watering.text
  }

  @objc private func noteTapped() {
    let alert = UIAlertController(title: "Note", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        self?.plant.note = alert?.textFields?.first?.text
      }
    )
    present(alert, animated: true)
  }
}
