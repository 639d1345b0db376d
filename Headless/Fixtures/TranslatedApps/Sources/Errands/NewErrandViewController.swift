import UIKit

class NewErrandViewController: UIViewController {
  @IBOutlet private weak var titleField: UITextField!
  @IBOutlet private weak var placeField: UITextField!
  @IBOutlet private weak var priorityControl: UISegmentedControl!
  @IBOutlet private weak var saveButton: UIButton!
  @IBOutlet private var placeLimit: TextLimit!

  var onSave: ((Errand) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New errand"
    saveButton.isEnabled = false
  }

  @IBAction private func textChanged(_ sender: UITextField) {
    saveButton.isEnabled = titleField.text?.isEmpty == false
  }

  @IBAction private func save(_ sender: Any?) {
    onSave?(
      Errand(
        title: titleField.text ?? "",
        place: placeField.text ?? "",
        priority: Errand.Priority(rawValue: priorityControl.selectedSegmentIndex) ?? .normal
      )
    )
  }
}

extension NewErrandViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == titleField {
      placeField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}
