import UIKit

class ErrandDetailViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var minutesView: MinutesView!
  @IBOutlet private weak var notesView: UITextView!
  @IBOutlet private weak var doneButton: UIButton!

  private let list: ErrandList
  private let index: Int

  init(list: ErrandList, index: Int) {
    self.list = list
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let errand = list.errands[index]
    title = errand.title
    titleLabel.text = errand.title
    minutesView.minutes = errand.minutes
    notesView.text = errand.place
  }

  @IBAction private func minutesChanged(_ sender: MinutesView) {
    list.update(at: index) { $0.minutes = sender.minutes }
  }

  @IBAction func done(_ sender: UIButton, forEvent event: UIEvent) {
    list.update(at: index) { $0.isDone = true }
    navigationController?.popViewController(animated: true)
  }

  @IBAction private func titleDoubleTapped(_ recognizer: UITapGestureRecognizer) {
    titleLabel.textColor = .systemBlue
    titleLabel.text = "★ " + list.errands[index].title
  }
}
