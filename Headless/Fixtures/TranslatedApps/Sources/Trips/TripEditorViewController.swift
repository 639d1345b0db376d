import UIKit

@objc protocol TripEditorViewControllerDelegate: NSObjectProtocol {
  func tripEditor(_ editor: TripEditorViewController, didSaveTitled title: String, start: Date, nights: Int)
  @objc optional func tripEditorDidCancel(_ editor: TripEditorViewController)
}

class TripEditorViewController: UIViewController {
  weak var delegate: TripEditorViewControllerDelegate?

  private let scrollView = UIScrollView()
  private let titleField = UITextField()
  private let datePicker = UIDatePicker()
  private let nightsSlider = UISlider()
  private let nightsLabel = UILabel()
  private let flexibleSwitch = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("New trip", comment: "Title of the editor")
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel,
      target: self,
      action: #selector(cancelTapped)
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save,
      target: self,
      action: #selector(saveTapped)
    )
    titleField.placeholder = "Title"
    titleField.borderStyle = .roundedRect
    titleField.returnKeyType = .done
    titleField.delegate = self
    titleField.addTarget(self, action: #selector(titleChanged(_:)), for: .editingChanged)
    datePicker.datePickerMode = .date
    datePicker.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    datePicker.accessibilityLabel = "Start"
    nightsSlider.minimumValue = 1
    nightsSlider.maximumValue = 14
    nightsSlider.value = 3
    nightsSlider.accessibilityLabel = "Nights"
    nightsSlider.addTarget(self, action: #selector(nightsChanged(_:)), for: .valueChanged)
    flexibleSwitch.accessibilityLabel = "Flexible dates"
    flexibleSwitch.addTarget(self, action: #selector(flexibleChanged(_:)), for: .valueChanged)

    let stack = UIStackView(arrangedSubviews: [titleField, datePicker, nightsLabel, nightsSlider, flexibleSwitch])
    stack.axis = .vertical
    stack.alignment = .fill
    stack.spacing = 16
    stack.setCustomSpacing(4, after: nightsLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -20),
    ])
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardWillChangeFrame(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
    nightsChanged(nightsSlider)
    titleChanged(titleField)
  }

  // MARK: - Actions

  @objc private func titleChanged(_ sender: UITextField) {
    navigationItem.rightBarButtonItem?.isEnabled = sender.text?.isEmpty == false
  }

  @objc private func nightsChanged(_ sender: UISlider) {
    nightsLabel.text = String(format: "%d nights", Int(sender.value.rounded()))
  }

  @objc private func flexibleChanged(_ sender: UISwitch) {
    UIView.animate(withDuration: 0.25) {
      self.datePicker.alpha = sender.isOn ? 0.5 : 1
    }
    datePicker.isEnabled = !sender.isOn
  }

  @objc private func saveTapped() {
    delegate?.tripEditor(
      self,
      didSaveTitled: titleField.text ?? "",
      start: datePicker.date,
      nights: Int(nightsSlider.value.rounded())
    )
  }

  @objc private func cancelTapped() {
    delegate?.tripEditorDidCancel?(self)
    dismiss(animated: true, completion: nil)
  }

  @objc private func keyboardWillChangeFrame(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    let overlap = max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
    scrollView.contentInset.bottom = overlap
    scrollView.verticalScrollIndicatorInsets.bottom = overlap
  }
}

extension TripEditorViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
