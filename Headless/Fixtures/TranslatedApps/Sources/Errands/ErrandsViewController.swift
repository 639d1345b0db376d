import UIKit

class ErrandsViewController: UIViewController {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var emptyLabel: UILabel!

  let list: ErrandList
  private(set) var tappedPlaces: [String] = []

  init(list: ErrandList) {
    self.list = list
    super.init(nibName: "ErrandsViewController", bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    tableView.register(UINib(nibName: "ErrandCell", bundle: nil), forCellReuseIdentifier: ErrandCell.reuseIdentifier)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: #selector(addErrand)
    )
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Tags",
      style: .plain,
      target: self,
      action: #selector(showTags)
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(errandsDidChange),
      name: .errandsDidChange,
      object: list
    )
    showWhetherEmpty()
  }

  @objc private func errandsDidChange() {
    tableView.reloadData()
    showWhetherEmpty()
  }

  private func showWhetherEmpty() {
    emptyLabel.isHidden = !list.errands.isEmpty
  }

  @objc private func addErrand() {
    let controller = NewErrandViewController()
    controller.onSave = { [weak self] errand in
      self?.list.add(errand)
      self?.dismiss(animated: true)
    }
    present(UINavigationController(rootViewController: controller), animated: true)
  }

  @objc private func showTags() {
    let tags = Set(list.errands.flatMap { $0.tags }).sorted()
    navigationController?.pushViewController(TagsViewController(tags: tags), animated: true)
  }
}

extension ErrandsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return list.errands.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ErrandCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? ErrandCell {
      cell.show(list.errands[indexPath.row])
      cell.delegate = self
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = ErrandDetailViewController(list: list, index: indexPath.row)
    navigationController?.pushViewController(detail, animated: true)
  }
}

extension ErrandsViewController: ErrandCellDelegate {
  func errandCell(_ cell: ErrandCell, didChangeDone isDone: Bool) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    list.update(at: indexPath.row) { $0.isDone = isDone }
  }

  func errandCellDidTapPlace(_ cell: ErrandCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    tappedPlaces.append(list.errands[indexPath.row].place)
  }
}
