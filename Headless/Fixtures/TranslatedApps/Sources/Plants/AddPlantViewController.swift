import UIKit

@objc protocol AddPlantViewControllerDelegate: NSObjectProtocol {
  func addPlantViewController(_ controller: AddPlantViewController, didFinishWith plant: Plant)
  @objc optional func addPlantViewControllerDidCancel(_ controller: AddPlantViewController)
}

class AddPlantViewController: UIViewController {
  weak var delegate: AddPlantViewControllerDelegate?
  @objc dynamic private(set) var isComplete = false {
    didSet { navigationItem.rightBarButtonItem?.isEnabled = isComplete }
  }

  private lazy var nameField: UITextField = {
    let field = UITextField()
    field.placeholder = "Name"
    field.delegate = self
    field.addTarget(self, action: #selector(nameChanged(_:)), for: .editingChanged)
    return field
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Plant"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel,
      target: self,
      action: #selector(cancel)
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done,
      target: self,
      action: #selector(done)
    )
    navigationItem.rightBarButtonItem?.isEnabled = false

    nameField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameField)
    NSLayoutConstraint.activate([
      nameField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      nameField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      nameField.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      nameField.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  @objc private func nameChanged(_ field: UITextField) {
    isComplete = field.text?.isEmpty == false
  }

  @objc private func cancel() {
    delegate?.addPlantViewControllerDidCancel?(self)
    if delegate?.addPlantViewControllerDidCancel?(self) == nil {
      dismiss(animated: true)
    }
  }

  @objc private func done() {
    let name = nameField.text ?? ""
    let plant = Plant(identifier: name.lowercased(), name: name, watering: Watering(days: 7))
    delegate?.addPlantViewController(self, didFinishWith: plant)
  }
}

extension AddPlantViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
