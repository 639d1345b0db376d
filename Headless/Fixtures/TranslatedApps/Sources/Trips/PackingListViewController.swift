import UIKit

class PackingListViewController: UIViewController {
  private let store: TripStore
  private let tripID: UUID
  private var items: [PackingItem]
  private var observations: [NSKeyValueObservation] = []

  private let tableView = UITableView(frame: .zero, style: .plain)
  private let progressView = UIProgressView(progressViewStyle: .default)
  private let progressLabel = BadgeLabel()
  private let ringView = ProgressRingView()

  init(store: TripStore, tripID: UUID) {
    self.store = store
    self.tripID = tripID
    self.items = store.packingList(for: tripID)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Packing list"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "All packed",
      style: .done,
      target: self,
      action: #selector(packAll)
    )
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    progressLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    progressLabel.textAlignment = .center
    progressLabel.backgroundColor = .secondarySystemFill
    let texts = UIStackView(arrangedSubviews: [progressLabel, progressView])
    texts.axis = .vertical
    texts.spacing = 8
    let header = UIStackView(arrangedSubviews: [ringView, texts])
    ringView.setContentHuggingPriority(.required, for: .horizontal)
    header.alignment = .center
    header.spacing = 8
    header.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(header)
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      header.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    observe()
  }

  private func observe() {
    observations = items.map { item in
      item.observe(\.isPacked, options: [.initial, .new]) { [weak self] _, _ in
        self?.updateProgress()
      }
    }
  }

  private func updateProgress() {
    let packed = items.filter { $0.isPacked }.count
    progressLabel.text = "\(packed) of \(items.count) packed"
    progressView.setProgress(items.isEmpty ? 0 : Float(packed) / Float(items.count), animated: false)
    ringView.setProgress(CGFloat(progressView.progress), animated: view.window != nil)
    navigationItem.rightBarButtonItem?.isEnabled = packed < items.count
  }

  @objc private func packAll() {
    items.forEach { $0.isPacked = true }
    tableView.reloadData()
  }
}

// MARK: - UITableViewDataSource

extension PackingListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = items[indexPath.row].name
    cell.contentConfiguration = content
    cell.accessoryType = items[indexPath.row].isPacked ? .checkmark : .none
    return cell
  }
}

// MARK: - UITableViewDelegate

extension PackingListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    items[indexPath.row].isPacked.toggle()
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
      guard let self = self else { return completion(false) }
      self.items.remove(at: indexPath.row)
      self.store.setPackingList(self.items, for: self.tripID)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      self.updateProgress()
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}
