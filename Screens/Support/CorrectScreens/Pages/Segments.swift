import HeadlessUIKit

/// Two children that segments exchange, each with a list.
final class SegmentsViewController: UIViewController {
  private final class Child: UITableViewController {
    let texts: [String]

    init(_ texts: [String]) {
      self.texts = texts
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
  }

  private let segments = UISegmentedControl(items: ["Open", "Done"])
  private let pages = [Child((1...20).map { "Open \($0)" }), Child((1...3).map { "Done \($0)" })]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    segments.selectedSegmentIndex = 0
    segments.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    segments.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(segments)
    NSLayoutConstraint.activate([
      segments.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      segments.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    show()
  }

  private func show() {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    let child = pages[segments.selectedSegmentIndex]
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: segments.bottomAnchor, constant: 8),
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    child.didMove(toParent: self)
  }
}

extension CorrectScreen {
  static let segments = CorrectScreen("segments") { _ in SegmentsViewController() }
}
