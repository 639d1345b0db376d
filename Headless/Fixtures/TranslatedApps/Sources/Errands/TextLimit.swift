import UIKit

/// Keeps a text short; a nib has one beside its views.
class TextLimit: NSObject, UITextFieldDelegate {
  @IBInspectable var limit: Int = 100
  @IBOutlet weak var field: UITextField?

  @IBAction func clear(_ sender: Any?) {
    field?.text = ""
  }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let length = (textField.text ?? "").utf16.count - range.length + string.utf16.count
    return length <= limit
  }
}
