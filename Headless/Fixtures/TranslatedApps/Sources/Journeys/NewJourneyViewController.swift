import UIKit

class NewJourneyViewController: UIViewController {
  @IBOutlet private weak var destinationField: UITextField!
  @IBOutlet private weak var nightsSlider: UISlider!
  @IBOutlet private weak var nightsLabel: UILabel!

  var journey: Journey {
    return Journey(destination: destinationField.text ?? "", nights: Int(nightsSlider.value))
  }

  @IBAction func nightsChanged(_ sender: UISlider) {
    nightsLabel.text = "\(Int(sender.value)) nights"
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return identifier != "Save" || destinationField.text?.isEmpty == false
  }
}
