import UIKit

class JourneyViewController: UIViewController {
  var journey: Journey!
  var onChange: ((Journey) -> Void)?

  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var nightsLabel: UILabel!
  @IBOutlet private weak var nightsStepper: UIStepper!
  @IBOutlet private weak var stopsContainer: UIView!
  @IBOutlet private var buttons: [UIButton]!
  private(set) var stopsController: StopsViewController?
  private(set) var isEmbeddedBeforeItLoads = false

  override func viewDidLoad() {
    super.viewDidLoad()
    isEmbeddedBeforeItLoads = stopsController != nil
    title = journey.destination
    nightsStepper.value = Double(journey.nights)
    for button in buttons { button.layer.borderWidth = 1 }
    show()
  }

  private func show() {
    titleLabel.text = journey.destination
    nightsLabel.text = "\(journey.nights)"
  }

  @IBAction func nightsChanged(_ sender: UIStepper) {
    journey.nights = Int(sender.value)
    onChange?(journey)
    show()
  }

  @IBAction private func makeFavourite(_ sender: Any) {
    journey.isFavourite = true
    onChange?(journey)
    performSegue(withIdentifier: "ShowThanks", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "EmbedStops", let controller = segue.destination as? StopsViewController {
      controller.stops = journey.stops
      stopsController = controller
    }
  }

  @IBSegueAction private func makeThanks(_ coder: NSCoder) -> ThanksViewController? {
    return ThanksViewController(coder: coder, text: "\(journey.destination) is a favourite")
  }
}

class StopCell: UICollectionViewCell {
  @IBOutlet private weak var label: UILabel!

  func show(_ text: String) { label.text = text }
}

class StopsViewController: UICollectionViewController {
  var stops: [String] = []

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return stops.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Stop", for: indexPath)
    (cell as? StopCell)?.show(stops[indexPath.item])
    return cell
  }
}

class ThanksViewController: UIViewController {
  @IBOutlet private weak var label: UILabel!
  private let text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text
  }

  @IBAction func close() {
    dismiss(animated: true)
  }
}
