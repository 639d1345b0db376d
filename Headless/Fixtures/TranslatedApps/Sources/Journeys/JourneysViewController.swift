import UIKit

class JourneyCell: UITableViewCell {
  @IBOutlet weak var destinationLabel: UILabel!
  @IBOutlet weak var nightsLabel: UILabel!
}

class JourneysViewController: UITableViewController {
  var journeys: [Journey] = []

  @IBOutlet private var emptyFooter: UIView!
  @IBOutlet private weak var editButton: UIBarButtonItem!
  private(set) var preparedIdentifiers: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    journeys = JourneyStore.shared.journeys
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    editButton.isEnabled = !journeys.isEmpty
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return journeys.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let journey = journeys[indexPath.row]
    guard !journey.isFavourite else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Favourite", for: indexPath)
      cell.textLabel?.text = journey.destination
      cell.detailTextLabel?.text = "\(journey.nights)"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Journey", for: indexPath) as! JourneyCell
    cell.destinationLabel.text = journey.destination
    cell.nightsLabel.text = journey.nights == 1 ? "1 night" : "\(journey.nights) nights"
    return cell
  }

  // MARK: Ways

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard identifier == "ShowJourney", let cell = sender as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return true }
    return journeys[indexPath.row].nights > 0
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    preparedIdentifiers.append(segue.identifier ?? "")
    if let detail = segue.destination as? JourneyViewController, let indexPath = tableView.indexPathForSelectedRow {
      detail.journey = journeys[indexPath.row]
      detail.onChange = { [weak self] journey in self?.journeys[indexPath.row] = journey }
    }
  }

  @IBAction func toggleEditing(_ sender: UIBarButtonItem) {
    setEditing(!isEditing, animated: true)
    sender.title = isEditing ? "Done" : "Edit"
  }

  @IBAction func unwindToJourneys(_ segue: UIStoryboardSegue) {
    guard segue.identifier == "Save", let source = segue.source as? NewJourneyViewController else { return }
    journeys.append(source.journey)
    tableView.reloadData()
  }
}
