import UIKit

private class PlantsDataSource: UITableViewDiffableDataSource<PlantsViewController.Section, String> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}

public class PlantsViewController: BaseTableViewController {
  fileprivate enum Section { case plants }

  private let store: PlantStore
  private var dataSource: PlantsDataSource!
  private(set) var refreshCount = 0

  override var screenName: String { "Plants" }

  public init(store: PlantStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PlantCell.self, forCellReuseIdentifier: PlantCell.reuseIdentifier)
    dataSource = PlantsDataSource(tableView: tableView) { [unowned self] tableView, indexPath, _ in
      let cell =
        tableView.dequeueReusableCell(
          withIdentifier: PlantCell.reuseIdentifier,
          for: indexPath
        ) as! PlantCell
      cell.configure(with: self.store.plants[indexPath.row])
      cell.delegate = self
      return cell
    }

    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(addTapped(_:))
    )
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Settings",
      style: .plain,
      target: self,
      action: #selector(settingsTapped)
    )

    let refreshControl = UIRefreshControl()
    refreshControl.addTarget(self, action: #selector(PlantsViewController.refresh), for: .valueChanged)
    self.refreshControl = refreshControl

    NotificationCenter.default.addObserver(
      self,
      selector: #selector(plantsDidChange),
      name: .plantsDidChange,
      object: store
    )
    apply(animated: false)
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.plants])
    snapshot.appendItems(store.plants.map(\.identifier))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = PlantDetailViewController(plant: store.plants[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }

  public override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self = self else { return done(false) }
      done(self.store.remove(self.store.plants[indexPath.row]))
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  // MARK: - Actions

  @objc private func addTapped(_ sender: UIBarButtonItem) {
    let add = AddPlantViewController()
    add.delegate = self
    present(UINavigationController(rootViewController: add), animated: true)
  }

  @objc func refresh() {
    refreshCount += 1
    refreshControl?.endRefreshing()
  }

  @objc func plantsDidChange() {
    apply(animated: viewIfLoaded?.window != nil)
  }
}

extension PlantsViewController: PlantCellDelegate {
  func plantCellDidTapWater(_ cell: PlantCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    store.plants[indexPath.row].timesWatered += 1
  }
}

extension PlantsViewController: AddPlantViewControllerDelegate {
  func addPlantViewController(_ controller: AddPlantViewController, didFinishWith plant: Plant) {
    store.add(plant)
    dismiss(animated: true)
  }
}
