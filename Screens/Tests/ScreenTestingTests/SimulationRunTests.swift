#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// Bubbles at either edge, of which a used cell may keep the wrong one.
  private final class BubblesViewController: UITableViewController {
    private final class Cell: UITableViewCell {
      private let bubble = UIView()
      private lazy var edges = [
        bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
        bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      ]

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bubble.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)
        NSLayoutConstraint.activate([
          bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
          bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          bubble.widthAnchor.constraint(equalToConstant: 100),
        ])
      }

      required init?(coder: NSCoder) { nil }

      func show(isMine: Bool, _ isFlawed: Bool) {
        if !isFlawed { NSLayoutConstraint.deactivate(edges) }
        edges[isMine ? 1 : 0].isActive = true
      }
    }

    private let isFlawed: Bool

    init(isFlawed: Bool) {
      self.isFlawed = isFlawed
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.show(isMine: indexPath.row % 3 == 0, isFlawed)
      return cell
    }
  }

  /// A name that is asked for in an alert, and shown only when rows are reloaded.
  private final class NamesViewController: UITableViewController {
    private let reloads: Bool
    private var names = ["Ada", "Grace"]

    init(reloads: Bool) {
      self.reloads = reloads
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(
        UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
          guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
          names[indexPath.row] = name
          if reloads { self.tableView.reloadRows(at: [indexPath], with: .none) }
        }
      )
      present(alert, animated: true)
    }
  }

  @Suite @MainActor struct SimulationRunTests {
    /// Scrolled to, as no cell is used twice before that.
    @Test(.slow) func constraintsThatCannotBeMetTogetherAreFound() throws {
      let failure = #expect(throws: SimulationFailure.self) {
        try simulate(BubblesViewController.self) { _ in BubblesViewController(isFlawed: true) }
      }
      #expect(failure?.finding.check == .constraints)
      let text = "\(try #require(failure?.finding))"
      #expect(text.contains("Constraints cannot be met together: "))
      #expect(text.contains("UIKit breaks <NSLayoutConstraint"))
      try simulate(BubblesViewController.self, worlds: 10) { _ in BubblesViewController(isFlawed: false) }
      try simulate(BubblesViewController.self, worlds: 10, without: [.constraints]) { _ in
        BubblesViewController(isFlawed: true)
      }
    }

    @Test(.slow) func fieldsOfAlertsAreTypedInto() throws {
      let failure = #expect(throws: SimulationFailure.self) {
        try simulate(NamesViewController.self) { _ in NamesViewController(reloads: false) }
      }
      #expect(failure?.finding.check == .freshCells)
      let counts = try simulate(NamesViewController.self, reaching: ["Name", "Save"]) { _ in
        NamesViewController(reloads: true)
      }
      #expect(counts.reach.used["Name", default: 0] > 0)

      let controller = NamesViewController(reloads: true)
      let screen = TestScreen(controller)
      try screen.tap("Ada")
      try screen.type("Mary", into: .text("Name"))
      try screen.tap("Save")
      #expect(screen.texts == ["Mary", "Grace"])
    }
  }
#endif
