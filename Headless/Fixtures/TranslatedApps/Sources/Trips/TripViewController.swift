import UIKit

class TripViewController: UITableViewController {
  private enum Row {
    static let packing = 0
    static let share = 1
  }

  private let store: TripStore
  private let tripID: UUID
  private var trip: Trip

  init(store: TripStore, tripID: UUID) {
    self.store = store
    self.tripID = tripID
    trip = store.trip(with: tripID) ?? Trip(id: tripID, title: "Deleted")
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trip.title
    navigationItem.rightBarButtonItems = [
      editButtonItem,
      UIBarButtonItem(title: "Add stop", style: .plain, target: self, action: #selector(addStop)),
    ]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Action")
    tableView.register(StopCell.self, forCellReuseIdentifier: StopCell.reuseIdentifier)
    tableView.tableFooterView = UIView()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if store.trip(with: tripID) != nil { store.save(trip) }
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? trip.stops.count : 2
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Stops" : nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? trip.subtitle : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: StopCell.reuseIdentifier, for: indexPath) as! StopCell
      cell.configure(with: trip.stops[indexPath.row])
      cell.delegate = self
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Action", for: indexPath)
    cell.textLabel?.text = indexPath.row == Row.packing ? "Packing list" : "Share"
    cell.accessoryType = indexPath.row == Row.packing ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    trip.stops.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    updateFooter()
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let stop = trip.stops.remove(at: source.row)
    trip.stops.insert(stop, at: destination.row)
  }

  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    proposed.section == 0 ? proposed : IndexPath(row: trip.stops.count - 1, section: 0)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 1 else { return }
    if indexPath.row == Row.packing {
      let list = PackingListViewController(store: store, tripID: tripID)
      navigationController?.pushViewController(list, animated: true)
    } else {
      share()
    }
  }

  // MARK: - Actions

  private func share() {
    let sheet = UIAlertController(title: trip.title, message: trip.subtitle, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Copy text", style: .default) { [weak self] _ in
        UIPasteboard.general.string = self?.trip.title
      }
    )
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  @objc private func addStop() {
    let alert = UIAlertController(title: "New stop", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.autocapitalizationType = .words
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self = self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        self.trip.stops.append(Stop(name: name, nights: 1))
        self.tableView.insertRows(at: [IndexPath(row: self.trip.stops.count - 1, section: 0)], with: .automatic)
        self.updateFooter()
      }
    )
    present(alert, animated: true)
  }

  private func updateFooter() {
    UIView.performWithoutAnimation {
      let footer = tableView.footerView(forSection: 0)
      footer?.textLabel?.text = trip.subtitle
      footer?.sizeToFit()
    }
  }
}

extension TripViewController: StopCellDelegate {
  func stopCell(_ cell: StopCell, didChangeNights nights: Int) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    trip.stops[indexPath.row].nights = nights
    cell.configure(with: trip.stops[indexPath.row])
    updateFooter()
  }
}
